import type { components } from '@drumbeat/api-client';
import { eventually, http, isThere, press, refusal, says, server, the, within } from '@drumbeat/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { asUser } from '../../testing/answers';
import { noticeSays } from '../../testing/notices';
import { open } from '../../testing/open-app';
import { aWritingProfile, haveVoice } from '../../testing/voice-answers';

type Schemas = components['schemas'];
type Rule = Schemas['LearnedRuleResponse'];

const PAGE = '/profile/writing-profile';
const SENTENCE = 'You removed “excited to announce” 3 times: never use it?';
const EFFECT = '“Never use” gets “excited to announce”.';

const aRule = (change: Partial<Rule> = {}): Rule => ({
  id: '5e0c2f10-1111-4c0b-9a53-000000000001',
  status: 'proposed',
  sentence: SENTENCE,
  effect: EFFECT,
  learned: 'at the beginning, in drafts from prompts',
  occurrences: 3,
  opportunities: 3,
  decided_at: null,
  evidence: [
    {
      post_id: '5e0c2f10-2222-4c0b-9a53-000000000002',
      title: 'The Leith bakery',
      released_at: '2026-11-20T15:00:00.000Z',
      before: 'We are excited to announce a bakery.',
      after: null,
      place: 'opening',
    },
  ],
  ...change,
});

/** Answers the decisions that were sent. */
function haveLearned(rules: Rule[], compared = 3): string[] {
  const sent: string[] = [];
  let data = rules;
  const list = () => ({ data, drafts: { compared, needed: 3 } });
  const after = { accept: 'accepted', decline: 'declined', undo: 'proposed' } as const;
  server.use(
    http.get('/api/learned-rules', ({ response }) => response(200).json(list())),
    http.post('/api/learned-rules/{id}/decision', async ({ request, params, response }) => {
      const { decision } = await request.json();
      sent.push(decision);
      const [rule] = rules.filter(({ id }) => id === params.id);
      data = [...data.filter(({ id }) => id !== params.id)];
      if (rule && decision !== 'decline') data.push({ ...rule, status: after[decision] });
      return response(200).json(list());
    }),
  );
  return sent;
}

beforeEach(() => {
  asUser();
  haveVoice(aWritingProfile());
});

const section = () => the('region', 'What I learned from your edits');

describe('What I learned from your edits', () => {
  it.each([
    [0, '3 more drafts to learn from'],
    [2, '1 more draft to learn from'],
    [5, 'No habit yet'],
  ])('says after %i drafts how it is learned, and how many are missing', async (compared, title) => {
    haveLearned([], compared);
    await open(PAGE);
    await the('heading', title, { level: 3 });
    await says('Each draft is compared with the post that you make of it.', await section());
  });

  it('has a suggestion with what it changes, where it was seen, and its drafts one click away', async () => {
    haveLearned([aRule()]);
    await open(PAGE);
    await the('heading', SENTENCE, { level: 3 });
    await says(`If you accept: ${EFFECT} Seen at the beginning, in drafts from prompts.`, await section());
    expect(isThere('link', 'The Leith bakery')).toBe(false);
    await press('See 1 draft');
    const drafts = within(await the('list', 'Your drafts'));
    expect(drafts.getByRole('link', { name: 'The Leith bakery' })).toHaveAttribute(
      'href',
      '/posts/5e0c2f10-2222-4c0b-9a53-000000000002',
    );
    expect(drafts.getByText('We are excited to announce a bakery.')).toBeVisible();
    expect(drafts.getByText('without it')).toBeVisible();
    expect(await the('button', 'Hide 1 draft')).toHaveAttribute('aria-expanded', 'true');
  });

  it('changes the profile when it is accepted, and can be undone at once and later', async () => {
    const sent = haveLearned([aRule()]);
    await open(PAGE);
    await press('Accept');
    await noticeSays('Your writing profile has changed', { dismiss: false });
    await the('heading', 'What you accepted', { level: 3 });
    await the('heading', 'No new suggestion', { level: 3 });
    await press('Undo');
    await noticeSays('Undone. The suggestion is back.');
    await press('Accept');
    await press('Take back');
    await the('button', 'Accept');
    expect(sent).toEqual(['accept', 'undo', 'accept', 'undo']);
  });

  it('is gone when it is declined, until that is undone', async () => {
    const sent = haveLearned([aRule()]);
    await open(PAGE);
    await press('Decline');
    await noticeSays('Declined. It comes back only if you do it twice as often.', { dismiss: false });
    expect(isThere('heading', SENTENCE)).toBe(false);
    await press('Undo');
    await the('heading', SENTENCE, { level: 3 });
    expect(sent).toEqual(['decline', 'undo']);
  });

  it('stays when a decision fails, and says why', async () => {
    haveLearned([aRule()]);
    server.use(
      http.post('/api/learned-rules/{id}/decision', ({ response }) =>
        response.untyped(
          refusal(409, 'You have already decided on this.', { code: 'learned_rules.decided' }),
        ),
      ),
    );
    await open(PAGE);
    await press('Accept');
    await noticeSays('You have already decided on this.');
    await the('button', 'Accept');
  });

  it('says what could not be read, beside a profile that could', async () => {
    haveLearned([aRule()]);
    server.use(
      http.get(
        '/api/learned-rules',
        ({ response }) => response.untyped(refusal(422, 'They rest.', { code: 'test.rests' })),
        { once: true },
      ),
    );
    await open(PAGE);
    await says('They rest.');
    await press('Try again');
    await the('heading', SENTENCE, { level: 3 });
  });

  it('has the focus where a notice led to it', async () => {
    haveLearned([aRule()]);
    await open(`${PAGE}#learned`);
    await eventually(async () => expect(await section()).toHaveFocus());
  });
});
