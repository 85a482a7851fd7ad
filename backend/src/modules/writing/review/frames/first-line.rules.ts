import { countWords } from '@drumbeat/domain';
import { plain } from '../words.js';
import {
  ASSENTS,
  BESIDE_TITLES,
  CRAFT,
  HANDS_OVER,
  MANNER,
  MATTER,
  POST,
  PRAISE,
  REACTS,
  TEXT,
  WORK,
  WOULD_TELL,
  YOU,
  YOURS,
} from './frame.words.js';
import { isOwn, matterLeft, matterShared, type Author, type Certainty, type Framed } from './framed.js';

const LINE_WORDS = 25;
const TITLE_WORDS = 8;
const ROLES = [WOULD_TELL, YOURS, TEXT, POST, CRAFT, HANDS_OVER, MANNER, PRAISE, MATTER, WORK];

/**
 * The first line, where it speaks of the text behind it: it calls its author by name, is a title, or ends with a colon and is made of words
 * that hand over what was asked for, without one of the notes. Surely so where it speaks to somebody or names a post.
 */
export function firstLineOf(text: string, author: Author): Framed | null {
  const from = text.length - text.trimStart().length;
  const end = text.indexOf('\n', from);
  if (end === -1 || text.slice(end).trim() === '') return null;
  const written = text.slice(from, end).trimEnd();
  const line = plain(written)
    .replace(/[\p{Extended_Pictographic}\uFE0F]+$/u, '')
    .trimEnd();
  const certainty = countWords(line) > LINE_WORDS ? null : certaintyOf(line, author);
  return certainty === null ? null : { place: { start: from, end: from + written.length }, certainty };
}

function certaintyOf(line: string, author: Author): Certainty | null {
  if (isToAuthor(line, author)) return 'surely';
  if (matterShared(line, ROLES, author) !== 0) return null;
  const isPosts = POST.test(line);
  // Who writes of texts may announce one of theirs.
  const isTheirs = isOwn(TEXT, author) || isOwn(POST, author);
  if (isTitle(line, author))
    return !isTheirs && ((isPosts && /[:*#]|linkedin/u.test(line)) || /\p{N}/u.test(line))
      ? 'surely'
      : 'maybe';
  const reacted = ASSENTS.exec(line) ?? REACTS.exec(line);
  const rest = line
    .slice(reacted?.[0].length ?? 0)
    .replace(REACTS, '')
    .trimStart();
  const isOfText = TEXT.test(rest) || WOULD_TELL.test(rest);
  const isOfWriting = isOfText || CRAFT.test(rest) || YOURS.test(rest);
  if (!/:[\s*_]*$/u.test(line)) {
    if (YOURS.test(line) && isOfText && !isOwn(YOURS, author)) return 'surely';
    return ASSENTS.test(line) && CRAFT.test(rest) && !isOwn(CRAFT, author) ? 'maybe' : null;
  }
  if (matterLeft(rest, ROLES).length > 0) return null;
  const isHanded =
    isOfWriting || MANNER.test(rest) || /^(?:here (?:you go|it is)|aquí (?:está|va))/u.test(rest);
  if (reacted !== null && isHanded) return 'surely';
  if (!isOfWriting) return null;
  const isTo =
    YOURS.test(line) ||
    WOULD_TELL.test(line) ||
    (isOfText && YOU.test(line)) ||
    (isPosts && HANDS_OVER.test(line));
  return isTo && !isTheirs ? 'surely' : 'maybe';
}

/** "Sure thing, Callan: …" of Callan's own text. */
function isToAuthor(line: string, author: Author): boolean {
  const first = plain(author.name ?? '').split(/[\s-]/u)[0] ?? '';
  if (first.length < NAME_MIN || !(ASSENTS.test(line) || TEXT.test(line) || /:[\s*_]*$/u.test(line)))
    return false;
  const called = new RegExp(
    String.raw`(?<![\p{L}\p{M}])${first.replaceAll(/[^\p{L}\p{M}]/gu, '.')}(?=\s?[,.!:;—–-]|[*_\s]*$)`,
    'iu',
  );
  return called.test(line) && !isOwn(called, author);
}
const NAME_MIN = 3;

/** "Draft 1 (145 words)", "Beitrag für LinkedIn", "Short version:". */
function isTitle(line: string, author: Author): boolean {
  const isMarked = /:[\s*_]*$|^\s*[*#]|linkedin|\p{N}/u.test(line);
  const names = plain(author.name ?? '').split(/\s+/u);
  const words = line.match(/\p{L}[\p{L}\p{M}'-]*/gu) ?? [];
  const isOne = words.every(
    (one) => [TEXT, POST, BESIDE_TITLES].some((role) => role.test(one)) || names.includes(one),
  );
  return isMarked && isOne && words.length <= TITLE_WORDS && (TEXT.test(line) || POST.test(line));
}
