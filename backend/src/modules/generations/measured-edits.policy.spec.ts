import { describe, expect, it } from '@jest/globals';
import { measuredEdits, type UsedText } from './measured-edits.policy.js';

const text = (overrides: Partial<UsedText>): UsedText => ({
  id: 'one',
  version: 3,
  post_id: 'post',
  output: 'one two three four',
  outcome: 'saved',
  has_selection: false,
  content: 'one two six four',
  ...overrides,
});
const shares = (...texts: UsedText[]) => measuredEdits(texts).map(({ changed_share }) => changed_share);

describe('What a user changed of generated texts', () => {
  it('is measured between the whole text and the whole post', () => {
    expect(measuredEdits([text({ id: 'x' })])).toMatchObject([{ id: 'x', version: 3, changed_share: 0.25 }]);
    expect(shares(text({ outcome: 'replaced' }))).toEqual([0.25]);
  });

  it('leaves a share of the words of a whole text, whatever was added; a part has none', () => {
    const kept = (...texts: UsedText[]) => measuredEdits(texts).map(({ kept_share }) => kept_share);
    expect(
      kept(text({}), text({ outcome: 'replaced', content: 'one two three four and five more' })),
    ).toEqual([null, 1]);
    expect(kept(text({}), text({ outcome: 'inserted' }))).toEqual([0.75, null]);
  });

  it('is measured by what is left of a part that was put into the post', () => {
    const content = 'before one two three four behind';
    expect(shares(text({ outcome: 'inserted', content }))).toEqual([0]);
    expect(shares(text({ outcome: 'replaced', has_selection: true, content }))).toEqual([0]);
    expect(shares(text({ outcome: 'inserted', content: 'one two' }))).toEqual([0.5]);
  });

  it('cannot be told of a text that a later whole one has replaced; other posts do not matter', () => {
    const other = text({ post_id: 'other', outcome: 'replaced' });
    expect(shares(text({}), text({ outcome: 'inserted' }), text({ outcome: 'replaced' }), other)).toEqual([
      null,
      null,
      0.25,
      0.25,
    ]);
    expect(shares(text({}), text({ outcome: 'inserted' }))).toEqual([0.25, 0.25]);
  });
});
