import { countWords, type PostLanguage } from '@drumbeat/domain';
import { paragraphRanges } from '../../reading/sentences/paragraphs.js';
import { plain, word } from '../../reading/words/word-patterns.js';
import type { FrameSigns } from './frame-signs.js';
import { FRAME_WORDS } from './frame.words.js';
import {
  certaintyIn,
  isOwn,
  isTalkAlone,
  matterShared,
  withoutCall,
  type Author,
  type Certainty,
  type Framed,
} from './framed.js';

const REMARK_WORDS = 45;
const LABELLED_WORDS = 90;
const OF_POSTS_WORDS = 16;
const QUESTION_WORDS = 14;
/** A text of fewer words is not counted. */
const COUNTED_MIN = 20;
/** Words of the notes in what names what it left out or changed. */
const SHARED_MAX = 2;
const rolesOf = (words: FrameSigns) => [
  words.yours,
  words.text,
  words.craft,
  words.work,
  words.handsOver,
  words.manner,
  words.facts,
  words.counts,
  words.besideCounts,
];

/**
 * The last paragraphs, where they speak of the text above them: a label with what was done, a count, where its facts come from, an offer to
 * change it, or whether it suits. Surely so where they say nothing besides and name the notes, the text or its words.
 */
export function lastWordsOf(text: string, author: Author): Framed | null {
  const end = text.trimEnd().length;
  const paragraphs = paragraphRanges(text).slice(1);
  const label = paragraphs.find(({ start }) => {
    const rest = plain(text.slice(start, end));
    return (
      countWords(rest) <= LABELLED_WORDS &&
      Object.values(FRAME_WORDS).some(
        (words) =>
          (words.label.test(rest) || words.maybeLabel.test(rest)) &&
          matterShared(rest, rolesOf(words), author) === 0,
      )
    );
  });
  const last = paragraphs.at(-1);
  const place = label ?? last;
  if (place === undefined) return null;
  const words = withoutCall(plain(text.slice(place.start, end)), author);
  const certainty = certaintyIn((language) =>
    label !== undefined
      ? isCount(words, language) && isOfText(words, author, language)
        ? 'surely'
        : 'maybe'
      : certaintyOf(words, author, language),
  );
  return certainty === null ? null : { place: { start: place.start, end }, certainty };
}

/** "(81 words, no hashtags)": so many words as a text has, and none that tells anything. */
function isCount(words: string, language: PostLanguage): boolean {
  const { counts, besideCounts, besideTitles, text, craft, manner, label, maybeLabel } =
    FRAME_WORDS[language];
  const figures = words.match(/\p{N}+/gu) ?? [];
  if (!figures.some((figure) => Number(figure) >= COUNTED_MIN) || !counts.test(words)) return false;
  if (label.test(words) || maybeLabel.test(words)) return true;
  const roles = [counts, besideCounts, besideTitles, text, craft, manner];
  return (words.match(/\p{L}[\p{L}\p{M}'-]*/gu) ?? []).every((one) => roles.some((role) => role.test(one)));
}

/** False where its author wrote of such things themselves. */
const isOfText = (words: string, author: Author, language: PostLanguage) => {
  const { yours, text, craft, ofPosts, counts } = FRAME_WORDS[language];
  return ![yours, text, craft, ofPosts, counts].some((sign) => sign.test(words) && isOwn(sign, author));
};

function certaintyOf(words: string, author: Author, language: PostLanguage): Certainty | null {
  const signs = FRAME_WORDS[language];
  const { text, craft, counts, given, facts, nothingPutIn, offers, otherwise, ofPosts, leftOut } = signs;
  const { self, suits, tellMe, work, written, yours, notes } = signs;
  const shared = matterShared(words, rolesOf(signs), author);
  if (shared === null || countWords(words) > REMARK_WORDS) return null;
  if (leftOut.test(words) && self.test(words) && !OF_A_TIME.test(words)) return 'maybe';
  if (shared > SHARED_MAX) return null;
  const has = (...all: readonly RegExp[]) => all.every((sign) => sign.test(words));
  const isAbout = [text, craft, counts].some((sign) => sign.test(words));
  const isOffer = has(offers) && (has(otherwise) || has(work));
  const isCounted = isCount(words, language);
  // "Your draft" is a reader's that somebody offers to improve.
  const isSure =
    isCounted ||
    (has(given) && (has(self, work) || has(facts) || has(nothingPutIn)) && !speaksSo(words, author)) ||
    (isOffer && has(work, self, written) && !READERS.test(words));
  const isDoubtful =
    isSure ||
    (isOffer && (isAbout || (has(self) && has(work) && has(otherwise)))) ||
    has(tellMe, work) ||
    (has(suits) &&
      (words.includes('?') || countWords(words) <= QUESTION_WORDS) &&
      !speaksSo(words, author)) ||
    (isAbout && has(self, work)) ||
    has(yours, work) ||
    (has(yours) && has(facts) && has(self)) ||
    has(given) ||
    has(facts, nothingPutIn) ||
    (has(ofPosts) && !words.includes('#') && countWords(words) <= OF_POSTS_WORDS);
  if (!isDoubtful) return null;
  const isTheirs = !isOfText(words, author, language) || (has(yours) && isOwn(notes, author));
  if (isSure && !isTheirs && shared === 0 && isTalkAlone(words, language)) return 'surely';
  // Who writes of notes and texts tells their readers of them, but hardly offers to change them.
  return (isTheirs && !(isOffer && has(self, work))) || (OF_A_TIME.test(words) && !has(nothingPutIn))
    ? null
    : 'maybe';
}

const READERS =
  /(?<![\p{L}\p{M}])(?:your|yours|dein\p{L}*|ihr\p{L}*|vo(?:tre|s)|tes|ton|tus?|sus?)(?: \p{L}+)? (?:posts?|drafts?|texte?s?|version|caption|beitrag|entwurf|fassung|publication|brouillon|borrador|texto|publicación)(?!\p{L})/u;

/** Of a story: what is said of a text is true now. */
const OF_A_TIME =
  /(?<![\p{L}\p{M}])(?:ever since|since then|always|never|anyway|yesterday|was|were|seitdem|seither|immer|nie|war|waren|depuis|toujours|jamais|était|étaient|desde entonces|siempre|nunca|era|fue)(?![\p{L}\p{M}])/u;

/** How one reader is spoken to; the sign of it in an author's texts shows that they do so too. */
const TO_ONE: readonly RegExp[] = [
  "you|your|yours|you'(?:re|ve|ll|d)",
  'du|dich|dir|dein\\p{L}*|magst|willst|möchtest|findest|meinst',
  'ihnen|möchten sie|wollen sie',
  "tu|toi|ton|tes|te|t'\\p{L}+|penses-tu",
  '(?<!rendez-)vous|votre|vos',
  'tú|ti|contigo|tus?|te|quieres|puedes|tienes|sabes|crees',
  'usted|le parece|su',
].map((source) => word(source));

/** True where the author speaks to one reader as these words do. */
export function speaksSo(words: string, { ownPosts }: Author): boolean {
  const own = ownPosts.map((post) => plain(post).replace(QUOTED, ' '));
  return TO_ONE.some((address) => address.test(words) && own.some((post) => address.test(post)));
}
const QUOTED = /"[^"\n]*"|[“„][^“”\n]*[“”]|«[^»\n]*»/gu;
