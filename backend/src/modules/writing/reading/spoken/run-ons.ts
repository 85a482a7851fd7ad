import { countWords, type PostLanguage } from '@drumbeat/domain';
import { valueOfWord } from '../figures/number-words.js';
import type { PerLanguage } from '../words/per-language.js';
import { writtenRanges } from '../sentences/written-sentences.js';
import { capitalized } from '../words/letters.js';
import { PAUSE } from './hesitations.js';
import { unjoinedPlaces } from './unjoined-clauses.js';
import {
  causeAt,
  isInOwnWords,
  isOfSpeaker,
  isWithinCause,
  isWithinReport,
  mayGoOnSpeaking,
  tellsWhatIsSaid,
} from './held-clauses.js';
import { beginsClause, beginsWithTime, goesOnWithClause, saysSomething } from './main-clauses.js';

/** From so many words on a sentence may be several: of somebody who speaks, and of whoever types. */
const LONG = { spoken: 16, typed: 34 };
/** So often a sentence that was typed has to go on, so that it was not meant as one. */
const JOINTS_TYPED = 3;
const LEFT_MIN = { comma: 3, none: 5, but: 8, verb: 9 };
const RIGHT_MIN = 3;
/** Two shorter ones beside each other are one thought: "I did not feed it, I did not move it". */
const SPLICED_MIN = 6;

/** Where a sentence may go on with another one. */
const JOINT: PerLanguage<RegExp> = {
  en: /(?<comma>,)?\s+(?<joint>and|but|so|then|anyway)(?=\s)|(?<splice>,)\s+/giu,
  de: /(?<comma>,)?\s+(?<joint>und|aber|also|dann|jedenfalls)(?=\s)|(?<splice>,)\s+/giu,
  fr: /(?<comma>,)?\s+(?<joint>et|mais|donc|alors|puis|du coup|enfin)(?=\s)|(?<splice>,)\s+/giu,
  es: /(?<comma>,)?\s+(?<joint>y|e|pero|así que|entonces|total que)(?=\s)|(?<splice>,)\s+/giu,
};
/** These only join: a sentence begins better without them. */
const ONLY_JOINS = /^(?:and|und|et|y|e)$/iu;
/** "Also die hat er gebaut": before a subject and its verb it says nothing. */
const FILLS = /^also$/iu;
/** What begins a clause itself: a sentence keeps it, and its verb may stand right behind it. */
const BEGINS_ITSELF = /^(?:then|dann|also|jedenfalls|puis|du coup|alors|donc|enfin|entonces|así que)$/iu;

/** "And she said": somebody else speaks. */
const SPEAKS: PerLanguage<RegExp> = {
  en: /^(?:(?:the|my|our|his|her) (?:\p{L}+ )?)?\p{L}+ (?:(?:on|from|at|in) the \p{L}+ )?(?:had )?(?:said|says|told|tells|asked|asks|replied|answered|wrote|goes)(?!\p{L})/iu,
  de: /^(?:(?:der|die|das|mein|meine|unser|unsere) )?\p{L}+ (?:sagt|sagte|meint|meinte|fragt|fragte|antwortet|antwortete|schreibt|schrieb)(?!\p{L})/iu,
  fr: /^(?:il|elle|on|ils|elles) (?:(?:me|lui|nous|m['’]a|nous a|lui a) ?)?(?:dit|demande|répond|disait|répondu|demandé)(?!\p{L})/iu,
  es: /^(?:\p{L}+ )?(?:me|nos|le|les) (?:dice|dijo|pregunta|preguntó|contesta|contestó)(?!\p{L})/iu,
};
/** The author goes on in their own name, or the story does. */
const OWN_STEP: PerLanguage<RegExp> = {
  en: /^(?:(?:then|now|later|afterwards|finally|last \p{L}+|the next \p{L}+|(?:on|in|by|at) (?:the )?[\p{L}\p{N}-]+),? )*(?:i|we)(?!\p{L})|^then(?!\p{L})|^last \p{L}+/iu,
  de: /^(?:dann|danach|jetzt|ich|wir)(?!\p{L})|^\p{L}+ (?:ich|wir)(?!\p{L})/iu,
  fr: /^(?:puis|après|ensuite|en fait|finalement|résultat|là|maintenant|du coup|donc|moi)(?!\p{L})|^(?:je|on|nous)(?!\p{L})|^j['’]/iu,
  es: /^(?:luego|después|entonces|desde entonces|ahora|al final|yo|nosotr[oa]s|(?:(?:me|nos|le|les|lo|la|se) )*(?:\p{L}{2,}(?:[aei]mos|é)|fui|puse|hice|dije|tuve))(?!\p{L})/iu,
};
/** "So we could sleep": what it was for. */
const PURPOSE =
  /^\P{L}*(?:i|we|he|she|they|it|you|nobody|everybody|that)(?:['’](?:d|ll))?\s(?:can|could|would|will|might|do not|don['’]t|did not|didn['’]t have)(?!\p{L})|^\P{L}*(?:that(?!\s(?:is|was)|['’]s)|dass|que)(?!\p{L})|^\P{L}*\p{L}+['’](?:d|ll)(?!\p{L})/iu;
/** Nothing ends with it. */
const ENDS_OPEN =
  /(?<![\p{L}])(?:and|or|but|the|an?|of|is|was|und|oder|aber|der|die|das|ein|eine|für|dass|et|ou|mais|l[ea]s?|(?<! (?:et|par) )une?|des?|à|que|qui|est|y|o|pero|el|los|las|una?|de|en|con|desde|hasta|para|sin|es|between|zwischen|entre|both|sowohl|sondern|denn|weil|sino|porque|because|parce que?)$/iu;
/** "None of them knew who Margaret was": the verb of a question within is its last word. */
const ENDS_ASKING =
  /(?<![\p{L}])(?:who|what|where|how|wo|wer|was|wie) (?:[\p{L}'’]+ ){1,3}(?:is|was|ist|war)$/iu;
/** "Er hat gesagt dann": what somebody says is still to come; before "and" nothing is. */
const ENDS_SAYING =
  /(?<![\p{L}])(?:said|says|told (?:me|us|him|her|them)|sag(?:t|te|ten)|gesagt|mein(?:t|te|ten)|gemeint|fragte?|gefragt|dacht\p{L}*|gedacht|dit|demande|dice|dijo)(?: (?:mir|uns|ihm|ihr|zu mir))?(?: (?:er|sie|der|die|das|he|she|il|elle|él|ella|(?:mein|unser|sein|ihr|d)\p{L}* \p{L}+))?$/iu;

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
      return begun(
        index < joints.length
          ? ended((language === 'en' ? part.replace(JOINED_TWICE, '') : part).replace(/[\s,;:–—-]+$/u, ''))
          : part,
        index,
      );
    })
    .join(' ');
}

/** "The man nearly cried so then I gave him": the second one joins. */
const JOINED_TWICE =
  /(?<!(?<![\p{L}])(?:sa(?:id|ys?)|thinks?|thought|hopes?|did|do|does))\s(?:so|and|but)\s*$/iu;
const ended = (part: string) => (/[.!?…]$/u.test(part) ? part : `${part}.`);

function jointsOf(sentence: string, language: PostLanguage, isSpoken: boolean): Joint[] {
  const joints: Joint[] = [];
  for (const found of sentence.matchAll(JOINT[language])) {
    const { comma, joint = '', splice } = found.groups ?? {};
    const start = joints.at(-1)?.from ?? 0;
    const whole =
      found[0].length + (/^\s*/u.exec(sentence.slice(found.index + found[0].length))?.[0].length ?? 0);
    const said = sentence.slice(found.index + whole);
    const hasPause = said.startsWith(PAUSE);
    const behind = hasPause ? said.slice(PAUSE.length) : said;
    const left = sentence.slice(start, found.index);
    const isJoined = splice === undefined;
    const holds = isJoined
      ? partsAt({ left, joint, behind, hasComma: comma !== undefined, hasPause }, language)
      : isSpoken && isSpliced(left, behind, language);
    if (!holds || isWithinBrackets(sentence, found.index)) continue;
    const from =
      !isJoined || ONLY_JOINS.test(joint) || (FILLS.test(joint) && beginsClause(behind, language) !== null)
        ? found.index + whole + (hasPause ? PAUSE.length : 0)
        : found.index + found[0].length - found[0].trimStart().replace(/^,\s*/u, '').length;
    joints.push({ at: found.index, from });
  }
  return withoutStumps(sentence, isSpoken ? withUnjoined(sentence, joints, language) : joints);
}

/** Without a joint that would leave "People stopped." as a sentence: who tells a story in one breath does not pause there. */
const withoutStumps = (sentence: string, joints: readonly Joint[]): Joint[] =>
  joints.reduce<Joint[]>((kept, joint) => {
    const words = (text: string) => countWords(text) >= RIGHT_MIN;
    const start = kept.at(-1)?.from ?? 0;
    return words(sentence.slice(start, joint.at)) && words(sentence.slice(joint.from))
      ? [...kept, joint]
      : kept;
  }, []);

/** With the places where a clause begins that nothing joins, each within what stands between two others. */
function withUnjoined(sentence: string, joints: readonly Joint[], language: PostLanguage): Joint[] {
  return [{ at: 0, from: 0 }, ...joints].flatMap((joint, index) => {
    const part = sentence.slice(joint.from, joints[index]?.at);
    const found = unjoinedPlaces(part, language)
      .map((at) => ({ at: joint.from + at, from: joint.from + at + 1 }))
      .filter(({ at }) => !isWithinBrackets(sentence, at));
    return index === 0 ? found : [joint, ...found];
  });
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
  /** True where the speaker looked for words behind the joint. */
  readonly hasPause: boolean;
}

function partsAt({ left, joint, behind, hasComma, hasPause }: Seam, language: PostLanguage): boolean {
  const isItself = BEGINS_ITSELF.test(joint);
  const clause =
    goesOnWithClause(behind, language) ?? (isItself ? beginsClause(`${joint} ${behind}`, language) : null);
  const isBut = TURNS.test(joint);
  // "Abrió la puerta y encontró": one subject did both.
  const plain = isBut ? LEFT_MIN.but : LEFT_MIN.none;
  const least = clause === 'by a verb' ? LEFT_MIN.verb : hasComma ? LEFT_MIN.comma : plain;
  if (clause === null || countWords(left) < least || countWords(behind) < RIGHT_MIN) return false;
  if (!isWhole(left, language) || isWithinNumber(left, behind, language)) return false;
  if (language === 'fr' && ONLY_JOINS.test(joint) && SUMS_UP.test(behind)) return false;
  if (!ONLY_JOINS.test(joint) && ENDS_SAYING.test(left)) return false;
  const so = SO.exec(`${joint} ${behind}`);
  if (so !== null && PURPOSE.test(so[1] ?? '')) return false;
  const tail = tailOf(left);
  const isTimed = beginsWithTime(behind, language);
  const isStep =
    isItself ||
    (hasPause && clause === 'surely') ||
    OWN_STEP[language].test(behind) ||
    SPEAKS[language].test(behind) ||
    (so !== null && SPEAKS[language].test(so[1] ?? '')) ||
    (hasComma && (so !== null || isTimed));
  // "So he takes a picture": why, or what for.
  if (so !== null && !isStep) return false;
  // Who looks for words there and speaks of no "I" is the author.
  const isAuthor = hasPause && clause === 'surely' && !isInOwnWords(behind, language);
  if (!isAuthor && isOfSpeaker(left, behind, language)) return false;
  if (mayGoOnSpeaking(left, behind, isBut && !isStep, language)) return false;
  // With "but" and what was then the author answers what was said.
  if (!isStep && !isBut && isWithinReport(tail, behind, language)) return false;
  // German shows by the place of its verb, and French by another "que", what belongs to a cause.
  const isHeld =
    isWithinCause(tail, language) && (clause !== 'surely' || language === 'en' || language === 'es');
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
    causeAt(tail, language) === undefined &&
    !tellsWhatIsSaid(tail, language)
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

/** "Deux fours et une étagère ça fait": the sum of both. */
const SUMS_UP = /^(?:une?|des|deux|trois|quatre|\p{N}+) (?:\p{L}+ ){1,2}(?:ça|cela|c['’])/iu;

const ONE = /^(?:one|eins?|une?|uno|una)$/iu;
const HUNDREDS = /^(?:hundred|thousand|million|hundert|tausend|cents?|mille|cien(?:to)?|mil)$/iu;

const tailOf = (left: string) => left.slice(left.lastIndexOf(',') + 1).trim();

/** "This old boy locked out in his slippers": a voice tells so what had happened to whom. */
const LEFT_BY_ENGLISH =
  /(?<![\p{L}])(?:this|these|a|an|my|our) (?:\p{L}+ ){1,4}?\p{L}{3,}ed (?:out|in|off|up|down|on)(?![\p{L}])/iu;

/** True for what can end with a full stop. */
function isWhole(left: string, language: PostLanguage): boolean {
  if (
    (ENDS_OPEN.test(left.trim()) && !ENDS_ASKING.test(left.trim())) ||
    !(saysSomething(left, language) || LEFT_BY_ENGLISH.test(left))
  )
    return false;
  const isSubordinate = causeAt(left.replace(LEAD, ''), language) === 0;
  // "When the pump stopped": what happened then is still to come.
  return (
    !isSubordinate ||
    (left.includes(',') && beginsClause(tailOf(left), language) !== null) ||
    hasMainClause(left, language)
  );
}

/** "Cuando empecé en esto hacíamos todo en cera": a condition, and behind it what is said, with nothing that parts them. */
const hasMainClause = (left: string, language: PostLanguage): boolean =>
  language === 'es' && left.split(/\s(?:y|e)\s/iu).some((part) => (part.match(ES_VERBS)?.length ?? 0) > 1);
const ES_VERBS =
  /(?<![\p{L}])(?!(?:qué|café|año|cómo)(?![\p{L}]))(?:\p{L}{2,}(?:é|ó|[aei]mos|aron|ieron|aba|aban)|tengo|es|son|era|eran|fue|está|hay|tiene|\p{L}{2,}ía)(?![\p{L}])/giu;
