import { cleanPostText } from '@drumbeat/domain';
import { capitalized } from './phrase.js';
import { closed, sentencesOf } from './sentences.js';

/** The author's notes in the form of a post: a possible first line, and the rest in paragraphs. */
export interface NotesText {
  /** Null when no sentence of the notes works alone. */
  readonly hook: string | null;
  readonly paragraphs: readonly string[];
}

const HOOK_MIN = 12;
const HOOK_MAX = 120;
const PARAGRAPHS_MAX = 6;
const LIST_MARK = /^\s*(?:[-–—•*·]|\d{1,2}[.)])\s+/u;

/** Every word of the notes is kept, in its order; only punctuation, capitals and line breaks are normalised. */
export function notesText(notes: string): NotesText {
  const blocks = blocksOf(cleanPostText(notes));
  const [first, ...rest] = blocks;
  if (first === undefined) return { hook: null, paragraphs: [] };
  const [opening = '', ...others] = first.isList ? [] : sentencesOf(first.text);
  const hook = opening.replace(/[.:;,]+$/u, '');
  if (hook.length < HOOK_MIN || hook.length > HOOK_MAX) {
    return { hook: null, paragraphs: paragraphsOf(blocks) };
  }
  const remaining = others.length > 0 ? [{ isList: false, text: others.join(' ') }, ...rest] : rest;
  return { hook: capitalized(hook), paragraphs: paragraphsOf(remaining) };
}

interface Block {
  readonly isList: boolean;
  readonly text: string;
}

/** Runs of list lines, and everything else by blank lines; single line breaks within prose are joined. */
function blocksOf(notes: string): Block[] {
  const blocks: { isList: boolean; lines: string[] }[] = [];
  let isNew = true;
  for (const line of notes.split('\n')) {
    const text = line.trim();
    const isList = LIST_MARK.test(line);
    const last = blocks.at(-1);
    if (text === '') isNew = true;
    else if (last?.isList !== isList || (isNew && !isList)) {
      blocks.push({ isList, lines: [text] });
      isNew = false;
    } else {
      last.lines.push(text);
      isNew = false;
    }
  }
  return blocks.map(({ isList, lines }) =>
    isList
      ? { isList, text: lines.map((line) => `• ${line.replace(LIST_MARK, '')}`).join('\n') }
      : {
          isList,
          text: lines.map((line, index) => (index < lines.length - 1 ? closed(line) : line)).join(' '),
        },
  );
}

/** Prose in paragraphs of a few sentences, so that the whole has at most six blocks where that is possible. */
function paragraphsOf(blocks: readonly Block[]): string[] {
  const sentences = blocks.reduce(
    (sum, { isList, text }) => sum + (isList ? 0 : sentencesOf(text).length),
    0,
  );
  const perParagraph = Math.max(2, Math.ceil(sentences / PARAGRAPHS_MAX));
  return blocks.flatMap(({ isList, text }) => {
    if (isList) return [text];
    const all = sentencesOf(text);
    return Array.from({ length: Math.ceil(all.length / perParagraph) }, (_, index) =>
      closed(firstCapital(all.slice(index * perParagraph, (index + 1) * perParagraph).join(' '))),
    );
  });
}

/** Addresses, tags and names such as iPhone keep their small letter. */
function firstCapital(text: string): string {
  const [word = ''] = text.split(/\s/u);
  return /^\p{Ll}[\p{Ll}'’,-]*$/u.test(word) ? capitalized(text) : text;
}
