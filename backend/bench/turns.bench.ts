/**
 * How long others wait while a writer reads somebody who has fifty posts of 19,900 characters, and while a worker learns from edits: the
 * longest turn of the event loop, in milliseconds of this thread's CPU, so that a busy machine does not count. The first author also pays
 * for what is compiled once a process.
 */
import { longestTurn } from './support/longest-turn.js';
import { inventedAuthor, requestOf } from '../test/support/writing/invented-authors.js';
import { readFormsAhead } from '../src/modules/writing/built-in/drafts/form/author-form.js';
import { composeDraft } from '../src/modules/writing/built-in/drafts/compose-draft.js';
import { draftData } from '../src/modules/writing/model/draft-data.js';
import { readPostsAhead } from '../src/modules/writing/review/read-ahead.js';
import { reviewContext } from '../src/modules/writing/review/review-context.js';
import { reviewText } from '../src/modules/writing/review/review-text.js';
import { moduleBeside } from '../src/platform/programs/module-beside.js';
import { WorkThread } from '../src/platform/threads/work-thread.js';
import { verdict } from './support/statistics.js';

const CHARACTERS = 19_900;
/** As many of fifty such posts as a writer reads (`OWN_CHARACTERS_MAX`). */
const POSTS = 5;
const AUTHORS = 6;
/** Edited drafts that habits are looked for in, and what a post has. */
const DRAFTS = 60;
const DRAFT_CHARACTERS = 3_000;
const AIM_MS = 100;

export async function turnsBench(): Promise<void> {
  const longest = { first: 0, later: 0 };
  for (let author = 0; author < AUTHORS; author += 1) {
    const own = inventedAuthor('vet');
    const posts = Array.from({ length: POSTS }, (_, index) => longPost(own.posts, author * POSTS + index));
    const request = requestOf({ ...own, posts }, own.notes[0] ?? '');
    const text = own.posts[0] ?? '';
    const steps: readonly [string, () => unknown][] = [
      ['the built-in writer reads the posts', () => readFormsAhead(posts)],
      ['… and writes a draft', () => composeDraft(request)],
      ['before a model writes, the posts are read', () => readPostsAhead(posts)],
      ['… the brief is made', () => draftData(request)],
      ['… and its answer is reviewed', () => reviewText(text, reviewContext(request))],
    ];
    for (const [name, step] of steps) {
      const turn = await longestTurn(step);
      const which = author === 0 ? 'first' : 'later';
      longest[which] = Math.max(longest[which], turn);
      if (author === 0 || author === AUTHORS - 1)
        console.log(`  author ${author + 1}: ${name}`.padEnd(60), `${Math.round(turn)} ms`);
    }
  }
  const learning = await turnOfLearning();
  console.log('  a worker learns from sixty edited drafts'.padEnd(60), `${Math.round(learning)} ms`);
  longest.later = Math.max(longest.later, learning);
  console.log(
    `  longest turn of the first author, with what is compiled once: ${Math.round(longest.first)} ms`,
  );
  console.log(
    verdict('longest turn of later ones', longest.later, `at most ${AIM_MS} ms`, longest.later <= AIM_MS),
  );
}

/** Of as many characters as are read at once (LearnedRulesRepository). */
async function turnOfLearning(): Promise<number> {
  const { posts } = inventedAuthor('vet');
  const text = (seed: number) => longPost(posts, seed).slice(0, DRAFT_CHARACTERS);
  const drafts = Array.from({ length: DRAFTS }, (_, index) => ({
    id: String(index),
    written: text(index),
    posted: text(index).replace(/[^.!?]+[.!?]/u, ''),
    also_written: [text(index + DRAFTS)],
    took_suggestion: false,
    from: 'notes',
    pillar: null,
  }));
  const learning = new URL('../src/modules/generations/learning/learning.service.ts', import.meta.url);
  const thread = new WorkThread<object, unknown>(moduleBeside(learning.href, 'learning.thread'), {
    taskMaxMs: 60_000,
    heapMaxMb: 256,
  });
  try {
    return await longestTurn(() => thread.ask(drafts, 60_000));
  } finally {
    await thread.close();
  }
}

/** The author's sentences in another order for each post, in paragraphs of four. */
function longPost(posts: readonly string[], seed: number): string {
  const sentences = posts.join(' ').split(/(?<=[.!?])\s+/u);
  let text = '';
  for (let index = seed * 7; text.length < CHARACTERS; index += 1)
    text += `${sentences[(index * 31 + seed) % sentences.length] ?? ''}${index % 4 === 0 ? '\n\n' : ' '}`;
  return text.slice(0, CHARACTERS);
}
