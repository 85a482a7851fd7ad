import { countEmojis, cutWithDots, emojiRanges, hashtagRanges, isQuestion } from '@drumbeat/domain';
import type { ComparedText } from './compared-text.js';
import { EVIDENCE_MAX, type EditTrace, type FormKind } from './edit-trace.js';
import type { TextPair } from './phrase-edits.rules.js';

/** Words of a draft whose length and paragraphs say something. */
const WORDS_MIN = 40;
/** A post is shorter than its draft from this share of its words on, and longer from that. */
const SHORTENED = 0.75;
const LENGTHENED = 1.33;
/** The same for the words of a paragraph. */
const SPLIT = 0.67;
const MERGED = 1.5;
/** Words of a paragraph that is worth splitting. */
const PARAGRAPH_WORDS_MIN = 15;
/** The share of a first sentence that is new where it was replaced. */
const REPLACED = 0.7;
const SHORT_OPENING_WORDS = 6;

/** What a first sentence is, where the author puts another one in its place. */
export type OpeningType = 'question' | 'quotation' | 'figure' | 'short';

/** Whether an author did something that the draft gave the occasion for. */
export interface FormEdit {
  readonly kind: FormKind;
  /** Null where they left it as it was. */
  readonly trace: EditTrace | null;
}

/** Of each kind that the draft gave the occasion for, whether it was done. */
export function formEdits(pair: TextPair): FormEdit[] {
  return [
    ...closingQuestion(pair),
    ...hashtags(pair),
    ...emoji(pair),
    ...openings(pair),
    ...(pair.before.words.length < WORDS_MIN || pair.after.words.length === 0
      ? []
      : [...paragraphs(pair), ...lengths(pair)]),
  ];
}

type Found = Partial<Pick<EditTrace, 'key' | 'measure' | 'place'>> & Pick<EditTrace, 'before' | 'after'>;

function edit(kind: FormKind, found: Found | null): FormEdit {
  if (found === null) return { kind, trace: null };
  const cut = (text: string | null) => (text === null ? null : cutWithDots(text, EVIDENCE_MAX));
  return {
    kind,
    trace: {
      kind,
      key: found.key ?? '',
      phrase: '',
      instead: '',
      measure: found.measure ?? null,
      before: cut(found.before),
      after: cut(found.after),
      place: found.place ?? null,
    },
  };
}

function closingQuestion({ before, after }: TextPair): FormEdit[] {
  const [asked, last] = [before.sentences.at(-1), after.sentences.at(-1)];
  if (asked === undefined || last === undefined || !isQuestion(asked)) return [];
  const isLeft = after.lines.includes(before.lines.at(-1) ?? '');
  const isDone = !isLeft && !isQuestion(last);
  return [edit('closing_question', isDone ? { before: asked.text, after: last.text, place: 'close' } : null)];
}

function hashtags({ before, after }: TextPair): FormEdit[] {
  const ranges = hashtagRanges(before.text);
  if (ranges.length === 0) return [];
  const tags = ranges.map(({ start, end }) => before.text.slice(start, end)).join(' ');
  const isDone = hashtagRanges(after.text).length === 0;
  return [edit('hashtags', isDone ? { before: tags, after: null } : null)];
}

function emoji({ before, after }: TextPair): FormEdit[] {
  const [had, has] = [countEmojis(before.text), countEmojis(after.text)];
  const found = { before: emojiOf(before), after: emojiOf(after), measure: has };
  return [
    ...(had === 0 ? [] : [edit('emoji_removed', has <= had / 2 ? found : null)]),
    edit('emoji_added', has >= Math.max(1, had * 2) ? found : null),
  ];
}

function emojiOf({ text }: ComparedText): string | null {
  const found = emojiRanges(text).map(({ start, end }) => text.slice(start, end));
  return found.length === 0 ? null : found.join(' ');
}

function openings({ before, after, aligned }: TextPair): FormEdit[] {
  const [was, is] = [before.sentences[0], after.sentences[0]];
  if (was === undefined || is === undefined) return [];
  const count = is.words.length;
  const added = after.words.slice(0, count).filter((_, index) => aligned.isAdded[index]).length;
  const isReplaced = added >= count * REPLACED && after.lines[0] !== before.lines[0];
  return [
    edit(
      'opening_replaced',
      isReplaced ? { key: openingType(is) ?? '', before: was.text, after: is.text, place: 'opening' } : null,
    ),
  ];
}

function openingType(sentence: ComparedText['sentences'][number]): OpeningType | null {
  if (isQuestion(sentence)) return 'question';
  if (/^\s*["“„«]/u.test(sentence.text)) return 'quotation';
  if (/\p{N}/u.test(sentence.text)) return 'figure';
  return sentence.words.length <= SHORT_OPENING_WORDS ? 'short' : null;
}

function paragraphs({ before, after }: TextPair): FormEdit[] {
  const [had, has] = [paragraphCount(before), paragraphCount(after)];
  const [was, is] = [before.words.length / had, after.words.length / has];
  const counts = { before: countOf(had), after: countOf(has) };
  return [
    edit('paragraphs_split', was >= PARAGRAPH_WORDS_MIN && is <= was * SPLIT ? counts : null),
    edit('paragraphs_merged', is >= was * MERGED && has < had ? counts : null),
  ];
}

const countOf = (count: number) => `${count} ${count === 1 ? 'paragraph' : 'paragraphs'}`;

/** Between blank lines; one of hashtags or signs alone is none. */
const paragraphCount = ({ text }: ComparedText) =>
  Math.max(1, text.split(/\n\s*\n/u).filter((part) => /(?<![#\p{L}\p{N}_])[\p{L}\p{N}]/u.test(part)).length);

function lengths({ before, after }: TextPair): FormEdit[] {
  const share = after.words.length / before.words.length;
  const found = {
    before: `${before.words.length} words`,
    after: `${after.words.length} words`,
    measure: Math.round(share * 100) / 100,
  };
  return [
    edit('shortened', share <= SHORTENED ? found : null),
    edit('lengthened', share >= LENGTHENED ? found : null),
  ];
}
