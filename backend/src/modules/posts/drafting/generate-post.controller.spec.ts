import { describe, expect, it } from '@jest/globals';
import { firstValueFrom, lastValueFrom } from 'rxjs';
import type { AuthenticatedUser } from '../../../platform/access/authenticated-user.js';
import { GeneratePostController } from './generate-post.controller.js';

describe('Drafts at once', () => {
  it('are two of one user; a third is refused with its code, and others have theirs', async () => {
    let finish: (end: object) => void = () => undefined;
    const held = new Promise<object>((resolve) => {
      finish = resolve;
    });
    const generatePost = { plan: async () => ({ isThere: false }), execute: () => held };
    const allowances = { take: async () => undefined };
    const controller = Reflect.construct(GeneratePostController, [
      generatePost,
      {},
      allowances,
    ]) as GeneratePostController;
    const { signal } = new AbortController();
    const begin = async (id: string) =>
      controller.generate({ id } as AuthenticatedUser, { custom_notes: 'x' }, signal);
    const ends = [await begin('ada'), await begin('ada')].map((events) => lastValueFrom(events));
    expect(await firstValueFrom(await begin('ada'))).toMatchObject({
      type: 'error',
      data: { code: 'request.too_many_at_once' },
    });
    ends.push(lastValueFrom(await begin('ben')));
    finish({ type: 'questions', data: { questions: [] } });
    expect((await Promise.all(ends)).map(({ type }) => type)).toEqual([
      'questions',
      'questions',
      'questions',
    ]);
  });
});
