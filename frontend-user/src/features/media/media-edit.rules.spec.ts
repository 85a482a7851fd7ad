import { describe, expect, it } from '@jest/globals';
import { mergeMediaEdit, moveItem, sameMedia } from './media-edit.rules';

const item = (id: string, alt_text = '') => ({ id, alt_text });

describe('an edit of the files of a post', () => {
  it('is none where files, order and descriptions are the same', () => {
    expect(sameMedia([item('a'), item('b', 'B')], [item('a'), item('b', 'B')])).toBe(true);
    expect(sameMedia([item('a'), item('b')], [item('b'), item('a')])).toBe(false);
    expect(sameMedia([item('a')], [item('a', 'described')])).toBe(false);
    expect(sameMedia([item('a')], [item('a'), item('b')])).toBe(false);
  });

  it('keeps the descriptions written here when the files were changed elsewhere', () => {
    const base = [item('a'), item('b', 'old')];
    const mine = [item('b', 'old'), item('a', 'written here'), item('c', 'new file')];
    const theirs = [item('b', 'changed there'), item('a'), item('d')];
    expect(mergeMediaEdit(base, mine, theirs)).toEqual([
      item('b', 'changed there'),
      item('a', 'written here'),
      item('d'),
    ]);
  });

  it('moves one file and leaves the order of the others', () => {
    expect(moveItem(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
    expect(moveItem(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'c', 'b']);
    expect(moveItem(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
    expect(moveItem(['a', 'b'], 5, 0)).toEqual(['a', 'b']);
  });
});
