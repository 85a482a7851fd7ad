import { isWordLike, type MaskedSentence, type MaskedText } from './masked-text.js';

/** What a sentence does in its post. */
export type SentenceRole = 'opening' | 'turn' | 'close' | 'body';

const TURNS =
  /^(?:but|yet|however|still|though|although|instead|nevertheless|nonetheless|then|so|anyway|aber|doch|jedoch|trotzdem|dennoch|allerdings|sondern|stattdessen|dann|also|nur)$/u;

export function sentenceRoles({ sentences }: MaskedText): SentenceRole[] {
  return sentences.map((sentence, at) => {
    if (at === 0) return 'opening';
    if (at === sentences.length - 1) return 'close';
    return TURNS.test(firstWord(sentence)) ? 'turn' : 'body';
  });
}

function firstWord({ tokens }: MaskedSentence): string {
  return tokens.find(isWordLike)?.token ?? '';
}
