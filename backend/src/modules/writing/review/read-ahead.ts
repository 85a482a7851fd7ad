import { setImmediate } from 'node:timers/promises';
import { formsOf } from '../brief/habits/form-of-post.js';
import { readingParts, shownPart } from '../reading/sentences/parts.js';
import { reviewText } from './review-text.js';

/** Claims of all kinds, so that a review looks at all that there is in its sources; one in a turn, since each kind has patterns of its own to compile. */
const OF_ALL_KINDS = [
  'This is a game-changer.',
  '“We all said so,” she wrote on Monday.',
  'We lost half of our 12 clients.',
  'Anna Berg was one of them.',
  'Why?',
  'Nobody knew.',
  'Nobody asked.',
  'I did.',
];

/** Reads an author's posts as reviews will, a part at a time and a turn of the event loop after each: others do not wait for all of them. */
export async function readPostsAhead(posts: readonly string[]): Promise<void> {
  for (const post of new Set(posts)) {
    const form = shownPart(post);
    formsOf([form]);
    for (const part of readingParts(post)) {
      for (const claim of [...OF_ALL_KINDS, OF_ALL_KINDS.join('\n\n')]) {
        await setImmediate();
        reviewText(claim, { material: [], known: [part], ownPosts: [form], neverUse: [], isPart: false });
      }
    }
    await setImmediate();
  }
}
