import { describe, expect, it, jest } from '@jest/globals';
import { openDraft } from './use-draft-prompt';

const prompt = { status: 'new', is_used: false, post_id: null } as const;

describe('opening the draft of a prompt', () => {
  const navigate = jest.fn<(address: string) => void>();
  const open = (read: Parameters<typeof openDraft>[1]['read'], isStillHere = () => true) =>
    openDraft(7, { read, navigate, isStillHere });

  it('begins one where there is none', async () => {
    navigate.mockClear();
    await open(() => Promise.resolve(prompt));
    expect(navigate.mock.calls).toEqual([['/posts/create?prompt=7']]);
  });

  it('leads to the one that there is', async () => {
    navigate.mockClear();
    await open(() => Promise.resolve({ ...prompt, post_id: 'abc' }));
    expect(navigate.mock.calls).toEqual([['/posts/abc']]);
  });

  it('writes nothing for somebody who has gone elsewhere before the prompt was read', async () => {
    navigate.mockClear();
    let isHere = true;
    const read = () => {
      isHere = false;
      return Promise.resolve(prompt);
    };
    await open(read, () => isHere);
    expect(navigate).not.toHaveBeenCalled();
  });
});
