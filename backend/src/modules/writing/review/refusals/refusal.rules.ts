import { plain } from '../../reading/words/word-patterns.js';
import { asksAuthor } from './asks-author.rules.js';
import { declines, hasNothingOf } from './declined.rules.js';

/** A refusal is short; a post that begins with "I'm sorry, but I can't" tells what happened then. */
const REFUSAL_MAX = 700;

/**
 * True where the model declined to write or asked back, in words of its own instead of the protocol's: the whole answer asks the author, is about
 * the task alone, or has nothing of what it was to be made of.
 * @param material what the author gave; what they say themselves is no refusal of the model
 * @param made the notes and answers among it, where the whole text is made of them
 */
export function isRefusal(
  answer: string,
  material: readonly string[] = [],
  made: readonly string[] = [],
): boolean {
  const text = answer.trim();
  const given = plain(material.join('\n'));
  if (text.length > REFUSAL_MAX) return false;
  return asksAuthor(plain(text), given) || hasNothingOf(text, made.join('\n')) || declines(text, given);
}
