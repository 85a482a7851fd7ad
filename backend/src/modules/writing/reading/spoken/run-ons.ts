import { countWords, type PostLanguage } from '@drumbeat/domain';
import { valueOfWord } from '../number-words.js';
import type { PerLanguage } from '../per-language.js';
import { writtenRanges } from '../written-sentences.js';
import { capitalized } from '../letters.js';
import { beginsClause, beginsWithTime, saysSomething } from './main-clauses.js';

/** From so many words on a sentence may be several: of somebody who speaks, and of whoever types. */
const LONG = { spoken: 16, typed: 34 };
/** So often a sentence that was typed has to go on, so that it was not meant as one. */
const JOINTS_TYPED = 3;
const LEFT_MIN = { comma: 3, none: 5, but: 8 };
const RIGHT_MIN = 3;
/** Two shorter ones beside each other are one thought: "I did not feed it, I did not move it". */
const SPLICED_MIN = 6;

/** Where a sentence may go on with another one. */
const JOINT: PerLanguage<RegExp> = {
  en: /(?<comma>,)?\s+(?<joint>and|but|so|then|anyway)\s+|(?<splice>,)\s+/giu,
  de: /(?<comma>,)?\s+(?<joint>und|aber|also|dann|jedenfalls)\s+|(?<splice>,)\s+/giu,
  fr: /(?<comma>,)?\s+(?<joint>et|mais|donc|alors|puis|du coup)\s+|(?<splice>,)\s+/giu,
  es: /(?<comma>,)?\s+(?<joint>y|e|pero|así que|entonces|total que)\s+|(?<splice>,)\s+/giu,
};
/** These only join: a sentence begins better without them. */
const ONLY_JOINS = /^(?:and|und|et|y|e)$/iu;
/** "Also die hat er gebaut": before a subject and its verb it says nothing. */
const FILLS = /^also$/iu;
/** What begins a clause itself: a sentence keeps it, and its verb may stand right behind it. */
const BEGINS_ITSELF = /^(?:then|dann|also|jedenfalls|puis|du coup|alors|donc|entonces|así que)$/iu;

/** What a condition or a cause begins with: what "and" adds behind it may belong to it. */
const SUBORDINATE: PerLanguage<RegExp> = {
  en: /(?<![\p{L}])(?:if|when|while|because|unless|until|since|whether|before|after|although|though|once|as soon as|in case|so that)(?![\p{L}])/iu,
  de: /(?<![\p{L}])(?:wenn|falls|weil|dass|ob|obwohl|während|bevor|nachdem|sobald|damit|solange|als|bis)(?![\p{L}])/iu,
  fr: /(?<![\p{L}])(?:si|quand|lorsqu\p{L}*|parce qu\p{L}*|puisqu\p{L}*|pendant que|avant que|après que|dès que|bien que|comme)(?![\p{L}])/iu,
  es: /(?<![\p{L}])(?:si|cuando|porque|mientras|aunque|antes de que|después de que|como|para que|hasta que)(?![\p{L}])/iu,
};
/** What is said behind these is somebody's, and stays with them. */
const REPORTS: PerLanguage<RegExp> = {
  en: /(?<![\p{L}])(?:said|says|saying|told(?! \p{L}+ to)|tells(?! \p{L}+ to)|thought|thinks|asked(?! (?:\p{L}+ )?(?:to|for))|asks(?! for)|reckons?|reckoned|knew|knows|hoped|noticed|saw that|felt that|claims?|claimed|wrote|writes|promised|swore)(?![\p{L}])/iu,
  de: /(?<![\p{L}])(?:sagt?|sagte\p{L}*|meint|meinte\p{L}*|erzählt\p{L}*|glaubt\p{L}*|dachte\p{L}*|denkt|fragt|fragte\p{L}*|schreibt|schrieb|behaupte\p{L}*|gesagt|gemeint|wusste\p{L}*|weiß)(?![\p{L}])/iu,
  fr: /(?<![\p{L}])(?:dit|disait|disent|pense|pensait|demande|demandait|raconte|racontait|croit|croyait|écrit)(?![\p{L}])/iu,
  es: /(?<![\p{L}])(?:dice|dicen|dijo|dijeron|decía|piensa|pensaba|cree|creía|pregunta|preguntó|cuenta|contó|escribe|escribió|sabía)(?![\p{L}])/iu,
};
/** "And she said": somebody else speaks. */
const SPEAKS: PerLanguage<RegExp> = {
  en: /^(?:(?:the|my|our|his|her) (?:\p{L}+ )?)?\p{L}+ (?:had )?(?:said|says|told|tells|asked|asks|replied|answered|wrote|goes)(?!\p{L})/iu,
  de: /^(?:(?:der|die|das|mein|meine|unser|unsere) )?\p{L}+ (?:sagt|sagte|meint|meinte|fragt|fragte|antwortet|antwortete|schreibt|schrieb)(?!\p{L})/iu,
  fr: /^(?:il|elle|on|ils|elles) (?:(?:me|lui|nous|m['’]a|nous a|lui a) ?)?(?:dit|demande|répond|disait|répondu|demandé)(?!\p{L})/iu,
  es: /^(?:\p{L}+ )?(?:me|nos|le|les) (?:dice|dijo|pregunta|preguntó|contesta|contestó)(?!\p{L})/iu,
};
/** The author goes on in their own name, or the story does. */
const OWN_STEP: PerLanguage<RegExp> = {
  en: /^(?:(?:then|now|later|afterwards|finally|last \p{L}+|the next \p{L}+|(?:on|in|by|at) (?:the )?[\p{L}\p{N}-]+),? )*(?:i|we)(?!\p{L})|^then(?!\p{L})|^last \p{L}+/iu,
  de: /^(?:dann|danach|jetzt|ich|wir)(?!\p{L})|^\p{L}+ (?:ich|wir)(?!\p{L})/iu,
  fr: /^(?:puis|après|ensuite|en fait|finalement|résultat|là|maintenant|du coup|donc|moi)(?!\p{L})|^(?:je|on|nous)(?!\p{L})|^j['’]/iu,
  es: /^(?:luego|después|entonces|ahora|al final|yo|nosotr[oa]s)(?!\p{L})/iu,
};
/** "So we could sleep": what it was for. */
const PURPOSE =
  /^\P{L}*(?:i|we|he|she|they|it|you|nobody|everybody|that)(?:['’](?:d|ll))?\s(?:can|could|would|will|might|do not|don['’]t|did not|didn['’]t have)(?!\p{L})|^\P{L}*(?:that(?!\s(?:is|was)|['’]s)|dass|que)(?!\p{L})|^\P{L}*\p{L}+['’](?:d|ll)(?!\p{L})/iu;
/** Nothing ends with it. */
const ENDS_OPEN =
  /(?<![\p{L}])(?:and|or|but|the|an?|of|said|says|is|was|und|oder|aber|der|die|das|ein|eine|für|dass|sagt|sagte|et|ou|mais|l[ea]s?|(?<! et )une?|des?|à|que|qui|dit|est|y|o|pero|el|los|una?|de|en|con|dice|es|between|zwischen|entre|both|sowohl)$/iu;

interface Way {
  readonly isSpoken: boolean;
  readonly isLowerCase: boolean;
}

/**
 * The text with full stops where somebody who speaks, or types without any, begins a new clause: behind "and", "so" or a comma, where a
 * subject and its verb surely follow, and what is before says something by itself. It must hold no quotation.
 */
export function partedRunOns(text: string, language: PostLanguage, way: Way): string {
  return text
    .split('\n')
    .map((line) =>
      writtenRanges(line, { keepsMarks: true })
        .toReversed()
        .reduce((left, { start, end }) => {
          const sentence = left.slice(start, end);
          return `${left.slice(0, start)}${parted(sentence, language, way)}${left.slice(end)}`;
        }, line),
    )
    .join('\n');
}

interface Joint {
  readonly at: number;
  /** Where the new sentence begins. */
  readonly from: number;
}

function parted(sentence: string, language: PostLanguage, { isSpoken, isLowerCase }: Way): string {
  if (countWords(sentence) < (isSpoken ? LONG.spoken : LONG.typed)) return sentence;
  const joints = jointsOf(sentence, language, isSpoken);
  if (!isSpoken && joints.length < JOINTS_TYPED) return sentence;
  const begun = (part: string, index: number) => (index === 0 || isLowerCase ? part : capitalized(part));
  return [{ from: 0 }, ...joints]
    .map(({ from }, index) => {
      const part = sentence.slice(from, joints[index]?.at ?? sentence.length);
      return begun(index < joints.length ? ended(part.replace(/[\s,;:–—-]+$/u, '')) : part, index);
    })
    .join(' ');
}

const ended = (part: string) => (/[.!?…]$/u.test(part) ? part : `${part}.`);

function jointsOf(sentence: string, language: PostLanguage, isSpoken: boolean): Joint[] {
  const joints: Joint[] = [];
  for (const found of sentence.matchAll(JOINT[language])) {
    const { comma, joint = '', splice } = found.groups ?? {};
    const start = joints.at(-1)?.from ?? 0;
    const behind = sentence.slice(found.index + found[0].length);
    const left = sentence.slice(start, found.index);
    const isJoined = splice === undefined;
    const holds = isJoined
      ? partsAt({ left, joint, behind, hasComma: comma !== undefined }, language)
      : isSpoken && isSpliced(left, behind, language);
    if (!holds || isWithinBrackets(sentence, found.index)) continue;
    const from =
      !isJoined || ONLY_JOINS.test(joint) || (FILLS.test(joint) && beginsClause(behind, language) !== null)
        ? found.index + found[0].length
        : found.index + found[0].length - found[0].trimStart().replace(/^,\s*/u, '').length;
    joints.push({ at: found.index, from });
  }
  return joints;
}

const isWithinBrackets = (sentence: string, at: number) =>
  sentence.lastIndexOf('(', at) > sentence.lastIndexOf(')', at) && sentence.includes(')', at);

const TURNS = /^(?:but|aber|mais|pero)$/iu;
const SO = /^(?:and )?so (.*)$/isu;

interface Seam {
  readonly left: string;
  readonly joint: string;
  readonly behind: string;
  readonly hasComma: boolean;
}

function partsAt({ left, joint, behind, hasComma }: Seam, language: PostLanguage): boolean {
  const isItself = BEGINS_ITSELF.test(joint);
  const clause =
    beginsClause(behind, language) ?? (isItself ? beginsClause(`${joint} ${behind}`, language) : null);
  const isBut = TURNS.test(joint);
  const least = hasComma ? LEFT_MIN.comma : isBut ? LEFT_MIN.but : LEFT_MIN.none;
  if (clause === null || countWords(left) < least || countWords(behind) < RIGHT_MIN) return false;
  if (!isWhole(left, language) || isWithinNumber(left, behind, language)) return false;
  const so = SO.exec(`${joint} ${behind}`);
  if (so !== null && PURPOSE.test(so[1] ?? '')) return false;
  const tail = tailOf(left);
  const isTimed = beginsWithTime(behind, language);
  const isStep =
    isItself ||
    OWN_STEP[language].test(behind) ||
    SPEAKS[language].test(behind) ||
    (hasComma && (so !== null || isTimed));
  // "So he takes a picture": why, or what for.
  if (so !== null && !isStep) return false;
  if (REPORTS[language].test(tail) && !isStep) return false;
  // German shows by the place of its verb, and French by another "que", what belongs to a cause.
  const isHeld =
    SUBORDINATE[language].test(tail) && (clause === 'by a noun' || language === 'en' || language === 'es');
  return hasComma || isStep || isTimed || !isHeld;
}

/** "We changed it in April, they came": two clauses that only a comma parts. */
function isSpliced(left: string, behind: string, language: PostLanguage): boolean {
  const tail = tailOf(left);
  const next = /^[^,]*/u.exec(behind)?.[0] ?? '';
  return (
    countWords(tail) >= SPLICED_MIN &&
    countWords(next) >= SPLICED_MIN &&
    beginsClause(behind, language) === 'surely' &&
    beginsClause(tail.replace(LEAD, ''), language) !== null &&
    isWhole(left, language) &&
    !SUBORDINATE[language].test(tail) &&
    !REPORTS[language].test(tail)
  );
}
const LEAD = /^(?:and|but|so|then|und|aber|also|et|mais|donc|alors|y|pero|entonces)\s/iu;

/** "Trente et un", "a hundred and one times": one figure. */
function isWithinNumber(left: string, behind: string, language: PostLanguage): boolean {
  const last = /\p{L}+$/u.exec(left.trim())?.[0] ?? '';
  const next = /^\p{L}+/u.exec(behind)?.[0] ?? '';
  const isNumber = (word: string) =>
    HUNDREDS.test(word) || valueOfWord(word.toLowerCase(), language) !== null;
  return isNumber(last) && (ONE.test(next) || isNumber(next));
}

const ONE = /^(?:one|eins?|une?|uno|una)$/iu;
const HUNDREDS = /^(?:hundred|thousand|million|hundert|tausend|cents?|mille|cien(?:to)?|mil)$/iu;

const tailOf = (left: string) => left.slice(left.lastIndexOf(',') + 1).trim();

/** True for what can end with a full stop. */
function isWhole(left: string, language: PostLanguage): boolean {
  if (ENDS_OPEN.test(left.trim()) || !saysSomething(left, language)) return false;
  const isSubordinate = SUBORDINATE[language].exec(left.replace(LEAD, ''))?.index === 0;
  // "When the pump stopped": what happened then is still to come.
  return !isSubordinate || (left.includes(',') && beginsClause(tailOf(left), language) !== null);
}
