import { countWords, sentencesOf } from '@drumbeat/domain';
import { word } from '../../reading/word-patterns.js';
import { matterOf } from '../words.js';

/** What a text is for and made of: who asks for it is about to write. */
const WRITING = word(
  String.raw`posts?|drafts?|texts?|versions?|readers?|audience|tone|length|angle|hook|message|aimed at|passages?|paragraphs?|figures|story|context|notes|details?|information|beitrag|beiträge|entwurf|texte?|fassung|leser\p{L}*|zielgruppe|tonfall|botschaft|richtet sich|anlass|absatz|kontext|angaben|informationen|publication|brouillon|lecteurs?|public visé|ton|s'adresse|destiné\p{L}*|contexte|éléments|détails|informations|précisions|message principal|publicación|borrador|textos?|lector\p{L}*|tono|va dirigid[oa]|contexto|mensaje|detalles|información|para quién es`,
);
/** What whoever writes for somebody may choose. */
const CHOOSES = word(
  String.raw`(?:should|shall|may|can) i (?:\p{L}+ )?(?:focus|keep|mention|include|leave|use|name|open|start|begin|lead|end|close|stress|cut|write|shorten|add)|soll(?:te)? ich \p{L}[^?]*(?:behalten|lassen|nennen|erwähnen|weglassen|verwenden|betonen|schreiben|kürzen|beginnen)|soll ich (?:\p{L}+ )?behalten|dois-je (?:garder|conserver|mentionner|inclure|citer|laisser|utiliser|insister|commencer|écrire|couper)|(?:debo|debería) (?:conservar|mantener|mencionar|incluir|dejar|usar|nombrar|empezar|escribir|cortar)|me quedo con`,
);
/** What stands before the work. */
const BEFORE = word(
  String.raw`before i (?:\p{L}+ )?(?:draft|write|start|begin|shorten|rewrite|get)|bevor ich (?:\p{L}+ ){0,3}(?:loslege|anfange|beginne|schreibe|starte|kürze)|avant (?:de (?:commencer|rédiger|écrire|me lancer)|d'écrire|que je)|antes de (?:empezar|escribir|redactar|comenzar)|dafür bräuchte ich|dafür brauche ich`,
);
const NEEDS = word(
  String.raw`(?:would|might|will|could) help(?: me)?|(?:i )?need|missing|enough|let me know which|more|genug|assez|suficientes?|brauche|bräuchte|benötige|fehl(?:t|en)|hilft|manque(?:nt)?|besoin|faudrait|aiderait|necesito|necesitaría|faltan?|ayudaría`,
);
const SELF = word(
  String.raw`i|i'(?:d|ll|m)|me|ich|mir|je|j'\p{L}+|il me|moi|yo|me|necesit\p{L}+|happy to|glad to|gerne?|avec plaisir|con gusto|antes de|avant de|before`,
);

const WORDS_MAX = 80;
/** A short run-up: "Two quick questions:". */
const SHORT = 5;
/** Words of what the author gave, in a sentence about the text that asks nothing. */
const MATTER_MAX = 1;

/**
 * True where an answer asks whoever gave the material, and tells nothing of it: a question about the text or what is to stand in it, or
 * something that is needed for it, and no sentence beside these that rests on a source. A post asks its readers about the matter.
 * @param answer with straight apostrophes and small letters; so is `given`, all that the author gave
 */
export function asksAuthor(answer: string, given: string): boolean {
  if (countWords(answer) > WORDS_MAX || given.includes(answer.trim())) return false;
  const sentences = sentencesOf(answer);
  const asks = (sentence: string) => sentence.includes('?') || (NEEDS.test(sentence) && SELF.test(sentence));
  const isOfWriting = (sentence: string) =>
    BEFORE.test(sentence) || CHOOSES.test(sentence) || WRITING.test(sentence);
  // Who writes about writing asks their readers so.
  const isOwn = sentencesOf(given).some((sentence) => sentence.includes('?') && isOfWriting(sentence));
  const known = new Set(matterOf(given));
  const tells = (sentence: string) =>
    !asks(sentence) &&
    !BEFORE.test(sentence) &&
    (/\p{N}/u.test(sentence) ||
      matterOf(sentence).filter((one) => known.has(one)).length > (isOfWriting(sentence) ? MATTER_MAX : 0) ||
      (countWords(sentence) > SHORT && !isOfWriting(sentence)));
  return (
    !isOwn &&
    sentences.some((sentence) => asks(sentence)) &&
    sentences.some(isOfWriting) &&
    !sentences.some(tells)
  );
}
