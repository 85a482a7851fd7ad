/** A piece of a post as readers see it. */
export type TextSegment =
  | { kind: 'text'; text: string }
  | { kind: 'hashtag'; text: string; tag: string }
  | { kind: 'mention'; text: string; urn: string };

export interface DecodedText {
  /** The text as readers see it, without markup. */
  text: string;
  segments: TextSegment[];
  /** Index in the commentary of the first character that was lost; null when nothing was. */
  truncatedAt: number | null;
}

const reserved = '\\\\|{}@\\[\\]()<>#*_~';
const word = '\\p{L}\\p{M}\\p{N}_';
const escapedCharacter = new RegExp(`\\\\([${reserved}])`, 'uy');
const plainRun = new RegExp(`[^${reserved}]+`, 'uy');
const hashtag = new RegExp(`#([${word}]+)`, 'uy');
const hashtagTemplate = new RegExp(`\\{hashtag\\|\\\\#\\|((?:[${word}]|\\\\_)+)\\}`, 'uy');
const mention = new RegExp(
  `@\\[((?:[^${reserved}]|\\\\[${reserved}])+)\\]\\((urn:li:(?:person|organization):[\\w-]+)\\)`,
  'uy',
);
const endsInWord = new RegExp(`[${word}]$`, 'u');

function unescaped(text: string): string {
  return text.replace(new RegExp(`\\\\([${reserved}])`, 'gu'), '$1');
}

function matchAt(pattern: RegExp, text: string, index: number): RegExpExecArray | null {
  pattern.lastIndex = index;
  return pattern.exec(text);
}

/** The element that starts at `index`, and how many characters of the commentary it takes. */
function elementAt(
  commentary: string,
  index: number,
  before: string,
): { segment: TextSegment; length: number } | null {
  const plain = matchAt(plainRun, commentary, index);
  if (plain) return { segment: { kind: 'text', text: plain[0] }, length: plain[0].length };

  const escaped = matchAt(escapedCharacter, commentary, index);
  if (escaped?.[1]) return { segment: { kind: 'text', text: escaped[1] }, length: 2 };

  const template = matchAt(hashtagTemplate, commentary, index);
  if (template?.[1]) {
    const tag = unescaped(template[1]);
    return { segment: { kind: 'hashtag', text: `#${tag}`, tag }, length: template[0].length };
  }

  const bare = endsInWord.test(before) ? null : matchAt(hashtag, commentary, index);
  if (bare?.[1]) return { segment: { kind: 'hashtag', text: bare[0], tag: bare[1] }, length: bare[0].length };

  const mentioned = matchAt(mention, commentary, index);
  if (mentioned?.[1] && mentioned[2]) {
    const segment: TextSegment = { kind: 'mention', text: unescaped(mentioned[1]), urn: mentioned[2] };
    return { segment, length: mentioned[0].length };
  }
  return null;
}

/**
 * Reads LinkedIn's "little text" as LinkedIn does (LINKEDIN-12): reserved characters count as themselves
 * behind a backslash; `#tag`, `{hashtag|\#|tag}` and `@[name](urn)` are markup; at any other reserved character
 * the post silently ends.
 */
export function decodeLittleText(commentary: string): DecodedText {
  const segments: TextSegment[] = [];
  let text = '';
  let index = 0;
  while (index < commentary.length) {
    const element = elementAt(commentary, index, text);
    if (!element) return { text, segments, truncatedAt: index };
    const last = segments.at(-1);
    if (element.segment.kind === 'text' && last?.kind === 'text') last.text += element.segment.text;
    else segments.push(element.segment);
    text += element.segment.text;
    index += element.length;
  }
  return { text, segments, truncatedAt: null };
}
