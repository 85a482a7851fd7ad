import type { PostLanguage } from '@drumbeat/domain';
import { hasVerb, tellsOfOneDay } from '../sentence-signs.js';

/** Forms of verbs that notes begin with where the subject was named before: "Läuft seitdem.", "Cost us a week.". */
const VERB_FIRST: Readonly<Partial<Record<PostLanguage, RegExp>>> = {
  en: /^(?:is|was|were|has|had|did|does|cost|costs(?= (?:us|me|them|about|around|roughly|only|nearly|almost|over|under|less|nothing|[£$€]?\p{N}))|took|takes|ran|runs|went|goes|came|comes|said|says|kept|keeps|held|holds|works?|needs?|wants?|knew|knows|made|makes|got|gets|lost|left|paid|pays|sold|stands?|stood|never|\p{L}{2,}ed)(?![\p{L}'’])/iu,
  de: /^(?:ist|war|waren|sind|hat|hatte|hatten|habe|hab|wird|wurde|wurden|kam|kamen|kommt|ging|geht|steht|stand|läuft|lief|hält|hielt|macht|kostet|fährt|fuhr|liegt|lag|sagt|will|wollte|kann|konnte|muss|musste|braucht|bringt|brachte|bleibt|blieb|passt|fehlt|funktioniert|riecht|roch|sieht|sah|weiß|wusste|nimmt|nahm|gibt|gab|heißt|hieß|ruft|rief|schreibt|schrieb|zahlt|verkauft|dauert|reicht|sitzt|saß|trägt|trug|trinkt|isst|aß|wiegt|wog|klingt|klang|hängt|hing|brennt|brannte|\p{L}{2,}iert|(?!heute|mitte|leute|seite|karte|kette|miete|hälfte|erste|letzte|beste|nächste)\p{L}{2,}te)(?![\p{L}])/iu,
  fr: /^(?:est|était|a|avait|fait|faisait|coûte|coûtait|marche|marchait|tient|tenait|va|allait|vient|veut|voulait|doit|peut|dit|disait|reste|restait)(?![\p{L}'’])/iu,
};

/** True for a statement that leaves its subject out, because the sentence before has named it. Spanish always may. */
export function isSubjectless(sentence: string, language: PostLanguage): boolean {
  const said = sentence.replace(/^["“„«¿¡(•\s]+/u, '');
  return !/\?\P{L}*$/u.test(said) && (VERB_FIRST[language]?.test(said) ?? false);
}

/** "Kosten ca. 600 €": of what was told before. */
const LABEL =
  /^(?:kosten|preis|dauer|aufwand|ersparnis|costs?|price|savings?|coût|prix|durée|coste|precio|duración|ahorro) (?:(?:ca|env|approx|aprox)\. |about |rund |etwa |environ |unos )?[£$€]?\p{N}/iu;

/** "3 orders a month, 140 euros": figures of what the sentence before speaks of. */
export function isFigureFragment(sentence: string, language: PostLanguage): boolean {
  if (LABEL.test(sentence)) return true;
  const [first = ''] = sentence.split(/,(?!\d)/u);
  return /^\P{L}*\p{N}/u.test(first) && !hasVerb(first, language) && !tellsOfOneDay(first, language);
}
