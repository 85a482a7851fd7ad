import { countWords, type PostLanguage } from '@drumbeat/domain';
import { plain } from '../../reading/words/word-patterns.js';
import { FRAME_WORDS } from './frame.words.js';
import {
  certaintyIn,
  isOwn,
  isTalkAlone,
  matterLeft,
  matterShared,
  type Author,
  type Certainty,
  type Framed,
} from './framed.js';

const LINE_WORDS = 25;
const TITLE_WORDS = 8;
/** Words of the notes in a line that says whose notes they are. */
const SHARED_MAX = 2;

/**
 * The first line, where it speaks of the text behind it: it calls its author by name, is a title, or ends with a colon and is made of words
 * that hand over what was asked for, without one of the notes. Surely so where it names a post or a draft and says nothing besides.
 */
export function firstLineOf(text: string, author: Author): Framed | null {
  const from = text.length - text.trimStart().length;
  const end = text.indexOf('\n', from);
  if (end === -1 || text.slice(end).trim() === '') return null;
  const written = text.slice(from, end).trimEnd();
  const line = plain(written)
    .replace(/[\p{Extended_Pictographic}\uFE0F]+$/u, '')
    .trimEnd();
  const certainty =
    countWords(line) > LINE_WORDS ? null : certaintyIn((language) => certaintyOf(line, author, language));
  return certainty === null ? null : { place: { start: from, end: from + written.length }, certainty };
}

function certaintyOf(line: string, author: Author, language: PostLanguage): Certainty | null {
  const words = FRAME_WORDS[language];
  const { assents, craft, given, handsOver, manner, matter, post, praise, reacts, self, text, work } = words;
  const { polite, wouldTell, written, you, yours } = words;
  const roles = [wouldTell, yours, text, post, craft, handsOver, manner, praise, matter, work];
  const isTo = isToAuthor(line, author, language);
  const shared = matterShared(line, roles, author);
  const ends = /:[\s*_]*$/u.test(line);
  const isMade =
    ends &&
    self.test(line) &&
    [work, handsOver].some((sign) => sign.test(line)) &&
    [text, craft, yours, manner, matter].some((sign) => sign.test(line));
  if (shared !== 0 && !isTo) {
    const isOfNotes = isMade || (given.test(line) && !isOwn(given, author));
    return shared !== null && shared <= SHARED_MAX && isOfNotes ? 'maybe' : null;
  }
  const isPosts = post.test(line);
  // Who writes of texts may announce one of theirs.
  const isTheirs = isOwn(text, author) || isOwn(post, author);
  const isNamed =
    written.test(line) && !isTheirs && shared === 0 && isTalkAlone(withoutName(line, author), language);
  const title = isTitle(line, author, language);
  if (title)
    return isNamed && ((isPosts && /[:*#]|linkedin/u.test(line)) || COUNTED.test(line)) ? 'surely' : 'maybe';
  if (isTo) return isNamed ? 'surely' : 'maybe';
  const reacted = assents.exec(line) ?? reacts.exec(line);
  const rest = line
    .slice(reacted?.[0].length ?? 0)
    .replace(reacts, '')
    .trimStart();
  const isOfText = text.test(rest) || wouldTell.test(rest);
  const isOfWriting = isOfText || craft.test(rest) || yours.test(rest);
  if (!ends) {
    if (yours.test(line) && isOfText && !isOwn(yours, author))
      return isNamed && given.test(line) ? 'surely' : 'maybe';
    return assents.test(line) && craft.test(rest) && !isOwn(craft, author) ? 'maybe' : null;
  }
  if (isMade) return isNamed && (given.test(line) || polite.test(line)) ? 'surely' : 'maybe';
  if (matterLeft(rest, roles).length > 0) return null;
  const isHanded =
    isOfWriting || manner.test(rest) || /^(?:here (?:you go|it is)|aquí (?:está|va))/u.test(rest);
  if (reacted !== null && isHanded) return isNamed ? 'surely' : 'maybe';
  if (!isOfWriting) return null;
  const speaks =
    yours.test(line) ||
    wouldTell.test(line) ||
    (isOfText && you.test(line)) ||
    (isPosts && handsOver.test(line));
  return speaks && isNamed ? 'surely' : 'maybe';
}
const COUNTED = /\p{N}/u;

const firstNameOf = ({ name }: Author) => plain(name ?? '').split(/[\s-]/u)[0] ?? '';
const withoutName = (line: string, author: Author) => {
  const first = firstNameOf(author);
  return first.length < NAME_MIN ? line : line.replaceAll(first, ' ');
};

/** "Sure thing, Callan: …" of Callan's own text. */
function isToAuthor(line: string, author: Author, language: PostLanguage): boolean {
  const first = firstNameOf(author);
  const { assents, text } = FRAME_WORDS[language];
  if (first.length < NAME_MIN || !(assents.test(line) || text.test(line) || /:[\s*_]*$/u.test(line)))
    return false;
  const called = new RegExp(
    String.raw`(?<![\p{L}\p{M}])${first.replaceAll(/[^\p{L}\p{M}]/gu, '.')}(?=\s?[,.!:;—–-]|[*_\s]*$)`,
    'iu',
  );
  return called.test(line) && !isOwn(called, author);
}
const NAME_MIN = 3;

/** "Draft 1 (145 words)", "Beitrag für LinkedIn", "Short version:". */
function isTitle(line: string, author: Author, language: PostLanguage): boolean {
  const { text, post, besideTitles, manner } = FRAME_WORDS[language];
  const isMarked = /:[\s*_]*$|^\s*[*#]|linkedin|\p{N}/u.test(line);
  const names = plain(author.name ?? '').split(/\s+/u);
  // A quality in brackets: "Version 1 (ironique):".
  const words = line.replace(/\(\p{L}+\)/gu, ' ').match(/\p{L}[\p{L}\p{M}'-]*/gu) ?? [];
  const isOne = words.every(
    (one) => [text, post, besideTitles, manner].some((role) => role.test(one)) || names.includes(one),
  );
  return isMarked && isOne && words.length <= TITLE_WORDS && (text.test(line) || post.test(line));
}
