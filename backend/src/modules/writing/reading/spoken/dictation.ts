import { isStopWord, type PostLanguage } from '@drumbeat/domain';
import { valueOfWord } from '../figures/number-words.js';
import { perLanguage, type PerLanguage } from '../words/per-language.js';
import { hasStem, stemOf } from '../words/stems.js';
import {
  DETERMINES,
  ENDS_WITH,
  GOES_ON_FROM,
  PLACED,
  SAYS,
  SURELY_DICTATES,
  SURELY_ENDS,
  VOCABULARY,
} from './dictation.words.js';
import { OPEN_WORDS } from './hesitations.words.js';
import { beginsClause, beginsWithTime, beginsWithVerb } from './main-clauses.js';
import { TO_TWELVE_SOURCE } from '../figures/number-names.js';
import { straightened, unelided } from '../words/word-patterns.js';

const anyOf = (words: string) =>
  new RegExp(
    `^(?:${words
      .trim()
      .split(/\s+/u)
      .map((word) => word.replace('*', String.raw`\p{L}*`))
      .join('|')})$`,
    'iu',
  );
const MATTER = perLanguage((language) => anyOf(VOCABULARY[language].matter));
const SMALL = perLanguage((language) => anyOf(VOCABULARY[language].small));
const NEVER = perLanguage((language) => anyOf(VOCABULARY[language].never));
const SURE = perLanguage((language) => unelided(SURELY_DICTATES[language]));
const SURE_END = perLanguage((language) => unelided(SURELY_ENDS[language]));
const END = perLanguage((language) => new RegExp(`^(?:${ENDS_WITH[language]})(?![\\p{L}])`, 'iu'));
/** Nobody speaks longer of their speaking. */
const WORDS_MAX = 40;
/** What is left has to be something. */
const LEFT_MIN = 6;
/** "Avant d'oublier" are three words, "I'm" is one. */
const WORD = /[\p{L}\p{M}\p{N}\uE000]+(?:[-'’](?=[\p{L}\p{M}]))?(?:(?<=-)[\p{L}\p{M}]+)?/gu;
const ENGLISH_WORD = /['’]?[\p{L}\p{M}\p{N}\uE000]+(?:['’-][\p{L}\p{M}]+)*/gu;
const MINUTES =
  /^(?:minute|second|sec|sekunde|minuto|segundo|rendez-vous|mots|reunion|termin|jobs|calls|meetings)/iu;

interface Word {
  readonly said: string;
  readonly start: number;
  readonly end: number;
}
const wordsOf = (text: string, language: PostLanguage): Word[] =>
  [...text.matchAll(language === 'en' || language === 'de' ? ENGLISH_WORD : WORD)].map(
    ({ 0: said, index }) => ({
      said,
      start: index,
      end: index + said.length,
    }),
  );

const plainOf = (said: string) =>
  straightened(said)
    .toLowerCase()
    .replace(/(?<=\p{L}{5})'s$/u, '');

/** True for a word that talk about dictating may have, at its place. */
function isOfTalk(
  words: readonly Word[],
  index: number,
  text: string,
  language: PostLanguage,
  sounds: RegExp,
): boolean {
  const { said = '', start = 0 } = words[index] ?? {};
  const plain = plainOf(said);
  if (sounds.test(plain)) return true;
  if (NEVER[language].test(plain) || /\p{N}|\uE000/u.test(plain)) return false;
  // A name has its capital.
  if (language !== 'de' && start > 0 && /^\p{Lu}\p{Ll}/u.test(said) && !/^(?:I['’]|LinkedIn)/u.test(said))
    return false;
  if (MATTER[language].test(plain) || SMALL[language].test(plain)) return true;
  const counted = words[index + 1]?.said ?? '';
  if (valueOfWord(plain, language) !== null) return MINUTES.test(counted);
  return isStopWord(plain.replace(/'$/u, ''), language) || PLACED[language].test(text.slice(0, start));
}

/** Words of it that the rest may speak of again. */
const mattersOf = (text: string, language: PostLanguage) =>
  wordsOf(text, language).flatMap(({ said }) => {
    const plain = plainOf(said);
    const isSmall = SMALL[language].test(plain) || isStopWord(plain, language);
    return isSmall ? [] : (stemOf(plain, language) ?? []);
  });

/** The story itself: what is said at its two ends may be of dictating, too. */
function middleOf(told: string): string {
  const words = told.split(/\s+/u);
  return words.length < LONG ? told : words.slice(EDGE, -EDGE).join(' ');
}
const LONG = 60;
const EDGE = 15;

function isTakenUp(talk: string, rest: string, language: PostLanguage): boolean {
  const told = new Set(
    wordsOf(rest.toLowerCase(), language).flatMap(({ said }) => stemOf(said, language) ?? []),
  );
  return mattersOf(talk, language).some((stem) => hasStem(told, stem));
}

/**
 * The text without what somebody says of their dictating before all else and behind it: first or last clauses in the present that speak of the
 * speaking, the noise, the place, haste, forgetting, or to whom writes it down, and of nothing that the rest speaks of. Where it is not sure where that
 * ends, all of it stays. @param leads what somebody begins to speak with @param sounds of hesitation; both as patterns
 */
export function withoutDictation(
  text: string,
  language: PostLanguage,
  leads: string,
  sounds: string,
): string {
  const pause = `(?:(?:${leads}|${sounds})(?![\\p{L}'’])[\\s,.…:]*)`;
  const spoken: Spoken = {
    language,
    sound: new RegExp(`^(?:${sounds}|eh|oh|ah)$`, 'iu'),
    starts: new RegExp(`^(?:${pause}|(?:and|but|und|aber|et|mais|y|pero)\\s+)+`, 'iu'),
    ends: new RegExp(
      `(?:^|[\\s,.…])(?:(?:${leads}|${sounds}|and|und|et|y|anyway|yeah|right|bref)[\\s,.…]*)+$`,
      'iu',
    ),
  };
  return withoutFirst(withoutLast(text, spoken), spoken);
}

interface Spoken {
  readonly language: PostLanguage;
  readonly sound: RegExp;
  /** Leads and sounds that the text begins with, or ends with. */
  readonly starts: RegExp;
  readonly ends: RegExp;
}

function withoutFirst(text: string, { language, sound, starts }: Spoken): string {
  const words = wordsOf(text, language).slice(0, WORDS_MAX);
  const foreign = words.findIndex((_, index) => !isOfTalk(words, index, text, language, sound));
  const reach = foreign === -1 ? words.length : foreign;
  const ends = words
    .slice(1, reach + 1)
    .map(({ start }) => start)
    .filter((at) => beginsRest(text.slice(0, at), text.slice(at), { language, starts }));
  // It goes on where the next clause speaks of dictating, too; "um" and "today" are of what follows.
  const first = ends.findIndex((at) => isTalk(text.slice(0, at), language, starts));
  if (first === -1) return text;
  const last = ends.findIndex(
    (at, index) => index >= first && !goesOn(text.slice(at, ends[index + 1] ?? at), language, sound),
  );
  const at = ends[last] ?? text.length;
  const [talk, rest] = [text.slice(0, at), text.slice(at)];
  const place = starts.test(rest) ? undefined : MAY_BEGIN_REST[language]?.exec(talk)?.index;
  if (place !== undefined && isTalk(talk.slice(0, place), language, starts)) return text;
  const isSure = !isTakenUp(talk, middleOf(rest), language) && !isStillTalk(rest, language);
  // What "but" opposed is gone.
  return isSure ? rest.replace(/^(?:and|but|und|aber|et|mais|y|pero)\s+/iu, '') : text;
}

/** "Before I forget um in the office we had": where it was is of the story, or of the talk. */
const MAY_BEGIN_REST: Partial<PerLanguage<RegExp>> = {
  en: /(?<!\p{L})(?<!(?:['’]m|am|ing|sat|stood|stuck|parked|here|out|up|back) )(?:in|at|on|by|near|outside|behind) (?:the|a|an|my|our) (?:\p{L}+ )?\p{L}+\s*$/iu,
  fr: /(?<!\p{L})(?<!(?:suis|assise?|là|vite|ça|\p{L}ant) )(?:dans|sur|chez|devant|derrière|à) (?:le |la |l['’]|les |un |une |mon |ma |notre )\p{L}+\s*$/iu,
  es: /(?<!\p{L})(?<!(?:estoy|voy|aquí|ando) )(?:en|desde|ante|junto a) (?:el|la|los|las|un|una|mi|nuestr[oa]) \p{L}+\s*$/iu,
};

/** "A bit we had": true for what speaks of dictating, or has only words of how and when; "today" and "something" are of what follows. */
function goesOn(text: string, language: PostLanguage, sound: RegExp): boolean {
  const words = wordsOf(text, language).map(({ said }) => plainOf(said));
  return (
    words.some((word) => MATTER[language].test(word)) ||
    (words.length > 0 && words.every((word) => SMALL[language].test(word) || sound.test(word)))
  );
}

/** "Um we had": what follows is surely another clause, and takes nothing up. */
function beginsRest(
  talk: string,
  rest: string,
  { language, starts }: Pick<Spoken, 'language' | 'starts'>,
): boolean {
  const led = starts.exec(rest)?.[0] ?? '';
  const clause = rest.slice(led.length);
  if (GOES_ON_FROM[language].test(clause)) return false;
  if (/[.!;:\n]\s*$/u.test(talk)) return clause !== '';
  if (wordsOf(clause, language).length < CLAUSE_MIN) return false;
  const said = talk.trimEnd();
  if (ENDS_SUBORDINATE[language].test(said)) return false;
  const isParticle = language === 'de' && /(?<!\p{L})(?:auf|ein|rein|drauf)$/iu.test(said);
  const isOn = /(?:['’]s|\bis|\bare) on$/iu.test(said);
  if (!isParticle && !isOn && OPEN_WORDS[language].test(said.replace(/[,…]+$/u, ''))) return false;
  const isLed = led !== '' || starts.test(said.slice(said.lastIndexOf(' ') + 1));
  if (
    isParticle &&
    !isLed &&
    !/^(?:ich|wir|er|es|man|gestern|heute|letzte|am|im|neulich)(?!\p{L})/iu.test(clause)
  )
    return false;
  if (language === 'en' && !isLed && isRelative(said, clause)) return false;
  if (beginsClause(clause, language) !== null || beginsWithTime(clause, language)) return true;
  if (isLed && DETERMINES[language].test(clause)) return true;
  // "So brad called", "pues nada viene Toni".
  return isLed && beginsWithVerb(language === 'es' ? clause : clause.replace(/^\S+\s+/u, ''), language);
}

/** "Voice note before I open up": what it begins is of the talk, too. */
const ENDS_SUBORDINATE: PerLanguage<RegExp> = {
  en: /(?<!\p{L})(?:before|after|while|because|cos|coz|['’]?cause|until|till|as|when|if|since|that)$/iu,
  de: /(?<!\p{L})(?:bevor|weil|während|solange|damit|dass|wenn|ob|bis|da)$/iu,
  fr: /(?<!\p{L})(?:(?:avant|pendant|parce|tant|dès) qu[e'’]|quand|comme|car|si|que)$/iu,
  es: /(?<!\p{L})(?:antes de que|porque|mientras|cuando|como|si|que)$/iu,
};

/** "Sorry about that the hoover is on": it may not have ended there. */
const isStillTalk = (rest: string, language: PostLanguage) =>
  wordsOf(rest, language)
    .slice(0, NEAR)
    .filter(({ said }) => MATTER[language].test(plainOf(said))).length > 1 ||
  SURE[language].test(rest.slice(0, NEAR * 6));
const NEAR = 6;
const CLAUSE_MIN = 3;

/** "The van we bought", "a voice note I got from Brad": without an object of its own the clause tells more of the noun. */
const isRelative = (said: string, clause: string) =>
  /(?<!\p{L})(?:the|an?|my|our|this|that)(?: \p{L}+){1,3}$/iu.test(said) &&
  /^(?:i|we|you)(?!\p{L})/iu.test(clause) &&
  !OWN_OBJECT.test(clause);
const OWN_OBJECT = new RegExp(
  String.raw`^\S+ \p{L}+ (?:the|an?|my|our|some|\p{N}+|one|${TO_TWELVE_SOURCE.en})(?!\p{L})`,
  'iu',
);

/** One of its clauses is surely of dictating. */
function isTalk(talk: string, language: PostLanguage, starts: RegExp): boolean {
  const said = talk.replace(starts, '').replace(/[\s,.…:;–-]+$/u, '');
  return SURE[language].test(said) && !DENIES_TALK.test(said);
}
const DENIES_TALK = /(?<!\p{L})(?:kein\p{L}*|nicht mehr|no longer|ne plus|ya no)(?!\p{L})/iu;

function withoutLast(text: string, { language, sound, ends }: Spoken): string {
  const words = wordsOf(text, language);
  const from = words.findLastIndex((_, index) => !isOfTalk(words, index, text, language, sound)) + 1;
  for (let index = Math.max(from, words.length - WORDS_MAX, LEFT_MIN); index < words.length; index += 1) {
    const at = words[index]?.start ?? text.length;
    const talk = text.slice(at);
    if (!END[language].test(talk)) continue;
    const before = text.slice(0, at).trimEnd();
    const left = before.replace(ends, '').replace(/[\s,;:–-]+$/u, '');
    const isSure =
      SURE_END[language].test(talk) &&
      (!OPEN_WORDS[language].test(left) || /(?<!\p{L})ya está$/iu.test(left)) &&
      !MAY_BEGIN.test(left) &&
      !SAYS[language].test(left.slice(-REPORT_NEAR)) &&
      !isTakenUp(talk, middleOf(left), language);
    return isSure ? left : text;
  }
  return text;
}
/** "Right that's the boat": it may have begun before. */
const MAY_BEGIN = /(?<![\p{L}])(?:right|okay|anyway|voilà|bon|pues|bueno|so|ja)(?: [\p{L}'’]+){1,4}$/iu;
/** So near before it somebody in the story may say it. */
const REPORT_NEAR = 60;
