import type { PostLanguage } from '@drumbeat/domain';
import { beginsClause, endsWithVerb, saysSomething } from './main-clauses.js';
import { isPartedByComma } from './parting-commas.js';
import { perLanguage } from '../words/per-language.js';
import {
  ADDS,
  AWAITS,
  BARE_CHECKS,
  BEFORE_SOUND,
  BEGUN,
  BEHIND_SOUND,
  CHECKS,
  NAMED_SOUND,
  OPEN_WORDS,
  OPENS_CLAUSE,
  PARTED_SOUNDS,
  PERFECT,
  SOUNDS,
  TAGS,
} from './hesitations.words.js';

const RESTARTED =
  "(?<![\\p{L}'’])(?<again>(?:[\\p{L}'’]+ ){0,2}[\\p{L}'’]+)(?:,|…)? (?:SOUND)(?:,|…)? (?:(?:it|he|she|they|er|sie|es|il|elle) )?\\k<again>(?![\\p{L}'’])";

/** "Tiles, um, grout": the comma parts what is counted up. */
const COUNTED_UP = /(?:[,:]|(?<![\p{L}\p{N}])\p{N}+)\s(?:[\p{L}-]+\s)?[\p{L}-]+$/u;

const GAP = String.raw`[^\S\n]*`;
const FIRST = String.raw`(?<![\p{L}\p{M}\p{N}'’#@/-])`;
const LAST = String.raw`(?![\p{L}\p{M}\p{N}'’/-])`;
/** Both spellings of the first letter; "UM" is an abbreviation. */
const anyCase = (words: string) =>
  words
    .split('|')
    .map((word) => word.replace(/^\p{Ll}/u, (letter) => `[${letter}${letter.toUpperCase()}]`))
    .join('|');

const forEach = (make: (language: PostLanguage) => RegExp) => perLanguage(make);
/** One sound or several, with the marks around them. */
const HESITATION = forEach((language) => {
  const sound = anyCase(SOUNDS[language]);
  const ahead = anyCase(BEFORE_SOUND[language]);
  const next = BEHIND_SOUND[language];
  return new RegExp(
    `(?<pre>(?:${GAP}[,…])?${GAP})${FIRST}(?<said>(?:(?<=(?:^|[,.!?\\n]|(?<![\\p{L}])(?:and|but|so|und|aber|et|mais|y|pero))${GAP})(?:${ahead})[, ]+)?(?:${sound})${LAST}(?:[, …]+(?:${sound}|${next})${LAST})*)(?<post>${GAP}(?:,|…|\\.{3})?${GAP})`,
    'gu',
  );
});
/** "It just, uh, it just died": begun again behind the sound. */
const RESTART = forEach((language) => new RegExp(RESTARTED.replace('SOUND', SOUNDS[language]), 'giu'));
const BEGUN_AGAIN = forEach((language) => {
  const begins = BEGUN[language];
  return begins === undefined
    ? /(?!)/gu
    : new RegExp(
        `(?<![\\p{L}'’])${begins}(?:,|…)? (?:${SOUNDS[language]})(?:,|…)? \\k<again>(?![\\p{L}])`,
        'giu',
      );
});
/** The same over a sound that is a word as well: "it, er, it failed". */
const PARTED_RESTART = forEach(
  (language) =>
    new RegExp(
      `(?<![\\p{L}'’])(?<again>(?:[\\p{L}'’]+ )?[\\p{L}'’]+), (?:${PARTED_SOUNDS[language]}), \\k<again>(?![\\p{L}'’])`,
      'giu',
    ),
);
const PARTED = forEach(
  (language) =>
    new RegExp(
      `(?<pre>(?:^|(?<=\\n)|(?<=[.!?]${GAP})|,)${GAP})${FIRST}(?<said>${anyCase(PARTED_SOUNDS[language])})${LAST}(?<post>${GAP}(?:,|…|\\.{3})${GAP})`,
      'gu',
    ),
);
const TAGGED = forEach(
  (language) =>
    new RegExp(
      `(?<pre>,${GAP})${FIRST}(?<said>(?:${TAGS[language]}))(?<post>${GAP}(?:,|(?=[.!]|$|\\n)|\\?(?=\\s*(?:$|\\n))|$)${GAP})`,
      'gmu',
    ),
);

/** "Ich war, ähm, dort": true where the text has a sound that nobody writes. */
export function hasHesitation(text: string, language: PostLanguage): boolean {
  return withoutHesitations(text, language) !== text;
}

/** The text without the sounds of somebody who looks for a word, and without the commas around them. It must hold no quotation. */
export function withoutHesitations(text: string, language: PostLanguage): string {
  return begun(
    [HESITATION[language], PARTED[language]].reduce(
      (left, pattern) => left.replace(pattern, (...found: unknown[]) => without(found, language)),
      text
        .replace(RESTART[language], '$<again>')
        .replace(PARTED_RESTART[language], '$<again>')
        .replace(BEGUN_AGAIN[language], '$<again>'),
    ),
  );
}

/** The same of what is said for its sound between commas: "you know", "ne", "o sea". @param text of somebody who speaks */
export function withoutSpokenTags(text: string, language: PostLanguage): string {
  return begun(
    text
      .replace(BARE_CHECKS[language], '')
      .replace(TAGGED[language], (...found: unknown[]) =>
        isCompass(found) || isNamed(found, language) ? String(found[0]) : without(found, language),
      ),
  );
}

/** Stands in the place of a sound behind a conjunction: whoever looks for words there begins anew. */
export const PAUSE = '\uE002';
const JOINED_WITH_SOUND = forEach(
  (language) =>
    new RegExp(
      `(?<=[\\p{L}\\p{N}],? )(?<joined>(?:and|but|so|und|aber|et|mais|y|pero)(?:,|…)? (?:${SOUNDS[language]}${language === 'en' ? '|er(?= (?:i|we|he|she|they|it|the)(?![\\p{L}]))' : ''})(?:,|…)?) (?=\\p{L})`,
      'giu',
    ),
);

/** The text with a pause marked where a sound stands behind "and". It is read by whoever parts sentences, and taken out there. */
export const withPauses = (text: string, language: PostLanguage): string =>
  text.replace(JOINED_WITH_SOUND[language], `$<joined> ${PAUSE}`);

/** Behind it a sentence begins that had its capital in what is gone. */
const BEGINS = '\uE001';
const begun = (text: string) =>
  text.replace(new RegExp(`${BEGINS}(\\p{L}?)`, 'gu'), (_, letter: string) => letter.toUpperCase());

/** "Paul, ben, et moi": of somebody who types small. */
function isNamed(found: readonly unknown[], language: PostLanguage): boolean {
  const { text, at, whole, groups } = placeOf(found);
  return (
    groups.said === 'ben' &&
    !(
      language === 'fr' &&
      /^(?:(?:je|on|ils?|elles?|ça|nous|vous|tu|là|l[ea]s?|une?)(?!\p{L})|[jc]['’])/iu.test(
        text.slice(at + whole.length),
      )
    )
  );
}

/** "Norte, este, sur". */
function isCompass(found: readonly unknown[]): boolean {
  const { text, at, whole } = placeOf(found);
  return (
    /este/iu.test(whole) &&
    /(?:norte|sur|oeste)\P{L}*$|^\P{L}*(?:y )?(?:norte|sur|oeste)/iu.test(
      `${text.slice(Math.max(0, at - 12), at)}\n${text.slice(at + whole.length, at + whole.length + 12)}`,
    )
  );
}

interface Groups {
  readonly pre: string;
  readonly said: string;
  readonly post: string;
}

function placeOf(found: readonly unknown[]): { whole: string; at: number; text: string; groups: Groups } {
  const groups = found.at(-1) as Groups;
  return { whole: String(found[0]), at: Number(found.at(-3)), text: String(found.at(-2)), groups };
}

/** What stands in the place of a sound. */
function without(found: readonly unknown[], language: PostLanguage): string {
  const { whole, at, text, groups } = placeOf(found);
  const { pre, said, post } = groups;
  const before = text.slice(0, at);
  const behind = text.slice(at + whole.length);
  if (isMeant(before + pre, said, behind)) return whole;
  if (before.trim() === '' || /[.!?:\n]\s*$/u.test(before))
    return `${/\s$|^$/u.test(before) ? '' : pre.replace(/[,…]/gu, '')}${/^\p{Lu}/u.test(said) ? BEGINS : ''}`;
  // "Seven, um."
  if (/^(?:\s*$|\n|[.!?;:)])/u.test(behind)) return post.endsWith('\n') ? '\n' : '';
  const hasCommas = [pre, post].map((marks) => marks.includes(','));
  if (!hasCommas.includes(true)) return beginsAfterSound(before, behind, language) ? ', ' : ' ';
  const [isBefore, isBehind] = hasCommas;
  if (OPENS_CLAUSE[language].test(behind)) return ', ';
  // "El jefe, eh, no vino" denies what follows.
  if (/^(?:no|nein|non)[\s,]/iu.test(behind) && (language !== 'es' || /^no,/iu.test(behind))) return ', ';
  // "Le dije que no, eh, que el agua cuesta lo mismo"
  if (language === 'es' && /(?<!\p{L})no$/iu.test(before.trimEnd()) && /^que\s/iu.test(behind)) return ', ';
  if (isBefore !== true) return ' ';
  const ended = before.trimEnd();
  const isOpen = OPEN_WORDS[language].test(ended);
  if (isPartedByComma(ended, behind, language, isOpen)) return ', ';
  if (isOpen) return ' ';
  const isAwaited = !CHECKS.test(said) && endsWithVerb(ended, language);
  // "Les habían dado, o sea, botas": what was given is still to come.
  const isGiven = PERFECT[language]?.test(ended) === true && beginsClause(behind, language) === null;
  const isKept =
    isBehind !== true ||
    (CHECKS.test(said) && !isGiven) ||
    repeats(before, behind) ||
    (!isAwaited && COUNTED_UP.test(before)) ||
    beginsClause(behind, language) === 'surely' ||
    (!isAwaited && ADDS[language].test(behind) && !AWAITS.test(ended));
  return isKept ? ', ' : ' ';
}

/** "All the way home um I did six": whoever looks for words where a clause is whole begins another one. */
function beginsAfterSound(before: string, behind: string, language: PostLanguage): boolean {
  const clause = /[^.,;:!?\n]*$/u.exec(before.slice(-CLAUSE_MAX))?.[0].trim() ?? '';
  return (
    clause.split(/\s+/u).length >= WHOLE_FROM &&
    /^(?:I|we|he|she|they|ich|wir|je|j['’]|on|il|elle|yo|nosotros)(?![\p{L}])/iu.test(behind) &&
    beginsClause(behind, language) === 'surely' &&
    saysSomething(clause, language) &&
    !OPEN_WORDS[language].test(clause) &&
    !endsWithVerb(clause, language)
  );
}
const WHOLE_FROM = 6;
const CLAUSE_MAX = 240;

/** "Débranché, euh, juste débranché". */
function repeats(before: string, behind: string): boolean {
  const word = /\p{L}{3,}$/u.exec(before.trimEnd())?.[0].toLowerCase();
  return (
    word !== undefined &&
    behind
      .toLowerCase()
      .split(/[^\p{L}\p{M}]+/u, 3)
      .includes(word)
  );
}

/** A name, an abbreviation, or the sound itself. */
function isMeant(before: string, said: string, behind: string): boolean {
  if (/^\p{Lu}/u.test(said) && !/(?:^|[.!?:…\n])\s*$/u.test(before)) return true;
  return NAMED_SOUND.test(before) && (/\ban\s$/iu.test(before) || /^\P{L}*$|^[.,;!?]/u.test(behind));
}
