import { countWords } from '@drumbeat/domain';
import { paragraphRanges } from '../../reading/paragraphs.js';
import { word } from '../../reading/word-patterns.js';
import { plain } from '../words.js';
import {
  BESIDE_COUNTS,
  COUNTS,
  CRAFT,
  FACTS,
  HANDS_OVER,
  LABEL,
  MANNER,
  MAYBE_LABEL,
  NOTES,
  NOTHING_PUT_IN,
  OF_POSTS,
  OFFERS,
  OTHERWISE,
  SELF,
  SUITS,
  TELL_ME,
  TEXT,
  WORK,
  YOURS,
} from './frame.words.js';
import { isOwn, matterLeft, matterShared, type Author, type Certainty, type Framed } from './framed.js';

const REMARK_WORDS = 45;
const LABELLED_WORDS = 90;
const QUESTION_WORDS = 14;
const OF_POSTS_WORDS = 16;
/** Words of the notes in what names what it left out or changed. */
const SHARED_MAX = 2;
const ROLES = [YOURS, TEXT, CRAFT, WORK, HANDS_OVER, MANNER, FACTS, COUNTS, BESIDE_COUNTS];

/**
 * The last paragraphs, where they speak of the text above them: a label with what was done, a count, where its facts come from, an offer to
 * change it, or whether it suits. Surely so where they speak to the one who gave the notes.
 */
export function lastWordsOf(text: string, author: Author): Framed | null {
  const end = text.trimEnd().length;
  const paragraphs = paragraphRanges(text).slice(1);
  const label = paragraphs.find(({ start }) => {
    const rest = plain(text.slice(start, end));
    const isLabel = LABEL.test(rest) || MAYBE_LABEL.test(rest);
    return isLabel && countWords(rest) <= LABELLED_WORDS && matterShared(rest, ROLES, author) === 0;
  });
  if (label !== undefined) return { place: { start: label.start, end }, certainty: 'surely' };
  const last = paragraphs.at(-1);
  if (last === undefined) return null;
  const certainty = certaintyOf(plain(text.slice(last.start, last.end)), author);
  return certainty === null ? null : { place: { start: last.start, end }, certainty };
}

function certaintyOf(words: string, author: Author): Certainty | null {
  const shared = matterShared(words, ROLES, author);
  if (shared === null || shared > SHARED_MAX || countWords(words) > REMARK_WORDS) return null;
  if (/\p{N}/u.test(words) && COUNTS.test(words) && matterLeft(words, ROLES).length === 0) return 'surely';
  const isOfText = [TEXT, CRAFT, COUNTS].some((sign) => sign.test(words));
  const [isYours, isWork, isSelf] = [YOURS.test(words), WORK.test(words), SELF.test(words)];
  const isOffer = OFFERS.test(words) && (OTHERWISE.test(words) || isWork);
  const besides = words.replace(YOURS, ' ');
  const isSure =
    (isYours && isSelf && isWork && !speaksSo(words, author)) ||
    (isYours &&
      (isWork || TEXT.test(words)) &&
      (FACTS.test(besides) || NOTHING.test(besides)) &&
      !speaksSo(words, author)) ||
    (FACTS.test(words) && NOTHING_PUT_IN.test(words)) ||
    (isOffer && isWork && isSelf && (isOfText || OTHERWISE.test(words))) ||
    (OF_POSTS.test(words) && !words.includes('#') && countWords(words) <= OF_POSTS_WORDS) ||
    asksIfItSuits(words, author);
  const isDoubtful =
    (isSure && shared > 0) ||
    (isOffer && isOfText) ||
    (TELL_ME.test(words) && isWork) ||
    (SUITS.test(words) && words.includes('?')) ||
    (isSelf && isWork && isOfText) ||
    (isYours && isWork);
  if (!isSure && !isDoubtful) return null;
  // Who writes of notes and texts tells their readers of them.
  const isTheirs = (sign: RegExp) => sign.test(words) && isOwn(sign, author);
  if ([YOURS, TEXT, CRAFT, OF_POSTS].some(isTheirs) || (isYours && isOwn(NOTES, author))) return null;
  if (isSure && shared === 0) return 'surely';
  return OF_A_TIME.test(words) ? null : 'maybe';
}
const NOTHING = word('nothing|nichts|mehr|rien|nada');

/** Of a story: what is said of a text is true now. */
const OF_A_TIME = word(
  'ever since|since then|always|never|anyway|yesterday|was|were|seitdem|seither|immer|nie|war|waren|depuis|toujours|jamais|était|étaient|desde entonces|siempre|nunca|era|fue',
);

/** How one reader is spoken to; the sign of it in an author's texts shows that they do so too. */
const TO_ONE: readonly RegExp[] = [
  word("you|your|yours|you'(?:re|ve|ll|d)"),
  word('du|dich|dir|dein\\p{L}*|magst|willst|möchtest|findest|meinst'),
  word('ihnen|möchten sie|wollen sie'),
  word("tu|toi|ton|tes|te|t'\\p{L}+|penses-tu"),
  word('(?<!rendez-)vous|votre|vos'),
  word('tú|ti|contigo|tus?|te|quieres|puedes|tienes|sabes|crees'),
  word('usted|le parece|su'),
];
/** With fewer posts nothing is known of whom their author speaks to. */
const POSTS_MIN = 3;

/** "Passt das so für dich?" of somebody who says "ihr", or speaks to nobody. */
const asksIfItSuits = (words: string, author: Author): boolean =>
  SUITS.test(words) &&
  countWords(words) <= QUESTION_WORDS &&
  author.ownPosts.length >= POSTS_MIN &&
  TO_ONE.some((address) => address.test(words)) &&
  !speaksSo(words, author);

/** True where the author speaks to one reader as these words do. */
function speaksSo(words: string, { ownPosts }: Author): boolean {
  const own = ownPosts.map((post) => plain(post).replace(QUOTED, ' '));
  return TO_ONE.some((address) => address.test(words) && own.some((post) => address.test(post)));
}
const QUOTED = /"[^"\n]*"|[“„][^“”\n]*[“”]|«[^»\n]*»/gu;
