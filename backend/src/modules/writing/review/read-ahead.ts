import { setImmediate } from 'node:timers/promises';
import { formsOf } from '../brief/habits/form-of-post.js';
import { readingParts, shownPart } from '../reading/parts.js';
import { reviewText } from './review-text.js';

/** A text of all kinds of claims, so that a review looks at all that there is in its sources. */
const OF_ALL_KINDS = [
  'This is a game-changer.',
  '“We all said so,” she wrote on Monday.',
  'We lost half of our 12 clients.',
  'Anna Berg was one of them.',
  'Why?',
  'Nobody knew.',
  'Nobody asked.',
  'I did.',
].join('\n\n');

/** Reads an author's posts as reviews will, a part at a time and a turn of the event loop after each: others do not wait for all of them. */
export async function readPostsAhead(posts: readonly string[]): Promise<void> {
  for (const post of new Set(posts)) {
    const form = shownPart(post);
    formsOf([form]);
    for (const part of readingParts(post)) {
      await setImmediate();
      reviewText(OF_ALL_KINDS, { told: [], known: [part], ownPosts: [form], neverUse: [], isPart: false });
    }
    await setImmediate();
  }
}
