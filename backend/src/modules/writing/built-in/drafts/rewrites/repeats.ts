import { isHashtagLine, isListItem } from '@drumbeat/domain';
import { writtenSentences } from '../../../reading/sentences/written-sentences.js';
import { wordsOf } from '../sentence-signs.js';

/** Shorter ones are said twice for their rhythm: "Saturday! Saturday!" */
const REPEATED_WORDS_MIN = 4;

/**
 * The text with each sentence once. The last one stays: who ends with what they began with means it. So do lists, and what is asked
 * again.
 */
export function sayingEachOnce(text: string): string {
  const lines = text.split('\n').map((line) => ({ line, sentences: freeSentences(line) }));
  const last = lines.findLastIndex(({ sentences }) => sentences.length > 0);
  const said = new Set<string>();
  return lines
    .flatMap(({ line, sentences }, at) => {
      const kept = sentences.filter((sentence, index) => {
        const words = wordsOf(sentence);
        const key = words.join(' ');
        const isEnd = at === last && index === sentences.length - 1;
        const isRepeat = words.length >= REPEATED_WORDS_MIN && said.has(key) && !sentence.includes('?');
        said.add(key);
        return isEnd || !isRepeat;
      });
      if (kept.length === sentences.length) return [line];
      return kept.length === 0 ? [] : [kept.join(' ')];
    })
    .join('\n')
    .replace(/\n{3,}/gu, '\n\n');
}

const freeSentences = (line: string): string[] =>
  isHashtagLine(line) || isListItem(line) ? [] : writtenSentences(line, { keepsMarks: true });
