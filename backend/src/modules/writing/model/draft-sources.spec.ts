import { describe, expect, it } from '@jest/globals';
import { inventedAuthor, requestOf } from '../../../../test/support/writing/invented-authors.js';
import { RecordedModel } from '../../../../test/support/writing/recorded-model.js';
import { ModelDraftWriter } from './model-draft-writer.js';

const author = inventedAuthor('cfo');
const writer = new ModelDraftWriter(new RecordedModel());
const postsIn = (sources: ReturnType<typeof writer.sourcesOf>) =>
  sources.filter(({ kind }) => kind === 'training_post');

describe('What a draft is drawn from', () => {
  const request = requestOf(author, author.notes[0] ?? '');

  it('names the posts that the model reads, by their first line where they have no title', () => {
    const posts = postsIn(writer.sourcesOf(request));
    expect(posts.map(({ id }) => id)).toEqual(writer.brief(request).examples.map(({ post_id }) => post_id));
    expect(posts).toHaveLength(8);
    expect(posts[0]?.label).toBe('Profit is an opinion. Cash is a fact.');
  });

  it('names no post that had no room', () => {
    const long = 'The client had waited for eleven days and said so. '.repeat(600);
    expect(postsIn(writer.sourcesOf(requestOf(author, long)))).toEqual([]);
  });

  it('names the posts that the model reads for first lines', () => {
    const { profile, preferences, set_by_hand, examples, own_posts, seed } = request;
    const openings = {
      profile,
      preferences,
      set_by_hand,
      examples,
      own_posts,
      seed,
      content: 'Cash is a fact.',
      doubts: [],
    };
    expect(postsIn(writer.sourcesOf(openings))).toHaveLength(8);
  });
});
