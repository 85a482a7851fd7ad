import {
  countWords,
  emojiRanges,
  hashtagRanges,
  isHashtagLine,
  isListItem,
  ledBy,
  type PostLanguage,
  shownLanguage,
} from '@drumbeat/domain';
import { writtenRanges, writtenSentences } from '../../../reading/sentences/written-sentences.js';
import { isDenial } from '../../../reading/denials/negations.js';
import { besideQuotations, HIDDEN, isQuoted } from '../../../reading/sentences/quotations.js';
import { closingHashtagsAt, withoutHashtags } from '../../../reading/sentences/without-hashtags.js';
import { NoOtherOpeningError, NothingToChangeError, WishNeedsModelError } from '../../../writing.errors.js';
import { DRAFT_TEXTS } from '../draft.texts.js';
import { isEmpty, isRemarkOnFigures, VAGUE } from './empty-sentences.js';
import { freedSentences, saidKey, stoodWithin } from './freed-sentences.js';
import { takesUp } from '../openings/leaning.js';
import { isPaired } from '../openings/paired.js';
import { isComment, isTakenUp, restates, withoutCommentBehind, type Told } from './least.js';
import { sayingEachOnce } from './repeats.js';
import { isAnnouncement } from '../openings/announcements.js';
import { leansOnAnnounced } from '../openings/run-ups.js';
import { emptiness, hasFacts, isTurn, tellingWords } from '../sentence-signs.js';
import { isVerdict } from '../openings/verdicts.js';
import { withoutHesitations, withoutSpokenTags } from '../../../reading/spoken/hesitations.js';
import { wishesOf, type WishKind } from './wishes.js';
import { tellsHowMany } from './told-counts.js';
import { withoutAsides } from './asides.js';
import { withoutEmoji } from '../form/without-emoji.js';
import { withoutPhrases } from '../../without-phrases.js';

/** An existing text, and the requested change. */
export interface Rewriting {
  readonly text: string;
  readonly wish: string | null;
  readonly neverUse: readonly string[];
  /** Sentences of the text that could open it, the strongest first. */
  readonly openings: readonly string[];
  /** What surrounds the text, where it is a part of a post: its language is shown there. */
  readonly whole: string;
  /** That of the author's posts, where the text is too short to show one and uses its words. */
  readonly language?: PostLanguage | null;
  /** True for an author whose posts have asides in brackets, and of shorthand, whose brackets tell what happened: they stay. */
  readonly keepsAsides: boolean;
  /** What the text was arranged from: a sentence that says nothing and stood within it is no ending of the author's. */
  readonly notes?: string | null;
}

/** True for the wishes that change a text that is there. */
export function isRewritingWish(wish: string): boolean {
  return wishesOf(wish).kinds.size > 0;
}

/**
 * The text changed by the instruction, with nothing added: shorter, plainer, as a list, or with another of its own sentences
 * first. Figures, names, quotations and the verdict stay.
 * @throws WishNeedsModelError for any other instruction, NoOtherOpeningError and NothingToChangeError where the text stays as it is
 */
export function composeRewrite(rewriting: Rewriting): string {
  const { text, wish, neverUse, openings, whole, keepsAsides, notes = null } = rewriting;
  const { kinds, isMore } = wishesOf(wish ?? '');
  if (isMore) throw new WishNeedsModelError();
  const language = shownLanguage(text) ?? shownLanguage(whole) ?? rewriting.language ?? null;
  const given = text.trim();
  const rewritten = withoutPhrases(
    change(given, kinds, { openings, keepsAsides, notes }, language),
    neverUse,
  ).trim();
  if (rewritten === '') throw new NothingToChangeError([]);
  if (rewritten !== given) return rewritten;
  if (kinds.size === 1 && kinds.has('opening')) throw new NoOtherOpeningError();
  throw new NothingToChangeError([...kinds]);
}

function change(
  text: string,
  kinds: ReadonlySet<WishKind>,
  { openings, keepsAsides, notes }: Pick<Rewriting, 'openings' | 'keepsAsides'> & { notes: string | null },
  language: PostLanguage | null,
): string {
  const [opening] = openings;
  const opened = kinds.has('opening') && opening !== undefined ? ledBy(text, opening) : text;
  const listed = kinds.has('list') ? asList(opened) : opened;
  const untagged = kinds.has('no-hashtags') ? withoutTags(listed) : listed;
  const sober = kinds.has('no-emoji') ? withoutEmoji(untagged) : untagged;
  const stated = kinds.has('no-question') ? withoutClosingQuestion(sober) : sober;
  // "Fewer filler words" takes these alone, and leaves what is said twice.
  const isShorter = kinds.size === 0 || kinds.has('shorter');
  const once = isShorter ? sayingEachOnce(stated) : stated;
  const plain =
    isShorter || kinds.has('plainer') || kinds.has('fillers')
      ? plainer(once, language, {
          isShorter,
          keepsLonger: !isShorter && !kinds.has('plainer'),
          isOptional: kinds.size === 0,
        })
      : once;
  return kinds.has('shorter')
    ? besideQuotations(plain, (said) => shorter(said, { keepsAsides, notes }, language))
    : plain;
}

/** Without an instruction a text is at least freed from words that say nothing. */
function plainer(
  text: string,
  language: PostLanguage | null,
  {
    isOptional,
    ...way
  }: { readonly isShorter: boolean; readonly keepsLonger: boolean; readonly isOptional: boolean },
): string {
  if (language === null && !isOptional) throw new WishNeedsModelError();
  if (language === null) return text;
  return besideQuotations(text, (given) => {
    const lines = withoutSpokenTags(withoutHesitations(given, language), language)
      .split('\n')
      .map(sentencesWithSpaces);
    const said = new Set(lines.flat().map(saidKey));
    return lines.map((line) => freedSentences(line, language, { ...way, said }).join(' ')).join('\n');
  });
}

/** How much of the words a shorter text aims to keep; it stops before it would lose a fact. */
const SHORT_SHARE = 0.7;

/**
 * Without the sentences that say nothing, the emptiest first, then without what says again what was said, then without comments that
 * tell no fact, until enough is gone. The beginning and the end stay, and so do causes, turns and denials,
 * and what the next sentence takes up.
 */
function shorter(
  text: string,
  { keepsAsides, notes }: { readonly keepsAsides: boolean; readonly notes: string | null },
  language: PostLanguage | null,
): string {
  if (language === null) throw new WishNeedsModelError();
  const given = text.split('\n');
  const lines = given.map((line, index) => {
    if (isUntouched(line)) return [line];
    return sentencesWithSpaces(
      keepsAsides || (index === 0 && given.length > 1)
        ? line
        : withoutAsides(line, language, CAUSES[language]),
    ).map((sentence) => withoutCommentBehind(sentence, language));
  });
  const places = lines.flatMap((sentences, line) =>
    sentences.map((sentence, at) => ({
      line,
      at,
      sentence,
      isFree: !isUntouched(lines[line]?.join(' ') ?? ''),
    })),
  );
  const told = places.filter(({ isFree, sentence }) => isFree && sentence.trim() !== '');
  // Of a post the first and the last paragraph stay whole; of a selected part its first and last sentence.
  const [first, last] = [told[0]?.line, told.at(-1)?.line];
  const isWhole = first !== last;
  const padding = told
    .filter(({ line, sentence }, index) => {
      const [before, next] = [told[index - 1], told[index + 1]];
      const isEdge = index === 0 || next === undefined || (isWhole && (line === first || line === last));
      // One half of a contrast is nothing without the other.
      const isHeld =
        isEdge ||
        takesUp(next.sentence, sentence, [], language) ||
        [before, next].some((one) => one !== undefined && isPaired(one.sentence, sentence, language));
      // Who announces a text begins with what comes then, where it stands alone.
      if (
        index < ANNOUNCED_UNTIL &&
        next !== undefined &&
        isAnnouncement(
          sentence,
          told
            .slice(index + 1)
            .map((one) => one.sentence)
            .join(' '),
          language,
        )
      )
        return !leansOnAnnounced(next.sentence, language);
      return isEmpty(sentence, language) || isRemarkOnFigures(sentence, before?.sentence, language)
        ? index > 0 && (next !== undefined || stoodWithin(sentence, notes))
        : !isHeld && isPadding(sentence, language);
    })
    .sort((a, b) => emptiness(b.sentence, language) - emptiness(a.sentence, language));
  const dispensable = told.filter((one, index) => {
    const next = told[index + 1];
    return (
      index > 0 &&
      next !== undefined &&
      !padding.includes(one) &&
      !one.sentence.includes(HIDDEN) &&
      !isTakenUp(one, next, saidBefore(told, one), language)
    );
  });
  // What is taken up stands right before it as well.
  const saidTwice = told.filter((one, index) =>
    dispensable.includes(one)
      ? restates(one.sentence, saidBefore(told, one), language)
      : index > 0 && index < told.length - 1 && isEcho(one, told[index - 1], language),
  );
  const comments = dispensable.filter((one) => !saidTwice.includes(one) && isComment(one.sentence, language));
  const total = countWords(text);
  let words = countWords(lines.flat().join(' '));
  for (const { line, at, sentence } of [...padding, ...saidTwice, ...comments]) {
    if (words <= total * SHORT_SHARE) break;
    words -= countWords(sentence);
    lines[line] = (lines[line] ?? []).map((one, index) => (index === at ? '' : one));
  }
  return lines
    .map((sentences, index) => {
      const kept = sentences.filter((sentence) => sentence !== '').join(' ');
      return kept === '' && (given[index] ?? '').trim() !== '' ? null : kept;
    })
    .filter((line) => line !== null)
    .join('\n')
    .replace(/\n{3,}/gu, '\n\n');
}

const isEcho = (one: Told, before: Told | undefined, language: PostLanguage) =>
  before?.line === one.line &&
  !one.sentence.includes(HIDDEN) &&
  countWords(one.sentence) >= PADDING_WORDS_MIN &&
  restates(one.sentence, [before.sentence], language);

const saidBefore = (all: readonly Told[], one: Told) =>
  all.slice(0, all.indexOf(one)).map(({ sentence }) => sentence);

/** The point of a post may stand before what announces it. */
const ANNOUNCED_UNTIL = 2;

/** A sentence of fewer words was set for its rhythm. */
const PADDING_WORDS_MIN = 4;

/** Why something was so. */
const CAUSES: Readonly<Record<PostLanguage, RegExp>> = {
  en: /(?<![\p{L}])(?:because|since|so that|which is why|that['’]s why|that is why|until|unless|except|only|but)(?![\p{L}])/iu,
  de: /(?<![\p{L}])(?:weil|denn|da|deshalb|deswegen|darum|daher|bis|außer|nur|aber|sondern)(?![\p{L}])/iu,
  fr: /(?<![\p{L}])(?:parce que?|car|puisque?|donc|c['’]est pourquoi|jusqu\p{L}*|sauf|sans|mais|seul\p{L}*)(?![\p{L}])/iu,
  es: /(?<![\p{L}])(?:porque|pues|ya que|por eso|hasta|salvo|sin|pero|s[oó]lo|solamente)(?![\p{L}])/iu,
};

/** What somebody claimed is what a post answers. */
const CLAIMS: Readonly<Record<PostLanguage, RegExp>> = {
  en: /(?<![\p{L}])(?:said|says|told|claim\p{L}*|thought|insist\p{L}*|swore)(?![\p{L}])/iu,
  de: /(?<![\p{L}])(?:sag(?:t|te|ten)|mein(?:t|te|ten)|behaupte\p{L}*|dachte\p{L}*|gesagt|gemeint)(?![\p{L}])/iu,
  fr: /(?<![\p{L}])(?:dit|disait|disaient|pensait|prétend\p{L}*|affirm\p{L}*)(?![\p{L}])/iu,
  es: /(?<![\p{L}])(?:dijo|dice|decía|dijeron|pensaba|asegur\p{L}*|afirm\p{L}*)(?![\p{L}])/iu,
};

function isPadding(sentence: string, language: PostLanguage): boolean {
  return (
    countWords(sentence) >= PADDING_WORDS_MIN &&
    !sentence.includes(HIDDEN) &&
    tellingWords(sentence, language).every((word) => VAGUE.has(word)) &&
    !CAUSES[language].test(sentence) &&
    !isDenial(sentence, language) &&
    !CLAIMS[language].test(sentence) &&
    !hasFacts(sentence, language) &&
    !tellsHowMany(sentence, language) &&
    !isVerdict(sentence, language) &&
    !isTurn(sentence, language) &&
    !/[?!¿¡[\]]/u.test(sentence) &&
    emojiRanges(sentence).length === 0
  );
}

const isUntouched = (line: string) => isHashtagLine(line) || isListItem(line) || /^\s*\[[^\]]*\]/u.test(line);

function sentencesWithSpaces(line: string): string[] {
  const sentences = writtenSentences(line, { keepsMarks: true });
  return sentences.length === 0 ? [line] : sentences;
}

/**
 * The paragraphs of several sentences as lists; where each has one alone, these as one list. The first line, the last one, what is a
 * list and a closing question stay as they are.
 */
function asList(text: string): string {
  const blocks = text.split(/\n{2,}/u);
  const isBody = blocks.map((block, index) => {
    const isHead = index === 0 && blocks.length > 1;
    const isLast = blocks.slice(index + 1).every(isHashtagLine);
    return !(isHead || isHashtagLine(block) || isListBlock(block) || (isLast && isClosingQuestion(block)));
  });
  const items = blocks.map((block, index) => (isBody[index] === true ? itemsOf(block) : []));
  const bodies = items.filter(({ length }) => length > 0);
  const isOfSingles = bodies.length > 1 && bodies.every(({ length }) => length === 1);
  const last = items.findLastIndex(({ length }) => length > 0);
  return blocks
    .map((block, index) => {
      const own = items[index] ?? [];
      const isItem = isOfSingles && own.length === 1 && (index < last || bodies.length === 2);
      // One item is no list.
      if (own.length < 2 && !isItem) return block;
      return own.map((item) => `• ${item}`).join('\n');
    })
    .reduce((joined, block, index) => {
      if (index === 0) return block;
      const isBetween = isOfSingles && block.startsWith('• ') && /(?:^|\n)• [^\n]*$/u.test(joined);
      return `${joined}${isBetween ? '\n' : '\n\n'}${block}`;
    }, '');
}

const isListBlock = (block: string) => block.split('\n').every(isListItem);

function itemsOf(block: string): string[] {
  return writtenSentences(block).reduce<string[]>(
    (items, sentence) =>
      items.length > 0 && isExclamation(sentence)
        ? [...items.slice(0, -1), `${items.at(-1) ?? ''} ${sentence}`]
        : [...items, sentence],
    [],
  );
}

/** "Twice!" is no item of a list. */
const isExclamation = (sentence: string) => sentence.includes('!') && countWords(sentence) <= 3;

function withoutTags(text: string): string {
  return withoutHashtags(text, hashtagRanges(text)).replace(/\n{3,}/gu, '\n\n');
}

/** Without the question that the text ends with before its hashtags, or the place for one. */
function withoutClosingQuestion(text: string): string {
  const lines = text.split('\n');
  const last = lines.findLastIndex((line) => line.trim() !== '' && !isHashtagLine(line));
  const line = lines[last] ?? '';
  const words = line.slice(0, closingHashtagsAt(line));
  const ranges = writtenRanges(words, { keepsMarks: true });
  const asked = ranges.findLastIndex(({ start, end }) => !isClosingQuestion(words.slice(start, end))) + 1;
  const from = ranges[asked]?.start;
  if (from === undefined) return text;
  const left = `${words.slice(0, from).trimEnd()} ${line.slice(words.length)}`.trim();
  return (left === '' ? lines.toSpliced(last, 1) : lines.toSpliced(last, 1, left))
    .join('\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();
}

/** What somebody asked in the story is told, not asked. */
function isClosingQuestion(sentence: string): boolean {
  const isPlace = Object.values(DRAFT_TEXTS).some(({ question }) => sentence.trim().startsWith(question));
  return isPlace || (/[?？]\P{L}*$/u.test(sentence) && !isQuoted(sentence));
}
