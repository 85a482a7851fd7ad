import { isStopWord, POST_LANGUAGES } from '@drumbeat/domain';
import { plain } from '../reading/words/word-patterns.js';

/** How the words that carry a topic begin, so that forms of one are the same; a stop word of any language carries none. */
export const topicStems = (text: string, letters = 5): string[] =>
  (plain(text).match(/[\p{L}\p{M}]{4,}/gu) ?? [])
    .filter((one) => !POST_LANGUAGES.some((language) => isStopWord(one, language)))
    .map((one) => one.slice(0, letters));
