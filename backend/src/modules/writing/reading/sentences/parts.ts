import { POST_TEXT_MAX, sentenceRanges } from '@drumbeat/domain';

/**
 * A text in parts that are each read in one turn of the event loop: at most as long as a post on LinkedIn, cut between paragraphs, else
 * between sentences, else anywhere. A text that LinkedIn would take is one part.
 */
export function readingParts(text: string): string[] {
  if (text.length <= POST_TEXT_MAX) return [text];
  const parts: string[] = [];
  let part = '';
  const add = (piece: string, joint: string) => {
    if (part !== '' && part.length + joint.length + piece.length > POST_TEXT_MAX) {
      parts.push(part);
      part = '';
    }
    part = part === '' ? piece : `${part}${joint}${piece}`;
  };
  for (const paragraph of text.split(/\n\s*\n/u)) {
    if (paragraph.length <= POST_TEXT_MAX) add(paragraph, '\n\n');
    else for (const piece of sentencesIn(paragraph)) add(piece, ' ');
  }
  return [...parts, part].filter((one) => one.trim() !== '');
}

function sentencesIn(paragraph: string): string[] {
  return sentenceRanges(paragraph).flatMap(({ start, end }) =>
    Array.from({ length: Math.ceil((end - start) / POST_TEXT_MAX) }, (_, index) =>
      paragraph.slice(start + index * POST_TEXT_MAX, Math.min(end, start + (index + 1) * POST_TEXT_MAX)),
    ),
  );
}

/** What shows the form of a post: all of one that LinkedIn would take, and the beginning of a longer text. */
export const shownPart = (text: string): string => readingParts(text)[0] ?? text;
