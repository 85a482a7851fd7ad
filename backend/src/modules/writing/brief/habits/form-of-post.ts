import {
  countWords,
  emojiRanges,
  extractHashtags,
  isListItem,
  isQuestion,
  readPosts,
  sentencesOf,
  shownLanguage,
  type PostLanguage,
  type ReadSentence,
} from '@drumbeat/domain';
import { letterOf } from '../../reading/words/letters.js';
import { perText } from '../../reading/words/per-text.js';

/** What can be counted in one post. */
export interface FormOfPost {
  readonly text: string;
  /** The same without the speech that it quotes. */
  readonly own: string;
  /** Null where the text does not show one. */
  readonly language: PostLanguage | null;
  /** Of the text without salutation and sign-off. */
  readonly sentences: readonly ReadSentence[];
  readonly words: number;
  /** The first line of a letter, and its last ones. */
  readonly salutation: string | null;
  readonly signOff: string | null;
  /** Lines of each paragraph; blank lines divide paragraphs. */
  readonly linesPerParagraph: readonly number[];
  readonly wordsPerParagraph: readonly number[];
  readonly listItems: number;
  readonly questions: number;
  readonly exclamations: number;
  readonly emojis: readonly string[];
  /** Without "#". */
  readonly hashtags: readonly string[];
  /** The last line, without hashtags and lines that have no words. */
  readonly lastLine: string;
  /** The last sentence of that line. */
  readonly lastSentence: string;
  /** "small": no capital but in shortened words; "small beginnings": most sentences begin with a small letter. */
  readonly letters: 'small' | 'small beginnings' | 'usual';
}

/** Reads posts; those without a sentence are left out. */
export const formsOf = (posts: readonly string[]): FormOfPost[] => posts.flatMap(formOf);

/** Nothing for a post without a sentence. */
const formOf = perText((post: string): FormOfPost[] =>
  readPosts([post])
    .filter(({ sentences }) => sentences.length > 0)
    .map(({ text, sentences: all }) => {
      const { salutation, body, signOff } = letterOf(text);
      const sentences =
        salutation === null && signOff === null ? all : (readPosts([body])[0]?.sentences ?? all);
      const lines = body.split('\n').map((line) => line.trim());
      return {
        text,
        own: all.map((sentence) => sentence.own).join('\n'),
        salutation,
        signOff,
        language: shownLanguage(text),
        sentences,
        words: sentences.reduce((sum, { words }) => sum + words.length, 0),
        linesPerParagraph: paragraphs(lines),
        wordsPerParagraph: body
          .split(/\n\s*\n/u)
          .map((paragraph) => countWords(paragraph.replace(HASHTAG, '')))
          .filter((words) => words > 0),
        listItems: lines.filter(isListItem).length,
        questions: sentences.filter(isQuestion).length,
        exclamations: sentences.filter((sentence) => sentence.text.includes('!')).length,
        emojis: emojiRanges(text).map(({ start, end }) => text.slice(start, end)),
        hashtags: extractHashtags(text),
        lastLine: lastLine(lines),
        lastSentence: sentencesOf(lastLine(lines)).at(-1) ?? lastLine(lines),
        letters: lettersOf(
          text.replace(HASHTAG, ''),
          sentences.map((sentence) => sentence.text),
        ),
      };
    }),
);

function paragraphs(lines: readonly string[]): number[] {
  const counts: number[] = [];
  let isOpen = false;
  for (const line of lines.filter((one) => one === '' || !isOnlyHashtags(one))) {
    if (line === '') isOpen = false;
    else if (isOpen) counts.push((counts.pop() ?? 0) + 1);
    else {
      counts.push(1);
      isOpen = true;
    }
  }
  return counts;
}

const HASHTAG = /#[\p{L}\p{N}_]+/gu;
const isOnlyHashtags = (line: string) => !/[\p{L}\p{N}]/u.test(line.replace(HASHTAG, ''));

/** A word with a first capital alone: "SaaS", "GmbH" and "CEO" are written so by everybody. */
const CAPITAL_WORD = /(?<![\p{L}\p{N}@/._-])\p{Lu}\p{Ll}*(?![\p{L}])/gu;

function lettersOf(text: string, sentences: readonly string[]): FormOfPost['letters'] {
  const small = sentences.filter((sentence) => /^[^\p{L}\p{N}]*\p{Ll}/u.test(sentence)).length;
  if (small === 0) return 'usual';
  const capitals = text.match(CAPITAL_WORD)?.filter((word) => word !== 'I') ?? [];
  if (capitals.length === 0) return 'small';
  return small > sentences.length / 2 ? 'small beginnings' : 'usual';
}

function lastLine(lines: readonly string[]): string {
  const line = lines.findLast((one) => one !== '' && !isOnlyHashtags(one)) ?? '';
  return line.replace(HASHTAG, '').trim();
}
