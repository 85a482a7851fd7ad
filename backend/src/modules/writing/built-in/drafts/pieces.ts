import { cleanPostText, type PostLanguage } from '@drumbeat/domain';
import { writtenSentences } from '../../reading/sentences/written-sentences.js';
import type { AuthorForm } from './form/author-form.js';
import { isWhollyQuoted } from '../../reading/sentences/quotations.js';
import { capitalized } from '../../reading/words/letters.js';
import { isUnitSymbol } from './spelling/known-spellings.js';
import { tellsOfOneDay } from './sentence-signs.js';

/** The author's own words in their order: sentences, and lists that belong together. */
export interface Piece {
  /** Lines of a list; one for a sentence. */
  readonly text: string;
  readonly isList: boolean;
  /** True where the author left a blank line before it. */
  readonly isApart: boolean;
}

const LIST_MARK = /^\s*(?:[-–—•*·]|\d{1,2}[.)])\s+/u;
const NUMBERED = /^\s*\d{1,2}[.)]\s+/u;
/** "= 61 km" below what it is the sum of. */
const SUM_BELOW = /(?<=[\p{L}\p{N}%€$£)])\n[^\S\n]*(?:[-–—•*·][^\S\n]+)?(?==[^\S\n])/gu;

/**
 * The text cut into sentences, every word kept and in its order; only punctuation, the capitals at the beginning of sentences
 * and line breaks are normalised. A list stays one where a line with a colon announces it, where it is numbered, and for authors
 * whose posts have lists; otherwise, and where it tells a story, it was the form of quick notes. Its items get the author's own mark.
 */
export function piecesOf(
  text: string,
  form: Pick<AuthorForm, 'usesLists' | 'listMark' | 'isLowerCase'>,
  language: PostLanguage | null,
): Piece[] {
  const { usesLists, isLowerCase } = form;
  const pieces: Piece[] = [];
  let isApart = false;
  const add = (found: string, isList = false) => {
    const begun = isList || isLowerCase ? found : firstCapital(found);
    pieces.push({ text: isList ? found : closed(begun), isList, isApart: isApart && pieces.length > 0 });
    isApart = false;
  };
  for (const block of cleanPostText(text)
    .replace(SUM_BELOW, ' ')
    .split(/\n[^\S\n]*(?:\n[^\S\n]*)+/u)) {
    let prose = '';
    let items: string[] = [];
    const endProse = () => {
      for (const sentence of notesSentences(prose)) add(sentence);
      prose = '';
    };
    const endItems = () => {
      if (items.length > 0) {
        // One item is no list.
        const isOwnForm = usesLists && items.length > 1 && !tellsStory(items, language);
        addItems(items, add, isOwnForm || isAnnounced(pieces.at(-1)), form);
      }
      items = [];
    };
    for (const line of block.split('\n')) {
      if (line.trim() === '') continue;
      if (LIST_MARK.test(line)) {
        endProse();
        items.push(line.trim());
        continue;
      }
      endItems();
      prose = prose === '' ? line.trim() : `${prose}${prose.endsWith(':') ? ' ' : '\n'}${line.trim()}`;
    }
    endProse();
    endItems();
    isApart = true;
  }
  return pieces;
}

function isAnnounced(before: Piece | undefined): boolean {
  return before !== undefined && !before.isList && before.text.endsWith(':');
}

function addItems(
  items: readonly string[],
  add: (text: string, isList?: boolean) => void,
  isList: boolean,
  { usesLists, listMark, isLowerCase }: Pick<AuthorForm, 'usesLists' | 'listMark' | 'isLowerCase'>,
): void {
  const isNumbered = items.every((item) => NUMBERED.test(item));
  if (isList || isNumbered) {
    const marked = (item: string, index: number) => {
      const said = item.replace(LIST_MARK, '');
      const mark = listMark === '1.' ? `${index + 1}.` : listMark;
      return `${mark} ${usesLists && !isLowerCase ? firstCapital(said) : said}`;
    };
    add(items.map((item, index) => (isNumbered ? item : marked(item, index))).join('\n'), true);
    return;
  }
  for (const item of items)
    for (const sentence of notesSentences(item.replace(LIST_MARK, ''), true)) add(sentence);
}

const STORY = 1 / 3;

/** What happened, line by line, is no list for readers. */
function tellsStory(items: readonly string[], language: PostLanguage | null): boolean {
  if (language === null) return false;
  const said = items.map((item) => item.replace(LIST_MARK, ''));
  return said.filter((item) => tellsOfOneDay(item, language)).length >= said.length * STORY;
}

/** Addresses, tags, units and names such as iPhone keep their small letter. */
function firstCapital(text: string): string {
  const [, mark = '', rest = text] = /^(["“„«¿¡(]*)(.*)$/su.exec(text) ?? [];
  const [word = ''] = rest.split(/\s/u);
  if (/^\p{Ll}\.\p{Lu}\./u.test(word)) return `${mark}${capitalized(rest)}`;
  return /^\p{Ll}[\p{Ll}\p{M}'’,:!?.-]*$/u.test(word) &&
    !/^(?:www\.|https?:)/u.test(word) &&
    !isUnitSymbol(word.replace(/[^\p{L}]+$/u, ''))
    ? `${mark}${capitalized(rest)}`
    : text;
}

/** What has no word, as an emoji alone, is kept as it is. */
function notesSentences(text: string, isItem = false): string[] {
  const sentences = writtenSentences(text, { keepsMarks: true, isItem });
  return sentences.length === 0 && text.trim() !== '' ? [text.trim()] : sentences;
}

/** "Found a wasp nest (in the motor!)": the mark is that of the bracket. */
const ENDS_IN_BRACKET = /[\p{L}\p{N}"”»%€$£,;:]\s*\([^()]*[.!?…]\)$/u;

/** With a full stop where a thought ends without any mark. Lines that end in a link, tag or emoji are left alone. */
function closed(text: string): string {
  const lastWord = text.split(/\s/u).at(-1) ?? '';
  const endsQuoting = /[\p{L}\p{N}][^\S\n]?["”“»]$/u.test(text) && !isWhollyQuoted(text);
  return (endsQuoting || /(?:[\p{L}\p{N}%€$£]|(?<![.!?…])\))$/u.test(text) || ENDS_IN_BRACKET.test(text)) &&
    !/^(?:https?:|www\.|[#@])/iu.test(lastWord)
    ? `${text}.`
    : text;
}

/** LinkedIn prints these marks. */
export const withoutMarkdown = (text: string) =>
  text
    .replace(/^[^\S\n]*#{1,6}[^\S\n]+/gmu, '')
    .replace(/(?<![\p{L}\p{N}*])\*\*([^*\n]+)\*\*(?![\p{L}\p{N}*])/gu, '$1')
    .replace(/(?<![\p{L}\p{N}_])__([^_\n]+)__(?![\p{L}\p{N}_])/gu, '$1');

/** "Teaching = waiting": how notes say that one thing is another. Of figures it is a sum, and stays. */
export const withoutEquals = (text: string, language: PostLanguage | null) =>
  text.replace(/(?<=\p{L})[^\S\n]?=[^\S\n](?=\p{L})/gu, language === 'fr' ? ' : ' : ': ');
