import { describe, expect, it } from '@jest/globals';
import type { OwnPost } from '../draft-writer.service.js';
import { editedPairs } from './pairs.rules.js';

const post = (ai_text: string | null, content: string): OwnPost => ({
  id: content,
  title: '',
  content,
  ai_text,
  posted_at: null,
  impressions: null,
  engagement_rate: null,
});

describe('pairs of what was written and what was posted', () => {
  it('are those of the two newest posts that their author changed (EDITOR-7)', () => {
    const posts = ['first', 'second', 'third'].map((name) => post(`The ${name} draft.`, `My ${name} post.`));
    expect(editedPairs(posts)).toEqual([
      { written: 'The first draft.', posted: 'My first post.' },
      { written: 'The second draft.', posted: 'My second post.' },
    ]);
  });

  it('leave out posts without a draft, and those that differ from it in white space alone', () => {
    expect(
      editedPairs([
        post(null, 'Written alone.'),
        post('Posted as it was.\n\nAll of it.', 'Posted as it was. All of it. '),
        post('', 'From an empty draft.'),
      ]),
    ).toEqual([]);
  });

  it('are cut behind a whole sentence', () => {
    const long = 'A sentence of the draft. '.repeat(60).trim();
    const [pair] = editedPairs([post(long, 'Short.')]);
    expect(pair?.written.length).toBeLessThanOrEqual(1_200);
    expect(pair?.written).toMatch(/draft\.$/);
    expect(pair?.posted).toBe('Short.');
  });
});
