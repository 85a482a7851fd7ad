import { describe, expect, it } from '@jest/globals';
import {
  choiceRequest,
  chosenOf,
  FIRST_CHOICE,
  isChosen,
  withAll,
  withKind,
  withText,
  type ImportChoice,
} from './import-choice.rules';

const post = (id: number) => ({ id, kind: 'post' as const });
const comment = (id: number) => ({ id, kind: 'comment' as const });
const POSTS = { kind: 'post' as const, importable: 100 };
const COMMENTS = { kind: 'comment' as const, importable: 30 };

describe('What is chosen from an import', () => {
  it('is every post and article at first, and no comment', () => {
    expect(choiceRequest(FIRST_CHOICE)).toEqual({ kinds: ['post', 'article'], all_but: [], ids: [] });
    expect([isChosen(FIRST_CHOICE, post(1)), isChosen(FIRST_CHOICE, comment(2))]).toEqual([true, false]);
    expect([chosenOf(FIRST_CHOICE, POSTS), chosenOf(FIRST_CHOICE, COMMENTS)]).toEqual([100, 0]);
  });

  it('changes by single texts, and back', () => {
    const changed = [post(1), post(2), comment(101)].reduce(withText, FIRST_CHOICE);
    expect([isChosen(changed, post(1)), isChosen(changed, post(3)), isChosen(changed, comment(101))]).toEqual(
      [false, true, true],
    );
    expect([chosenOf(changed, POSTS), chosenOf(changed, COMMENTS)]).toEqual([98, 1]);
    expect(choiceRequest(changed)).toEqual({ kinds: ['post', 'article'], all_but: [1, 2], ids: [101] });
    expect([post(1), post(2), comment(101)].reduce(withText, changed)).toEqual(FIRST_CHOICE);
  });

  it('changes by whole kinds, whose single texts are forgotten with it', () => {
    const changed = [post(1), comment(101)].reduce<ImportChoice>(withText, FIRST_CHOICE);
    const withComments = withKind(changed, 'comment', true);
    expect([chosenOf(withComments, POSTS), chosenOf(withComments, COMMENTS)]).toEqual([99, 30]);
    const withoutPosts = withKind(withComments, 'post', false);
    expect(choiceRequest(withoutPosts)).toEqual({ kinds: ['article', 'comment'], all_but: [], ids: [] });
    expect(choiceRequest(withAll([]))).toEqual({ kinds: [], all_but: [], ids: [] });
  });
});
