import { eventually, field, fill, gone, http, press, refusal, says, server, the } from '@drumbeat/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Prompt } from '../../providers/records';
import { aBatchPrompt, aPerson, asStaff } from '../../testing/answers';
import { open } from '../../testing/open-console';

/** What the server has. */
let stored: Prompt;
let sent: unknown[];

/** Somebody else of the staff saves it, while this page does not look. */
const changedBySomebody = (change: Partial<Prompt>) => {
  stored = { ...stored, ...change, version: stored.version + 1 };
};

beforeEach(() => {
  asStaff();
  sent = [];
  stored = aBatchPrompt(1, { hook: 'As it was', why: 'Their numbers' });
  server.use(
    http.get('/api/admin/users/{id}', ({ response }) => response(200).json(aPerson('ann'))),
    http.get('/api/admin/content-prompts/{id}', ({ response }) => response(200).json(stored)),
    http.patch('/api/admin/content-prompts/{id}', async ({ request, response }) => {
      const { version, ...change } = await request.json();
      sent.push({ version, ...change });
      if (version !== stored.version) {
        return response.untyped(
          refusal(409, 'This prompt was changed elsewhere.', {
            code: 'prompt.stale',
            details: { current: stored, changed_by: 'bob@example.test' },
          }),
        );
      }
      changedBySomebody(change);
      return response(200).json(stored);
    }),
  );
});

describe('A record that two people edit', () => {
  it('keeps what was typed, shows both, and is saved on purpose', async () => {
    await open('/admin/content-prompts/1');
    await fill(/^Hook/, 'What I typed');
    changedBySomebody({ hook: 'What Bob typed', category: 'Myth buster' });
    await press('Save');
    const both = await the('group', 'Changed meanwhile');
    await says('Changed meanwhile by bob@example.test.', both);
    await says('What I typed', both);
    await says('What Bob typed', both);
    await eventually(() => expect(both).toHaveFocus());
    expect(await field(/^Hook/)).toHaveValue('What I typed');
    // Nothing is decided by pressing again.
    await press('Save');
    await eventually(() => expect(sent).toHaveLength(2));
    expect(stored.hook).toBe('What Bob typed');
    await press('Keep mine');
    await gone('group', 'Changed meanwhile');
    expect(await field(/^Hook/)).toHaveValue('What I typed');
    await press('Save');
    await says('The prompt is saved');
    expect(sent.at(-1)).toEqual({ version: 2, hook: 'What I typed' });
    expect(stored).toMatchObject({ hook: 'What I typed', category: 'Myth buster' });
    await eventually(async () =>
      expect(await the('button', 'Save')).toHaveAttribute('aria-disabled', 'true'),
    );
  });

  it('takes theirs where that is better, and keeps every other edit', async () => {
    await open('/admin/content-prompts/1');
    await fill(/^Hook/, 'What I typed');
    await fill(/^Why for/, 'My reason');
    changedBySomebody({ hook: 'What Bob typed' });
    await press('Save');
    await press('Take theirs');
    await eventually(async () => expect(await field(/^Hook/)).toHaveValue('What Bob typed'));
    expect(await field(/^Why for/)).toHaveValue('My reason');
    await press('Save');
    await says('The prompt is saved');
    expect(sent.at(-1)).toEqual({ version: 2, why: 'My reason' });
  });

  it('has both edits where they are of different fields, and says what is new', async () => {
    await open('/admin/content-prompts/1');
    await fill(/^Hook/, 'What I typed');
    changedBySomebody({ why: 'Bob’s reason' });
    await press('Save');
    await says(/The form has what is new: Why\./, await the('group', 'Changed meanwhile'));
    expect(await field(/^Why for/)).toHaveValue('Bob’s reason');
    expect(await field(/^Hook/)).toHaveValue('What I typed');
    await press('Save');
    await says('The prompt is saved');
    expect(sent.at(-1)).toEqual({ version: 2, hook: 'What I typed' });
    await gone('group', 'Changed meanwhile');
  });

  it('is saved at once where what changed meanwhile is nothing of the form', async () => {
    await open('/admin/content-prompts/1');
    await fill(/^Hook/, 'What I typed');
    changedBySomebody({ is_favorite: true });
    await press('Save');
    await says('The prompt is saved');
    expect(sent.at(-1)).toEqual({ version: 2, hook: 'What I typed' });
  });
});
