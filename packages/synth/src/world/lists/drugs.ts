import { lazily } from "../list.ts";

/** A substance by its generic name, with its usual strengths and the way it is taken. */
export interface Drug {
  readonly name: string;
  readonly strengths: readonly string[];
  readonly route: string;
  readonly purpose: string;
}

const table = `
high blood pressure/oral: amlodipine 5 mg,10 mg; lisinopril 5 mg,10 mg,20 mg; losartan 25 mg,50 mg,100 mg; metoprolol 25 mg,50 mg,100 mg; hydrochlorothiazide 12.5 mg,25 mg; valsartan 80 mg,160 mg; ramipril 2.5 mg,5 mg,10 mg; bisoprolol 2.5 mg,5 mg,10 mg; carvedilol 6.25 mg,12.5 mg,25 mg; atenolol 25 mg,50 mg; enalapril 5 mg,10 mg; candesartan 8 mg,16 mg; olmesartan 20 mg,40 mg; telmisartan 40 mg,80 mg; nifedipine 30 mg,60 mg; diltiazem 120 mg,180 mg; verapamil 120 mg,240 mg; clonidine 0.1 mg,0.2 mg; doxazosin 2 mg,4 mg; propranolol 10 mg,40 mg; benazepril 10 mg,20 mg; irbesartan 150 mg,300 mg; chlorthalidone 25 mg; hydralazine 25 mg,50 mg; labetalol 100 mg,200 mg
heart/oral: furosemide 20 mg,40 mg; spironolactone 25 mg,50 mg; digoxin 0.125 mg; isosorbide 30 mg,60 mg; amiodarone 200 mg; torasemide 10 mg,20 mg; ivabradine 5 mg,7.5 mg; ranolazine 500 mg; flecainide 50 mg,100 mg; sotalol 80 mg
cholesterol/oral: atorvastatin 10 mg,20 mg,40 mg,80 mg; simvastatin 20 mg,40 mg; rosuvastatin 5 mg,10 mg,20 mg; pravastatin 20 mg,40 mg; ezetimibe 10 mg; fenofibrate 145 mg; lovastatin 20 mg
diabetes/oral: metformin 500 mg,850 mg,1000 mg; glipizide 5 mg,10 mg; glimepiride 2 mg,4 mg; sitagliptin 50 mg,100 mg; empagliflozin 10 mg,25 mg; dapagliflozin 5 mg,10 mg; pioglitazone 15 mg,30 mg; linagliptin 5 mg; repaglinide 1 mg,2 mg; canagliflozin 100 mg
diabetes/subcutaneous: insulin glargine 100 units/mL; insulin lispro 100 units/mL; insulin aspart 100 units/mL; semaglutide 0.5 mg,1 mg; liraglutide 1.2 mg,1.8 mg; dulaglutide 0.75 mg,1.5 mg; insulin detemir 100 units/mL
thinning blood/oral: warfarin 2 mg,5 mg; apixaban 2.5 mg,5 mg; rivaroxaban 10 mg,20 mg; clopidogrel 75 mg; dabigatran 110 mg,150 mg; ticagrelor 90 mg; prasugrel 10 mg
thinning blood/subcutaneous: enoxaparin 40 mg,80 mg; heparin 5000 units
pain/oral: paracetamol 500 mg,1000 mg; ibuprofen 200 mg,400 mg,600 mg; naproxen 250 mg,500 mg; diclofenac 50 mg,75 mg; tramadol 50 mg,100 mg; oxycodone 5 mg,10 mg; morphine 10 mg,30 mg; codeine 15 mg,30 mg; celecoxib 100 mg,200 mg; meloxicam 7.5 mg,15 mg; gabapentin 100 mg,300 mg,600 mg; pregabalin 75 mg,150 mg; cyclobenzaprine 5 mg,10 mg; baclofen 10 mg,20 mg; methocarbamol 500 mg,750 mg; tizanidine 2 mg,4 mg; sumatriptan 50 mg,100 mg; rizatriptan 10 mg; topiramate 25 mg,50 mg
pain/transdermal: fentanyl 12 mcg/h,25 mcg/h; buprenorphine 5 mcg/h,10 mcg/h; lidocaine 5%
mood/oral: sertraline 25 mg,50 mg,100 mg; fluoxetine 10 mg,20 mg,40 mg; escitalopram 5 mg,10 mg,20 mg; citalopram 10 mg,20 mg; venlafaxine 37.5 mg,75 mg,150 mg; duloxetine 30 mg,60 mg; bupropion 150 mg,300 mg; mirtazapine 15 mg,30 mg; trazodone 50 mg,100 mg; amitriptyline 10 mg,25 mg; paroxetine 10 mg,20 mg; lithium 300 mg; nortriptyline 25 mg,50 mg; vortioxetine 10 mg; buspirone 5 mg,10 mg
mind/oral: quetiapine 25 mg,100 mg; aripiprazole 5 mg,10 mg; risperidone 1 mg,2 mg; olanzapine 5 mg,10 mg; haloperidol 2 mg,5 mg; lamotrigine 25 mg,100 mg; methylphenidate 10 mg,18 mg; atomoxetine 40 mg; lorazepam 0.5 mg,1 mg; clonazepam 0.5 mg,1 mg; alprazolam 0.25 mg,0.5 mg; diazepam 2 mg,5 mg; zolpidem 5 mg,10 mg; hydroxyzine 25 mg; levetiracetam 500 mg,1000 mg; valproate 250 mg,500 mg; carbamazepine 200 mg; donepezil 5 mg,10 mg; memantine 10 mg; levodopa 100 mg; ropinirole 1 mg; pramipexole 0.25 mg
infection/oral: amoxicillin 250 mg,500 mg; azithromycin 250 mg,500 mg; cefalexin 250 mg,500 mg; ciprofloxacin 250 mg,500 mg; doxycycline 100 mg; clarithromycin 250 mg,500 mg; metronidazole 400 mg,500 mg; nitrofurantoin 100 mg; levofloxacin 500 mg,750 mg; clindamycin 150 mg,300 mg; trimethoprim 100 mg,200 mg; penicillin V 250 mg,500 mg; cefuroxime 250 mg,500 mg; linezolid 600 mg; fluconazole 150 mg; aciclovir 400 mg,800 mg; valaciclovir 500 mg; oseltamivir 75 mg; terbinafine 250 mg
infection/intravenous: ceftriaxone 1 g,2 g; vancomycin 1 g; meropenem 1 g; gentamicin 80 mg; piperacillin 4 g; cefazolin 1 g
stomach/oral: omeprazole 20 mg,40 mg; pantoprazole 20 mg,40 mg; esomeprazole 20 mg,40 mg; famotidine 20 mg,40 mg; lansoprazole 15 mg,30 mg; ondansetron 4 mg,8 mg; metoclopramide 10 mg; loperamide 2 mg; domperidone 10 mg; mesalazine 500 mg,1 g; lactulose 10 g; macrogol 13 g; senna 8.6 mg; docusate 100 mg; sucralfate 1 g
breathing/inhaled: salbutamol 100 mcg; fluticasone 125 mcg,250 mcg; budesonide 200 mcg; tiotropium 18 mcg; formoterol 12 mcg; ipratropium 20 mcg; beclometasone 100 mcg; salmeterol 25 mcg
breathing/oral: montelukast 4 mg,10 mg; prednisolone 5 mg,20 mg; theophylline 200 mg
allergy/oral: cetirizine 10 mg; loratadine 10 mg; fexofenadine 120 mg,180 mg; desloratadine 5 mg; diphenhydramine 25 mg
allergy/nasal: mometasone 50 mcg; azelastine 140 mcg
hormones/oral: levothyroxine 25 mcg,50 mcg,100 mcg; estradiol 1 mg,2 mg; progesterone 100 mg,200 mg; methimazole 5 mg,10 mg; prednisone 5 mg,10 mg; dexamethasone 2 mg,4 mg; finasteride 1 mg,5 mg; tamsulosin 0.4 mg; sildenafil 50 mg; tamoxifen 20 mg; letrozole 2.5 mg; anastrozole 1 mg
bones and joints/oral: alendronate 70 mg; allopurinol 100 mg,300 mg; colchicine 0.5 mg; methotrexate 2.5 mg,10 mg; hydroxychloroquine 200 mg; sulfasalazine 500 mg; febuxostat 80 mg
joints/subcutaneous: adalimumab 40 mg; etanercept 50 mg; denosumab 60 mg
skin/topical: hydrocortisone 1%; betamethasone 0.1%; clotrimazole 1%; mupirocin 2%; tretinoin 0.025%,0.05%; ketoconazole 2%
eyes/ophthalmic: latanoprost 0.005%; timolol 0.5%; dorzolamide 2%
supplements/oral: folic acid 1 mg,5 mg; ferrous sulfate 325 mg; colecalciferol 1000 units; potassium chloride 20 mEq; cyanocobalamin 1000 mcg; magnesium oxide 400 mg; calcium carbonate 500 mg
`;

/** All substances that we have. */
export const drugs = lazily((): readonly Drug[] =>
  table
    .trim()
    .split("\n")
    .flatMap((line) => {
      const colon = line.indexOf(":");
      const [purpose = "", route = ""] = line.slice(0, colon).split("/");
      return line
        .slice(colon + 1)
        .split(";")
        .map((entry): Drug => {
          const text = entry.trim();
          const first = text.search(/ \d/);
          return { name: text.slice(0, first), strengths: text.slice(first + 1).split(","), route, purpose };
        });
    }),
);

/** How often something is taken. */
export const dosingSchedules = lazily((): readonly string[] =>
  "once daily|twice daily|three times daily|every 6 hours|every 8 hours|every 12 hours|at bedtime|in the morning|with meals|once weekly|as needed|every other day".split(
    "|",
  ),
);
