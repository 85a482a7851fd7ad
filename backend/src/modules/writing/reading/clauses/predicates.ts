import { isStopWord, type PostLanguage, type TextRange } from '@drumbeat/domain';
import { stemOf } from '../words/stems.js';

/** "The wiring was not safe", "Träger nicht tragfähig": the very word that a "not" stands before. */
export interface DeniedPredicate {
  readonly place: TextRange;
  readonly stem: string;
}

/** Words that say how far, between the "not" and its word. */
const DEGREES =
  'at all|really|very|quite|yet|even|so|that|entirely|ganz|sehr|wirklich|besonders|so|très|encore|vraiment|du tout|si|tout à fait|muy|tan|todavía|del todo|realmente';
const WORD = String.raw`(?:\s(?:${DEGREES}))?\s(?<word>[\p{L}\p{M}-]{3,})`;
const EDGE = String.raw`(?<![\p{L}\p{M}])`;

/** What is denied of a deed ("did not lose") is left to the clauses: it may be bounded by anything. */
const PATTERNS: Readonly<Record<PostLanguage, RegExp>> = {
  en: new RegExp(
    String.raw`(?<!\b(?:do|does|did|will|would|can|could|should|must|may|might|has|have|had|need|rather|why|better|try|or)\s(?:\p{L}+ly\s)?)${EDGE}(?:not|(?:is|are|was|were)n['’]t|ain['’]t)${WORD}`,
    'giu',
  ),
  de: new RegExp(String.raw`${EDGE}nicht${WORD}`, 'giu'),
  fr: new RegExp(
    String.raw`${EDGE}(?:(?:n['’](?:est|était|étaient|étions|étais)|ne\s(?:suis|sommes|sont|fut|sera|serait|semble|semblait|paraît))\spas|(?<!(?:ne|n['’])[^.,;:]{1,30}\s)pas|non)${WORD}`,
    'giu',
  ),
  es: new RegExp(
    String.raw`${EDGE}no(?:\s(?:es|era|eran|son|fue|fueron|está|están|estaba|estaban|estábamos|estamos|estoy|somos|éramos|sería|parece|parecía)${WORD}|\s(?<shape>\p{L}+(?:able|ible|al|ales|[aií]d[oa]s?|iv[oa]s?|os[oa]s?|ante|ente|ari[oa]s?)(?!\p{L})))`,
    'giu',
  ),
};
/** German says what somebody did not do in the same words, with another verb: "hat nicht bezahlt", "kann nicht kommen". */
const GERMAN_DEED =
  /(?<!\p{L})(?:hab\p{L}*|hat|hast|hatten?|könn\p{L}+|konnt\p{L}+|kann|muss\p{L}*|müss\p{L}+|will|woll\p{L}+|soll\p{L}*|darf|durft\p{L}+|werde|wird|würde\p{L}*)(?!\p{L})[^.,;:!?]*$/iu;
/** Whose something is says as much as what it is: "it was not ours". */
const POSSESSIVE =
  /^(?:mine|ours|yours|theirs|hers|mein[es]?s|unser[es]?s|seins|ihres|nôtres?|mien(?:ne)?s?|mí[oa]s?|nuestr[oa]s?|suy[oa]s?)$/u;

export function deniedPredicatesIn(text: string, language: PostLanguage): DeniedPredicate[] {
  return [...text.matchAll(PATTERNS[language])].flatMap((match) => {
    const word = match.groups?.['word'] ?? match.groups?.['shape'] ?? '';
    if (language === 'de' && GERMAN_DEED.test(text.slice(0, match.index))) return [];
    const stem = predicateStem(word, language);
    if (stem === undefined) return [];
    return [{ place: { start: match.index, end: match.index + match[0].length }, stem }];
  });
}

/** Its stem where it says something by itself; undefined for a function word. */
export function predicateStem(word: string, language: PostLanguage): string | undefined {
  const small = word.toLowerCase();
  if (POSSESSIVE.test(small)) return small;
  return isStopWord(small, language) ? undefined : stemOf(small, language);
}
