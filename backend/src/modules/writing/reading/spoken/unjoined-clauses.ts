import type { PostLanguage } from '@drumbeat/domain';
import { beginsClause, beginsWithTime, saysSomething } from './main-clauses.js';
import { OPEN_WORDS } from './hesitations.words.js';
import { causeAt, tellsWhatIsSaid } from './held-clauses.js';
import {
  BEGINS,
  BELONGS,
  ENDS_WHOLE,
  FILLED_EN,
  FRONTED_ES,
  HAS_CLAUSE,
  OPEN_EN,
  OWN_CLAUSE_ES,
  PARTICIPLE_DE,
  PERFECT_DE,
  SAID_DE,
  SPANISH_CLAUSE,
  SPANISH_VERB,
} from './unjoined-clauses.words.js';

/** "Ich wollte was zur Orgel sagen": its last verb closes the clause. */
const ANNOUNCED_DE =
  /(?<!\p{L})(?:wollte|will|muss|möchte|sollte)(?!\p{L}).* (?:sagen|erzählen|berichten)$/iu;
const LEFT_MIN = 4;
/** What is sure to be whole may be as short as "it was the seal", less its first word. */
const WHOLE_MIN = 3;
/** Words of a clause behind it: "she cried" stays where it is. */
const RIGHT_MIN = 3;
/** Nobody's clause is longer, and a text of any length is read in its time. */
const NEAR = 240;

/** Where a clause begins behind another one without a conjunction or a mark: "m'a envoyé une stagiaire elle s'appelle Inès". */
export function unjoinedPlaces(sentence: string, language: PostLanguage): number[] {
  const listed = new Set([...sentence.matchAll(BEGINS[language])].map(({ index }) => index));
  return [...sentence.matchAll(/ (?=[\p{L}\p{N}])/gu)].reduce<number[]>((found, { index }) => {
    // What stands before the last place is another clause's.
    const left = sentence.slice(Math.max(0, index - NEAR, (found.at(-1) ?? -1) + 1), index);
    const behind = sentence.slice(index + 1, index + NEAR);
    // "So yesterday" is of what follows.
    if (beginsWithTime(LED_TIME.exec(left)?.[1] ?? '', language)) return found;
    const begins =
      (listed.has(index) && beginsUnjoined(left, behind, language)) || beginsAnew(left, behind, language);
    return begins ? [...found, index] : found;
  }, []);
}

const SEGMENT =
  /(?:^|[,.;:]|(?<![\p{L}])(?:and|but|und|aber|et|mais|donc|y|pero)\s)(?!.*(?:[,.;:]|(?<![\p{L}])(?:and|but|und|aber|et|mais|donc|y|pero)\s))(.*)$/isu;
/** "S'appelle" is two of them. */
const wordsIn = (text: string) => text.split(/[\s'’]+/u).length;
const segmentOf = (left: string) => (SEGMENT.exec(left)?.[1] ?? left).trim();

function beginsUnjoined(left: string, behind: string, language: PostLanguage): boolean {
  const segment = segmentOf(left);
  return (
    wordsIn(segment) >= LEFT_MIN &&
    (!BELONGS[language].test(left) ||
      (language === 'de' && ANNOUNCED_DE.test(segment) && /^da (?:hat|war|ist|kam|sagt)/iu.test(behind))) &&
    causeAt(segment, language) === undefined &&
    !tellsWhatIsSaid(left, language) &&
    !OPEN_QUESTION.test(segment) &&
    HAS_CLAUSE[language].test(segment) &&
    saysSomething(segment, language) &&
    beginsClause(behind, language) === 'surely'
  );
}
/** "Ce qu'on voit", "what it costs", "où elle habite": a clause within another one. */
const OPEN_QUESTION =
  /(?<![\p{L}])(?:qu['’]|(?:que|qui|où|dont|what|where|how|why|which|who|whether|was|wie|wer|wo|warum)(?![\p{L}]))/iu;
/** The same, where "it was" is none of them. */
const WITHIN: Readonly<Record<PostLanguage, RegExp>> = {
  en: /(?<![\p{L}])(?:what|where|how|why|which|who|whether|that|than|anyone|everyone|everything|all|something|nothing|(?<=\S )(?:nobody|somebody|anybody|someone)|or)(?![\p{L}])/iu,
  de: /(?<![\p{L}])(?:wie|wer|wo|warum|welche\p{L}*|dass|ob|desto|je)(?![\p{L}])/iu,
  fr: /(?<![\p{L}])(?:qu['’]|(?:que|qui|où|dont|combien|comment|pourquoi)(?![\p{L}]))/iu,
  es: /(?<![\p{L}])(?:o|que|quien|quienes|donde|cuanto|cuánto|qué|cómo|quién|dónde|por qué)(?![\p{L}])/iu,
};

/** The clause before is surely whole, and another one begins: "she rang on Monday the door was off", "angerufen er hat gesagt". */
function beginsAnew(left: string, behind: string, language: PostLanguage): boolean {
  if (!endsWhole(left, behind, language)) return false;
  const segment = segmentOf(left);
  return (
    wordsIn(segment) >= WHOLE_MIN &&
    wordsIn(behind) >= RIGHT_MIN &&
    HAS_CLAUSE[language].test(segment) &&
    saysSomething(segment, language) &&
    !WITHIN[language].test(segment) &&
    causeAt(segment, language) === undefined &&
    // "The plumber said the pump was dead I changed it": who did is not told.
    !tellsWhatIsSaid(left, language)
  );
}

function endsWhole(left: string, behind: string, language: PostLanguage): boolean {
  const clause = beginsClause(behind, language);
  // "I went back on the Sunday it was": the day may be of either.
  const isEnd = ENDS_WHOLE[language].test(left) && !beginsWithTime(behind, language);
  if (language === 'de') return clause === 'surely' && (isEnd || isClosed(left, behind));
  if (isEnd && clause !== null) return true;
  if (OPEN_WORDS[language].test(left)) return false;
  if (language === 'en') return FILLED_EN.test(behind) && !OPEN_EN.test(left);
  if (language === 'fr') return false;
  return (
    (OWN_CLAUSE_ES.test(behind) && !FRONTED_ES.test(left)) ||
    (SPANISH_VERB.test(left) && SPANISH_CLAUSE.test(behind))
  );
}

/** The last words, behind what leads to another clause. */
const LED_TIME =
  /(?<!\p{L})(?:so|and|but|then|und|also|aber|et|donc|alors|mais|y|pero|pues|entonces) ((?:\S+ ){0,2}\S+)$/iu;

/** "Hat am Montag angerufen": what "hat" began has ended. "Dass er angerufen hat" ends with another word. */
const isClosed = (left: string, behind: string) =>
  PARTICIPLE_DE.test(left) &&
  !SAID_DE.test(left) &&
  PERFECT_DE.test(segmentOf(left).replace(PARTICIPLE_DE, '')) &&
  !AUXILIARY_DE.test(behind);
const AUXILIARY_DE =
  /^(?:hab|habe|hat|haben|hatten?|ist|sind|bin|war|waren|wurden?|wird|werden)(?![\p{L}])/iu;
