import { sentencesOf } from './sentences.js';
import { shortened } from './phrase.js';

const ASK_MAX = 180;
/** The draft closes with its own question. */
const FOR_THE_CLOSING = /^(?:ask|invite|collect|pick the best|promise|listen)\b/iu;
/** The requests of a prompt, as places to fill: "[Say what you look at.]". In the prompt's order, at most three. */
export function asksOf(promptText: string): string[] {
  return sentencesOf(promptText)
    .filter((sentence) => !FOR_THE_CLOSING.test(sentence))
    .slice(0, 3)
    .map((sentence) => sentence.replace(/[[\]]/gu, ''))
    .map((sentence) => `[${sentence.length > ASK_MAX ? `${shortened(sentence, ASK_MAX)} …` : sentence}]`);
}
