import type { OwnPost } from '../draft-writer.service.js';
import { wholeSentences } from './whole-sentences.js';

/** What a writer wrote and what its author posted: the surest sign of what they do not want. */
export interface EditedPair {
  readonly written: string;
  readonly posted: string;
}

const PAIRS_MAX = 2;
/** Characters of each text. */
const TEXT_MAX = 1_200;

/** The newest posts that their author changed before posting. */
export function editedPairs(posts: readonly OwnPost[]): EditedPair[] {
  return posts
    .flatMap(({ ai_text, content }) => {
      if (!ai_text || sameWords(ai_text) === sameWords(content)) return [];
      const pair = { written: wholeSentences(ai_text, TEXT_MAX), posted: wholeSentences(content, TEXT_MAX) };
      return pair.written === '' || pair.posted === '' ? [] : [pair];
    })
    .slice(0, PAIRS_MAX);
}

const sameWords = (text: string) => text.replace(/\s+/gu, ' ').trim();
