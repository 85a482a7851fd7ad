import type { PerLanguage } from '../../reading/words/per-language.js';
import { word } from '../../reading/words/word-patterns.js';

/** What a question about a text that is to be written is made of, in one language. */
interface AskingWords {
  /** What a text is for and made of: who asks for it is about to write. */
  readonly writing: RegExp;
  /** What whoever writes for somebody may choose. */
  readonly chooses: RegExp;
  /** What stands before the work. */
  readonly before: RegExp;
  readonly needs: RegExp;
  readonly self: RegExp;
}

export const ASKING_WORDS: PerLanguage<AskingWords> = {
  en: {
    writing: word(
      'posts?|drafts?|texts?|versions?|readers?|audience|tone|length|angle|hook|message|aimed at|passages?|paragraphs?|figures|story|context|notes|details?|information',
    ),
    chooses: word(
      String.raw`(?:should|shall|may|can) i (?:\p{L}+ )?(?:focus|keep|mention|include|leave|use|name|open|start|begin|lead|end|close|stress|cut|write|shorten|add)`,
    ),
    before: word(String.raw`before i (?:\p{L}+ )?(?:draft|write|start|begin|shorten|rewrite|get)`),
    needs: word('(?:would|might|will|could) help(?: me)?|(?:i )?need|missing|enough|let me know which|more'),
    self: word("i|i'(?:d|ll|m)|me|happy to|glad to|before"),
  },
  de: {
    writing: word(
      String.raw`posts?|beitrag|beiträge|entwurf|texte?|version|fassung|leser\p{L}*|zielgruppe|tonfall|botschaft|richtet sich|anlass|absatz|kontext|angaben|details|notizen|informationen|zahlen`,
    ),
    chooses: word(
      String.raw`soll(?:te)? ich \p{L}[^?]*(?:behalten|lassen|nennen|erwähnen|weglassen|verwenden|betonen|schreiben|kürzen|beginnen)|soll ich (?:\p{L}+ )?behalten`,
    ),
    before: word(
      String.raw`bevor ich (?:\p{L}+ ){0,3}(?:loslege|anfange|beginne|schreibe|starte|kürze)|dafür bräuchte ich|dafür brauche ich`,
    ),
    needs: word('genug|brauche|bräuchte|benötige|fehl(?:t|en)|hilft'),
    self: word('ich|mir|gerne?'),
  },
  fr: {
    writing: word(
      String.raw`posts?|textes?|versions?|publication|brouillon|lecteurs?|public visé|ton|s'adresse|destiné\p{L}*|message|contexte|éléments|notes|détails|informations|précisions|message principal`,
    ),
    chooses: word(
      'dois-je (?:garder|conserver|mentionner|inclure|citer|laisser|utiliser|insister|commencer|écrire|couper)',
    ),
    before: word("avant (?:de (?:commencer|rédiger|écrire|me lancer)|d'écrire|que je)"),
    needs: word('assez|manque(?:nt)?|besoin|faudrait|aiderait'),
    self: word(String.raw`je|j'\p{L}+|me|il me|moi|avec plaisir|avant de`),
  },
  es: {
    writing: word(
      String.raw`posts?|publicación|borrador|textos?|versión|lector\p{L}*|tono|va dirigid[oa]|contexto|mensaje|detalles|notas|información|para quién es`,
    ),
    chooses: word(
      '(?:debo|debería) (?:conservar|mantener|mencionar|incluir|dejar|usar|nombrar|empezar|escribir|cortar)|me quedo con',
    ),
    before: word('antes de (?:empezar|escribir|redactar|comenzar)'),
    needs: word('suficientes?|necesito|necesitaría|faltan?|ayudaría'),
    self: word(String.raw`yo|me|necesit\p{L}+|con gusto|antes de`),
  },
};
