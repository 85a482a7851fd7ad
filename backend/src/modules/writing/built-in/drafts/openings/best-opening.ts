import { POST_LANGUAGES, WRITING_LIMITS, type PostLanguage } from '@drumbeat/domain';
import { formsOf } from '../../../brief/habits/form-of-post.js';
import { openingForm, type OpeningForm } from '../../../brief/habits/line-kinds.js';
import { writtenFigures } from '../../../reading/figures/written-figures.js';
import { isDenial } from '../../../reading/denials/negations.js';
import { isWhollyQuoted } from '../../../reading/sentences/quotations.js';
import type { PerLanguage } from '../../../reading/words/per-language.js';
import type { AuthorForm } from '../form/author-form.js';
import { canLead, deniesExistence, leansOnBefore } from './leaning.js';
import { isContrast, tellsOfOneDay, wordsOf } from '../sentence-signs.js';
import { isVerdict, isShortVerdict } from './verdicts.js';
import { leadsReaders } from './to-readers.js';
import { isSubjectless } from './subjectless.js';
import { isOfKnownRole, isPunchLine, isUnderstoodAlone, opensUnnamed } from './understood-alone.js';

/** What the author's own posts open with. */
type OpeningHabits = Pick<AuthorForm, 'openings'>;

const WORDS = { min: 4, max: 22 };
/** The part of a post that a phone shows. */
const CHARACTERS_MAX = 140;
/** A sentence is moved to the front only where it is surely better there than what stands there. */
const WORTH_A_MOVE = 1;
/** A plain sentence opens nothing, whatever stands first. */
const STRONG = 1;
const VERDICT = 1.5;
/** A little more than two figures of the story. */
const LAST_VERDICT = 3.25;
/** More than any sign of a sentence: an author's habit goes before what opens well in general. */
const HABIT = 6;

/** "Many people think …": what everybody believes is no judgement of the author's, and opens nothing. */
const CROWD =
  /^(?:(?:many|most|some|a lot of) (?:people|\p{L}+s) (?:still )?(?:think|believe|say|know|assume)|(?:viele|die meisten|manche) (?:\p{Lu}\p{L}+ )?(?:glauben|denken|meinen|sagen|wissen)|(?:beaucoup|la plupart|certains)(?: d(?:e |es |['’])\p{L}+)? (?:pensent|croient|disent|savent)|(?:much[oa]s|la mayoría|algun[oa]s)(?: \p{L}+| de la gente)? (?:piensan?|creen?|dicen?|saben?))(?![\p{L}])/iu;

/**
 * How well the sentence would open a post of this author: as theirs open, with a verdict, a figure, two things against each
 * other, somebody's words.
 */
function strengthOf(
  sentence: string,
  isLast: boolean,
  language: PostLanguage,
  habits: OpeningHabits,
): number {
  // A year and a time of day tell when, and nothing about it.
  const figures = writtenFigures(sentence, language).filter(
    (figure) => !/^(?:(?:19|20)\d\d|[0-2]?\d(?::|\s?h\s?)[0-5]\d)$/u.test(figure),
  ).length;
  return (
    (isHabitual(sentence, language, habits) ? HABIT : 0) +
    (figures > 0 ? 2 : 0) +
    (figures > 1 ? 1 : 0) +
    (isContrast(sentence, language) ? 1.5 : 0) +
    // What notes end with is what their author takes from it.
    (CROWD.test(sentence) ? -1 : isVerdict(sentence, language) ? (isLast ? LAST_VERDICT : VERDICT) : 0) +
    (deniesExistence(sentence, language) ? 1.5 : 0) +
    (isWhollyQuoted(sentence) ? 4 : 0) +
    (sentence.includes('!') ? 0.5 : 0) -
    (tellsOfBefore(sentence, language) ? 1.5 : 0) -
    (wordsOf(sentence).length > 14 ? 1 : 0) -
    // "Client call Thursday", "Status: red": a label says where, and nothing about it.
    (wordsOf(sentence).length < 5 && !isVerdict(sentence, language) && !sentence.includes('!') ? 1 : 0) -
    (/^(?:\S+\s){0,1}\S+\s?:\s/u.test(sentence) ? 1 : 0)
  );
}

/** "I had printed 200 flyers": what was so before the story begins is its background. */
const BEFORE_IT: Readonly<Record<PostLanguage, RegExp>> = {
  en: /(?<![\p{L}])had (?:already |just |not |never )?\p{L}+(?:ed|en|wn|ught|de|ld|nt|pt)(?![\p{L}])/iu,
  de: /(?<![\p{L}])hatten? .*\p{L}*ge\p{L}{2,}(?:t|en)[.!]*$/iu,
  fr: /(?<![\p{L}])av(?:ait|ais|aient|ions) (?:déjà |pas |jamais )?\p{L}+(?:é|i|u|is|it)e?s?(?![\p{L}])/iu,
  es: /(?<![\p{L}])había[ns]? (?:ya )?\p{L}+[ai]d[oa]s?(?![\p{L}])/iu,
};
const tellsOfBefore = (sentence: string, language: PostLanguage) => BEFORE_IT[language].test(sentence);

/** The brief calls any short statement a verdict; only one that holds beyond the story is moved as one. */
function isHabitual(sentence: string, language: PostLanguage, { openings }: OpeningHabits): boolean {
  const kind = kindOf(sentence);
  if (!openings.some((usual) => usual.kind === kind)) return false;
  return (
    kind !== 'verdict' ||
    isVerdict(sentence, language) ||
    isContrast(sentence, language) ||
    deniesExistence(sentence, language) ||
    isPunchLine(sentence, language)
  );
}

function kindOf(sentence: string): OpeningForm | null {
  const [form] = formsOf([sentence]);
  return form === undefined ? null : openingForm(form);
}

/** What their author opens with may come from within the story; what was done and thought there stays in its order. */
const MOVES: ReadonlySet<OpeningForm | null> = new Set(['question', 'figure']);

/** A step of the story with a figure ("we wrote off 9") opens nothing; one that says something by itself does. */
export function isPointed(sentence: string, language: PostLanguage): boolean {
  return (
    isVerdict(sentence, language) ||
    isContrast(sentence, language) ||
    deniesExistence(sentence, language) ||
    isWhollyQuoted(sentence) ||
    (writtenFigures(sentence, language).length > 1 &&
      !(isDefinite(sentence, language) && tellsOfOneDay(sentence, language)))
  );
}

/** "The two shelves stood 3 metres apart" tells of shelves that its readers have to know. */
const DEFINITE: PerLanguage<RegExp> = {
  en: /^(?:the|both)\s/iu,
  de: /^(?:der|die|das|den|dem|beide)\s/iu,
  fr: /^(?:les?|la|les deux)\s|^l['’]/iu,
  es: /^(?:el|la|los|las)\s/iu,
};
const isDefinite = (sentence: string, language: PostLanguage) => DEFINITE[language].test(sentence);

/** "Nowhere in the law.", "Nirgends im Gesetz.": a denial that goes on in a second one. */
const GOES_ON_DENYING =
  /^(?:not (?:one|once|even)|never|nowhere|nobody|none|nicht (?:ein|mal|einmal)|nie(?:mals|mand)?|nirgend\p{L}*|kein\p{L}*|nulle part|jamais|pas une?|personne|aucune?|en ning[uú]n\p{L}*|nunca|nadie|ni un[oa]?)(?![\p{L}])/iu;
const SECOND_WORDS_MAX = 4;

/** The sentences, with a short second denial as one with the first: both are moved, or none. */
export function withDenials<One extends DenyingPiece>(all: readonly One[]): One[] {
  const joined: One[] = [];
  // True once the last one has been joined to: a denial with another one is a denial.
  let goesOn = false;
  for (const one of all) {
    const before = joined.at(-1);
    if (before !== undefined && isSecondDenial(one, before) && (goesOn || isAnyDenial(before.text))) {
      joined[joined.length - 1] = { ...before, text: `${before.text} ${one.text}` };
      goesOn = true;
    } else {
      joined.push(one);
      goesOn = false;
    }
  }
  return joined;
}

interface DenyingPiece {
  readonly text: string;
  readonly isList?: boolean;
  readonly isApart?: boolean;
}

const isSecondDenial = (one: DenyingPiece, before: DenyingPiece) =>
  before.isList !== true &&
  one.isList !== true &&
  one.isApart !== true &&
  GOES_ON_DENYING.test(one.text) &&
  wordsOf(one.text).length <= SECOND_WORDS_MAX;

const isAnyDenial = (text: string) => POST_LANGUAGES.some((language) => isDenial(text, language));

/** The places of the sentences that can open the text, the strongest first; the first of equals. */
export function openingPlaces(
  sentences: readonly string[],
  language: PostLanguage,
  habits: OpeningHabits,
): number[] {
  return sentences
    .map((sentence, index) => ({
      index,
      strength: strengthOf(sentence, index === sentences.length - 1 && index > 0, language, habits),
      fits: isFit(sentence, language) && isLeading(sentences, index, language, habits),
    }))
    .filter(({ fits }) => fits)
    .sort((a, b) => b.strength - a.strength || a.index - b.index)
    .map(({ index }) => index);
}

/** "J'ai ouvert", "we found 9": what somebody did in the story, told as one of its steps. */
const OWN_STEP =
  /^(?:I|we|he|she|they|ich|wir|er|sie|man|j['’]ai|je(?= \p{L}+ (?:à|l[ea]s?|de)(?!\p{L}))|(?:on|il|elle|nous|ils|elles) (?:a|ont|avons)|he|hemos|l[eo]s? \p{L}+|nos \p{L}+)(?![\p{L}])/iu;
const STEP_WORDS = 3;

/** "Prix de vente inchangé : 8,50 €": a remark under a heading of its own. */
const LABEL = /^((?:[^\s:]+\s){1,4}?[^\s:]+)\s?:\s/u;
const SAYS_SO =
  /(?<![\p{L}])(?:is|are|has|have|says?|ist|sind|hat|haben|gilt|heißt|sagt|est|sont|a|ont|dit|faut|es|son|hay|está|dice)(?![\p{L}])/iu;
/** "Problem = hot aisle leaking": of which case is told before. */
const PART_OF_CASE =
  /^(?:the |das |die |le |la |el )?(?:problem|cause|reason|issue|solution|fix|result|fault|status|outcome|answer|ursache|grund|lösung|ergebnis|fehler|problème|raison|résultat|constat|problema|causa|motivo|solución|resultado|fallo)\s?[=:]/iu;
/** "Mes n° 2 :" names what is the author's, and tells nothing of a day. */
const OWNED = /^(?:my|our|mein\p{L}*|unser\p{L}*|mon|ma|mes|notre|nos|mis?|nuestr[oa]s?)\s/iu;
const isLabelled = (sentence: string, language: PostLanguage) => {
  if (PART_OF_CASE.test(sentence)) return true;
  const head = LABEL.exec(sentence)?.[1];
  if (head === undefined) return false;
  // "On a ouvert :" announces what was found, and nothing of where.
  if (OWN_STEP.test(head) && wordsOf(head).length <= STEP_WORDS) return true;
  return !SAYS_SO.test(head) && !tellsOfOneDay(head.replace(OWNED, ''), language);
};

/** Of an author who opens with a verdict, the short line about everybody or nobody that the notes end with can lead as well. */
function isLeading(
  sentences: readonly string[],
  index: number,
  language: PostLanguage,
  { openings }: OpeningHabits,
): boolean {
  const sentence = sentences[index] ?? '';
  if (!isUnderstoodAlone(sentence, language)) return false;
  if (index > 0 && (isLabelled(sentence, language) || isOfKnownRole(sentence, language))) return false;
  if (index > 0 && isSubjectless(sentence, language)) return false;
  if (canLead(sentences, index, language)) return true;
  return (
    index === sentences.length - 1 &&
    isPunchLine(sentence, language) &&
    // "Nadie cobra por sumar" holds beyond the story, whoever tells it.
    (isVerdict(sentence, language) || openings.some(({ kind }) => kind === 'verdict'))
  );
}

/**
 * The place of the sentence that opens the text: the first one, unless another is surely stronger and can be moved.
 * @param present what the text begins with now: another one is chosen where there is one as strong as the first
 */
export function openingPlace(
  sentences: readonly string[],
  language: PostLanguage,
  habits: OpeningHabits,
  present: string | null,
): number {
  const [first = '', ...rest] = sentences;
  if (leadsReaders(first, rest.join(' '), language)) return 0;
  const strength = (index: number) =>
    strengthOf(sentences[index] ?? '', index === sentences.length - 1 && index > 0, language, habits);
  const places = openingPlaces(sentences, language, habits);
  const worth = places.filter(
    (place) =>
      place === 0 ||
      (isMovable(sentences[place] ?? '', language, habits) &&
        strength(place) >= STRONG &&
        (!isUnderstoodAlone(first, language) || strength(place) >= strength(0) + WORTH_A_MOVE)),
  );
  if (opensUnnamed(first, language)) {
    const [named] = places.filter(
      (place) => place > 0 && strength(place) >= 0 && !isOwnStep(sentences[place] ?? ''),
    );
    if (named !== undefined && !worth.some((place) => place > 0)) return named;
  }
  const others = worth.filter((place) => sentences[place] !== present);
  const [best] = present === null || others.length === 0 ? worth : others;
  return best ?? 0;
}

const isMovable = (sentence: string, language: PostLanguage, habits: OpeningHabits) =>
  isPointed(sentence, language) ||
  (isPunchLine(sentence, language) && isHabitual(sentence, language, habits)) ||
  (MOVES.has(kindOf(sentence)) && isHabitual(sentence, language, habits) && !isOwnStep(sentence));

const isOwnStep = (sentence: string) => !sentence.includes('?') && OWN_STEP.test(sentence);

/** True where the sentence at `index` opens the text better than the one that does, and well; or anyhow, where that one opens with what all think. */
export function opensBetter(
  sentences: readonly string[],
  index: number,
  language: PostLanguage,
  habits: OpeningHabits,
): boolean {
  const grade = openingGrade(sentences, index, language, habits);
  const first = sentences[0] ?? '';
  // A verdict that opens says what its author takes from the story, wherever it stood before.
  const isPoint = isVerdict(first, language) && !CROWD.test(first);
  const present = openingGrade(sentences, 0, language, habits) + (isPoint ? LAST_VERDICT - VERDICT : 0);
  return grade > present && (grade >= STRONG || (present < 0 && !isOwnStep(sentences[index] ?? '')));
}

/**
 * How well the sentence at `index` opens the text, by the rules that choose among all; 0 at most for one that is too long or too
 * short to open any, whatever it says.
 */
function openingGrade(
  sentences: readonly string[],
  index: number,
  language: PostLanguage,
  habits: OpeningHabits,
): number {
  const sentence = sentences[index] ?? '';
  const strength = strengthOf(sentence, index === sentences.length - 1 && index > 0, language, habits);
  return isFit(sentence, language) ? strength : Math.min(0, strength);
}

function isFit(sentence: string, language: PostLanguage): boolean {
  const { length } = wordsOf(sentence);
  return (
    (length >= WORDS.min || (length > 2 && /\p{N}/u.test(sentence)) || isShortVerdict(sentence, language)) &&
    length <= WORDS.max &&
    sentence.length <= Math.min(CHARACTERS_MAX, WRITING_LIMITS.opening) &&
    !sentence.endsWith(':') &&
    !/https?:|[[\]#]/u.test(sentence)
  );
}

/** True where a first sentence cannot stand by itself: the next one takes it up at once, or says something of its subject. */
export function holdsOnTo(
  next: string | undefined,
  opening: string,
  language: PostLanguage | null,
  place: number,
): boolean {
  if (next === undefined || language === null) return false;
  return (
    (wordsOf(opening).length <= 3 && leansOnBefore(next, [opening], language)) ||
    (place === 0 && isSubjectless(next, language))
  );
}
