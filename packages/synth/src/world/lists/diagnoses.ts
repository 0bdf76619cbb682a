import { lazily } from "../list.ts";

/** A billable ICD-10-CM code with our own short description and the group of conditions that it belongs to. */
export interface Diagnosis {
  readonly code: string;
  readonly description: string;
  readonly group: string;
}

const table = `
diabetes: E10.9 Type 1 diabetes without complications; E10.65 Type 1 diabetes with high blood sugar; E10.22 Type 1 diabetes with kidney disease; E10.319 Type 1 diabetes with retinopathy; E10.40 Type 1 diabetes with nerve damage; E10.10 Type 1 diabetes with ketoacidosis; E11.9 Type 2 diabetes without complications; E11.65 Type 2 diabetes with high blood sugar; E11.22 Type 2 diabetes with kidney disease; E11.40 Type 2 diabetes with nerve damage; E11.42 Type 2 diabetes with polyneuropathy; E11.319 Type 2 diabetes with retinopathy; E11.51 Type 2 diabetes with poor limb circulation; E11.621 Type 2 diabetes with foot ulcer; E11.649 Type 2 diabetes with low blood sugar; E11.8 Type 2 diabetes with other complications; E13.9 Other diabetes without complications; E13.65 Other diabetes with high blood sugar; O24.410 Diabetes of pregnancy, diet controlled; R73.03 Prediabetes
cardiovascular: I10 High blood pressure; I11.0 Hypertensive heart disease with heart failure; I12.9 Hypertensive kidney disease; I20.9 Angina; I21.4 Heart attack without ST elevation; I21.3 Heart attack with ST elevation; I25.10 Coronary artery disease; I48.91 Atrial fibrillation; I48.0 Paroxysmal atrial fibrillation; I50.9 Heart failure; I50.22 Chronic systolic heart failure; I63.9 Stroke; I65.23 Narrowed carotid arteries; I73.9 Poor circulation of the limbs; I82.401 Deep vein thrombosis of the leg; I83.90 Varicose veins; I35.0 Narrowed aortic valve; I34.0 Leaking mitral valve; I42.9 Cardiomyopathy; I47.10 Fast heart rhythm
lipids: E78.5 High blood lipids; E78.00 High cholesterol; E78.2 Mixed high lipids; E78.1 High triglycerides
respiratory: J06.9 Upper respiratory infection; J02.9 Sore throat; J01.90 Acute sinusitis; J18.9 Pneumonia; J20.9 Acute bronchitis; J30.9 Allergic rhinitis; J44.9 Chronic obstructive lung disease; J44.1 Chronic obstructive lung disease, flare-up; J45.909 Asthma; J45.901 Asthma attack; J45.20 Mild intermittent asthma; J10.1 Influenza; J32.9 Chronic sinusitis; J84.10 Lung fibrosis; J96.01 Acute respiratory failure; G47.33 Sleep apnoea
mental_health: F32.A Depression; F32.1 Moderate depressive episode; F33.1 Recurrent depression, moderate; F41.1 Generalised anxiety; F41.9 Anxiety; F41.0 Panic disorder; F43.10 Post-traumatic stress; F43.23 Adjustment disorder; F90.9 Attention deficit; F31.9 Bipolar disorder; F20.9 Schizophrenia; F10.20 Alcohol dependence; F11.20 Opioid dependence; F17.210 Cigarette dependence; F50.9 Eating disorder; F84.0 Autism; G47.00 Insomnia
musculoskeletal: M54.50 Low back pain; M54.2 Neck pain; M17.11 Arthritis of the right knee; M17.12 Arthritis of the left knee; M16.11 Arthritis of the right hip; M25.511 Right shoulder pain; M25.561 Right knee pain; M25.562 Left knee pain; M75.101 Torn rotator cuff; M79.7 Fibromyalgia; M81.0 Osteoporosis; M10.9 Gout; M06.9 Rheumatoid arthritis; M51.26 Slipped lumbar disc; M72.2 Heel pain; G56.01 Carpal tunnel, right
digestive: K21.9 Acid reflux; K29.70 Gastritis; K35.80 Appendicitis; K40.90 Groin hernia; K50.90 Crohn's disease; K51.90 Ulcerative colitis; K57.30 Diverticulosis; K58.9 Irritable bowel; K59.00 Constipation; K80.20 Gallstones; K74.60 Cirrhosis; K76.0 Fatty liver; K92.2 Bleeding in the gut; A09 Infectious diarrhoea
renal: N18.30 Chronic kidney disease, stage 3; N18.4 Chronic kidney disease, stage 4; N18.6 End-stage kidney disease; N17.9 Acute kidney failure; N20.0 Kidney stone; N39.0 Urinary infection; N40.1 Enlarged prostate; N30.00 Bladder inflammation
oncology: C50.911 Breast cancer, right; C50.912 Breast cancer, left; C61 Prostate cancer; C34.90 Lung cancer; C18.9 Colon cancer; C43.9 Melanoma; C73 Thyroid cancer; C67.9 Bladder cancer; C56.9 Ovarian cancer; C25.9 Pancreatic cancer; C91.10 Chronic lymphocytic leukaemia; C83.30 Large B-cell lymphoma; D05.10 Early breast cancer; Z51.11 Chemotherapy session
endocrine: E03.9 Underactive thyroid; E05.90 Overactive thyroid; E66.9 Obesity; E66.01 Severe obesity; E55.9 Vitamin D deficiency; E53.8 Vitamin B deficiency; E87.6 Low potassium; E86.0 Dehydration; E28.2 Polycystic ovaries; E04.1 Thyroid nodule
neurologic: G43.909 Migraine; G40.909 Epilepsy; G20.A1 Parkinson's disease; G30.9 Alzheimer's disease; G61.0 Guillain-Barré syndrome; G62.9 Polyneuropathy; R51.9 Headache; G45.9 Transient ischaemic attack; G25.81 Restless legs; H81.10 Positional vertigo
infection: A41.9 Sepsis; B34.9 Viral infection; U07.1 COVID-19; B37.9 Yeast infection; L03.90 Skin infection; B02.9 Shingles; A49.02 Resistant staphylococcus; B20 HIV disease; B18.2 Chronic hepatitis C
injury: S52.501A Broken wrist, first visit; S82.891A Broken ankle, first visit; S72.001A Broken hip, first visit; S93.401A Sprained ankle, first visit; S06.0X0A Concussion, first visit; S61.209A Cut finger, first visit; S83.511A Torn cruciate ligament, first visit; T78.40XA Allergic reaction, first visit; S01.81XA Cut on the face, first visit; W19.XXXA Fall, first visit
skin: L20.9 Eczema; L40.0 Psoriasis; L70.0 Acne; L50.9 Hives; L57.0 Sun-damaged skin; L30.9 Dermatitis; L82.1 Harmless skin growth; B35.1 Nail fungus
eye: H25.9 Cataract; H40.9 Glaucoma; H35.30 Macular degeneration; H10.9 Conjunctivitis; H52.4 Age-related long sight; H04.123 Dry eyes; H52.13 Short sight
ear: H66.90 Middle ear infection; H61.20 Ear wax; H91.90 Hearing loss; H93.19 Ringing in the ears
maternity: Z34.90 Normal pregnancy, check-up; O80 Normal delivery; O82 Caesarean delivery; O14.90 Pre-eclampsia; O09.90 High-risk pregnancy; Z38.00 Newborn; O26.90 Pregnancy-related condition
preventive: Z00.00 Yearly check-up; Z00.129 Child check-up; Z23 Vaccination; Z12.31 Breast screening; Z12.11 Colon screening; Z01.419 Gynaecological check-up; Z13.220 Lipid screening; Z79.4 Long-term insulin; Z79.899 Long-term medication; Z96.651 Artificial right knee; Z87.891 Former smoker
symptoms: R07.9 Chest pain; R10.9 Belly pain; R05.9 Cough; R50.9 Fever; R53.83 Fatigue; R42 Dizziness; R06.02 Shortness of breath; R11.2 Nausea with vomiting; R63.4 Weight loss; R55 Fainting; R31.9 Blood in urine
blood: D50.9 Iron deficiency anaemia; D64.9 Anaemia; D69.6 Low platelets; D72.829 Raised white cells; D68.9 Clotting disorder; D57.1 Sickle-cell disease
`;

/** All codes that we have. */
export const diagnoses = lazily((): readonly Diagnosis[] =>
  table
    .trim()
    .split("\n")
    .flatMap((line) => {
      const colon = line.indexOf(":");
      const group = line.slice(0, colon);
      return line
        .slice(colon + 1)
        .split(";")
        .map((entry) => {
          const text = entry.trim();
          const blank = text.indexOf(" ");
          return { code: text.slice(0, blank), description: text.slice(blank + 1), group };
        });
    }),
);

/** Groups of conditions. */
export const diagnosisGroups = lazily((): readonly string[] => [...new Set(diagnoses().map(({ group }) => group))]);

/** The codes of a group. */
export function diagnosesOf(group: string): readonly Diagnosis[] {
  return diagnoses().filter((one) => one.group === group);
}
