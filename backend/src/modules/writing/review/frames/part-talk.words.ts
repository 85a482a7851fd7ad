import type { PerLanguage } from '../../reading/words/per-language.js';
import { stemStart, word } from '../../reading/words/word-patterns.js';

/** What is said of a part of a text by whoever writes it anew: small letters, straight apostrophes. */
export interface PartTalkWords {
  /** A part of a text, as its writer calls it. */
  readonly part: RegExp;
  /** What is done to it. */
  readonly work: RegExp;
  /** What a fact rests on. */
  readonly ground: RegExp;
  /** The words of a line up to its colon, or all of a sentence, that hand the part over. */
  readonly handsOver: RegExp;
}

interface Sources {
  readonly assents: string;
  readonly hands: string;
  readonly part: string;
  readonly made: string;
  readonly articles: string;
  readonly work: string;
  readonly ground: string;
}

/** "Sure! Here is the corrected passage:", "The passage, corrected:", "Corrected:". */
function partTalk({ assents, hands, part, made, articles, work, ground }: Sources): PartTalkWords {
  const assented = String.raw`(?:(?:${assents})(?: \p{L}+){0,2}\s?[!,.:]\s*)*`;
  const within = String.raw`[^:.!?\n]{0,50}`;
  const named = String.raw`(?<![\p{L}\p{M}])(?:${part}|${made})(?![\p{L}\p{M}])`;
  const label = String.raw`(?:(?:${articles}) )?(?:(?:${part}|${made}),? ?){1,4}`;
  return {
    part: word(part),
    work: word(work),
    ground: word(ground),
    handsOver: stemStart(
      String.raw`(?:${assented}(?:(?:${hands})(?![\p{L}\p{M}])${within}${named}${within}(?:\s?:|[.!]?\s*$|\n)|${label}[*_]*\s?:)|(?:${assents})(?: \p{L}+){0,2}\s?[!.]\s*$)`,
    ),
  };
}

export const PART_TALK: PerLanguage<PartTalkWords> = {
  en: partTalk({
    assents: 'sure(?: thing)?|certainly|of course|absolutely|got it|understood|gladly|no problem',
    hands:
      "here(?:'s| is| are| you go)?|this is|these are|below(?: is| are)?|i(?:'ve| have)? (?:corrected|rewritten|revised|reworded|shortened)|my (?:suggestion|version|take)",
    part: 'passages?|sentences?|paragraphs?|lines?|wordings?|phrasings?|selection|excerpt|section|versions?|text|correction|rewrite|revision|openings?|openers?|hooks?|opening lines?|first (?:lines?|sentences?)',
    made: 'corrected|rewritten|revised|reworded|rephrased|shortened|shorter|longer|improved|updated|fixed|edited|tightened|tighter|polished|reworked|repaired|new|final',
    articles: 'the|your|a|my|possible|some',
    work: 'correct(?:ed|ing|ion)?|fix(?:ed|ing)?|verif(?:y|ied|ying)|confirm(?:ed|ing)?|check(?:ed|ing)?|repair(?:ed|ing)?|rewrit(?:e|ten|ing)|reword(?:ed|ing)?|rephras(?:e|ed|ing)|chang(?:e|ed|es|ing)|edit(?:ed|ing)?|remov(?:e|ed|ing)|delet(?:e|ed|ing)|omit(?:ted|ting)?|(?:leave|left|leaving) (?:\\p{L}+ ){0,3}out|struck|substantiat\\p{L}+|replac(?:e|ed|ing)|help',
    ground: 'sources?|information|evidence|facts?|the notes|your notes|the data|details',
  }),
  de: partTalk({
    assents: 'gerne?|natürlich|klar|selbstverständlich|verstanden|alles klar|kein problem',
    hands: 'hier|nachfolgend|anbei|im folgenden|so (?:könnte|lautet|klingt|liest)|mein vorschlag|das ist',
    part: String.raw`passagen?|stellen?|satz|sätze|absatz|absätze|abschnitte?|zeilen?|formulierung(?:en)?|auswahl|fassung|version|variante|textstelle|text|korrektur|überarbeitung|umformulierung|einstiege?|anfänge|erste\p{L}* (?:sätze|satz|zeilen?)|aufhänger`,
    made: String.raw`korrigiert\p{L}*|berichtigt\p{L}*|überarbeitet\p{L}*|umgeschrieben\p{L}*|umformuliert\p{L}*|gekürzt\p{L}*|kürzere?|kürzer|neue?|geändert\p{L}*|angepasst\p{L}*|verbessert\p{L}*|gestrafft\p{L}*|bereinigt\p{L}*`,
    articles: 'mögliche|einige|die|der|das|dein|deine|ihr|ihre|mein|meine',
    work: String.raw`korrigier\p{L}*|berichtig\p{L}*|(?:über)?prüf\p{L}*|geprüft|verifizier\p{L}*|bestätig\p{L}*|beleg\p{L}*|(?:ge)?änder\p{L}*|umschreib\p{L}*|umgeschrieben|umformulier\p{L}*|anpass\p{L}*|angepasst|streich\p{L}*|gestrichen|entfern\p{L}*|weglass\p{L}*|weggelassen|lasse (?:\p{L}+ ){0,4}(?:weg|aus)|ausgelassen|verbesser\p{L}*|ersetz\p{L}*|helfen|weiterhelfen`,
    ground: String.raw`quellen?|belege?|informationen|angaben|fakten|notizen`,
  }),
  fr: partTalk({
    assents: "bien sûr|avec plaisir|certainement|d'accord|entendu|volontiers|très bien|compris",
    hands: "voici|voilà|ci-dessous|c'est|je (?:vous|te) propose|ma proposition",
    part: String.raw`passages?|phrases?|paragraphes?|lignes?|formulations?|sélection|extrait|versions?|texte|correction|réécriture|révision|accroches?|ouvertures?|débuts?|premières? (?:phrases?|lignes?)`,
    made: String.raw`corrigée?s?|rectifiée?s?|réécrite?s?|reformulée?s?|révisée?s?|remaniée?s?|raccourcie?s?|(?:plus )?courte?s?|modifiée?s?|améliorée?s?|nouvelle|nouveau`,
    articles: 'quelques|le|la|les|votre|ton|ta|mon|ma',
    work: String.raw`corrig\p{L}+|rectifi\p{L}+|vérifi\p{L}+|confirm\p{L}+|répar\p{L}+|réécri\p{L}+|reformul\p{L}+|modifi\p{L}+|retir\p{L}+|supprim\p{L}+|enlev\p{L}+|omet\p{L}+|omis|remplac\p{L}+|aider|corrections?`,
    ground: String.raw`sources?|informations?|preuves?|données|faits?|(?:les|vos|tes) notes`,
  }),
  es: partTalk({
    assents: 'claro(?: que sí)?|por supuesto|con gusto|entendido|de acuerdo|perfecto|desde luego|vale',
    hands:
      'aquí|ahí (?:va|tienes?)|este es|esta es|estos son|a continuación|he aquí|(?:te|le|os) (?:dejo|paso|propongo)|mi propuesta|así queda',
    part: String.raw`pasajes?|fragmentos?|frases?|oraci(?:ón|ones)|párrafos?|líneas?|formulaci(?:ón|ones)|selección|extracto|versi(?:ón|ones)|texto|corrección|reescritura|revisión|comienzos?|inicios?|aperturas?|ganchos?|primeras? (?:frases?|líneas?)`,
    made: String.raw`corregid[oa]s?|rectificad[oa]s?|reescrit[oa]s?|reformulad[oa]s?|revisad[oa]s?|acortad[oa]s?|(?:más )?(?:cort|breve)[oae]?s?|modificad[oa]s?|mejorad[oa]s?|nuev[oa]s?`,
    articles: 'posibles|algunas|algunos|el|la|los|las|tu|su|mi',
    work: String.raw`correg\p{L}+|corrij\p{L}+|rectific\p{L}+|verific\p{L}+|comprob\p{L}+|confirm\p{L}+|repar\p{L}+|reescrib\p{L}+|reescrit\p{L}+|reformul\p{L}+|modific\p{L}+|retir\p{L}+|elimin\p{L}+|suprim\p{L}+|omit\p{L}+|sustitu\p{L}+|ayudar\p{L}*|cambi(?:ar|ado)\p{L}*|quit(?:ar|ado)\p{L}*`,
    ground: String.raw`fuentes?|información|pruebas?|datos|hechos?|(?:las|tus|sus) notas`,
  }),
};
