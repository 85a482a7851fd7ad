import { eventually, field, fill, gone, http, press, refusal, says, server, the } from '@drumbeat/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { StaffSuggestion } from './api/staff-suggestions';
import { asUser } from '../../testing/answers';
import { noticeSays } from '../../testing/notices';
import { open } from '../../testing/open-app';
import { havePost, type MadeUpPost } from '../../testing/post-answers';

const aSuggestion = (change: Partial<StaffSuggestion> = {}): StaffSuggestion => ({
  id: '5a0c2f10-2222-4c0b-9a53-3f1f0a1b2c3d',
  range_start: 4,
  original: 'first words',
  replacement: 'first two words',
  reason: 'Say how many.',
  state: 'open',
  author_name: 'Stella Example',
  created_at: '2026-11-20T09:00:00.000Z',
  decided_at: null,
  ...change,
});

let made: MadeUpPost;
let waiting: StaffSuggestion[];
let accepted: number[];

const panel = () => the('region', 'Suggestions of the staff');
const textIs = (text: string) => eventually(async () => expect(await field('Post text')).toHaveValue(text));

beforeEach(() => {
  asUser();
  made = havePost();
  waiting = [aSuggestion()];
  accepted = [];
  server.use(
    http.get('/api/posts/{id}/suggestions', ({ response }) => response(200).json({ data: waiting })),
    http.post('/api/posts/{id}/suggestions/{suggestionId}/accept', async ({ request, response }) => {
      const { version } = await request.json();
      accepted.push(version);
      const [{ original, replacement } = aSuggestion()] = waiting;
      waiting = [];
      made.change({ content: made.post.content.replace(original, replacement) });
      return response(200).json(made.post);
    }),
    http.post('/api/posts/{id}/suggestions/{suggestionId}/decline', ({ response }) => {
      waiting = [];
      return response(204).empty();
    }),
  );
});

describe('What staff suggest for a post', () => {
  it('says why and what would change, and changes nothing by itself', async () => {
    await open(`/posts/${made.post.id}`);
    await says('Stella Example, of the staff, suggests an edit', await panel());
    await says('Say how many.', await panel());
    expect(await the('insertion', undefined, { inside: await panel() })).toHaveTextContent('two');
    await textIs('The first words.');
    expect(made.sent).toEqual([]);
  });

  it('is in the text once it is accepted, on top of what was typed and not saved yet', async () => {
    await open(`/posts/${made.post.id}`);
    await panel();
    await fill('Post text', 'These are The first words.');
    await press('Accept');
    await textIs('These are The first two words.');
    expect(made.sent).toEqual(['These are The first words.']);
    expect(accepted).toEqual([2]);
    await noticeSays('The suggestion is in your text');
    await gone('button', 'Accept');
  });

  it('goes when it is declined, and the text stays', async () => {
    await open(`/posts/${made.post.id}`);
    await press('Decline');
    await gone('button', 'Decline');
    await textIs('The first words.');
  });

  it('says so where its words have changed, and can only be declined then', async () => {
    await open(`/posts/${made.post.id}`);
    await panel();
    await fill('Post text', 'Other words.');
    await says(/words that this is about have changed since/);
    await gone('button', 'Accept');
    await the('button', 'Decline');
  });

  it('says why it was not taken over', async () => {
    server.use(
      http.post('/api/posts/{id}/suggestions/{suggestionId}/accept', ({ response }) =>
        response.untyped(
          refusal(409, 'The words that this suggestion is about have changed since.', {
            code: 'suggestion.outdated',
          }),
        ),
      ),
    );
    await open(`/posts/${made.post.id}`);
    await press('Accept');
    await noticeSays('The suggestion was not taken over');
    await textIs('The first words.');
  });
});
