import { phraseList } from "./phrases.ts";

/** What may open a clause that says what is enough. */
export const beginnings = phraseList(
  "i think|i guess|i'd say|say|something like|anything like|even|just|and|but|for us|for me|con|mit|avec|com|ich denke|creo que|je pense que|acho que",
);
/** "is enough", "will do" */
export const enough = phraseList(
  "is fine|are fine|is enough|are enough|is plenty|are plenty|is ok|is okay|are ok|is good|is great|is perfect|is sufficient|are sufficient|would be fine|would be enough|would be plenty|would be ok|would be good|would be great|would be perfect|would be nice|should be fine|should be enough|should be plenty|will be fine|will be enough|ought to be enough|ought to do|will do|would do|should do|suffice|suffices|will suffice|would suffice|should suffice|reicht|reichen|genugt|genugen|sind genug|waren gut|ist gut|basta|bastan|bastaria|bastarian|esta bien|es suficiente|son suficientes|suffit|suffisent|suffira|suffiront|suffirait|c'est bien|bastam|chega|chegam|sao suficientes|esta bom",
);
