import { http, press, says, server } from '@drumbeat/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { PublicationDetail } from '../../entities/publications/publication-state';
import { aPublication, asStaff } from '../../testing/answers';
import { open } from '../../testing/open-console';

const detail = (change: Partial<PublicationDetail>): PublicationDetail => ({
  ...aPublication('one', { state: 'reconciling' }),
  ...{ timeline: [], attempts: [], events: [], check: 'look_for_proof' },
  ...change,
});

let stored: PublicationDetail;

beforeEach(() => {
  asStaff();
  stored = detail({});
  server.use(http.get('/api/admin/publications/{id}', ({ response }) => response(200).json(stored)));
});

/** What the server has made of it by the time that it answers. */
const ends = (change: Partial<PublicationDetail>) =>
  server.use(
    http.post('/api/admin/publications/{id}/check', ({ response }) => {
      stored = detail(change);
      return response(200).json(stored);
    }),
  );

describe('Looking for proof of a publication', () => {
  it.each([
    ['published', null, 'Proof was found: the post is on LinkedIn'],
    ['needs_user', 'look_for_proof', 'No proof was found. Its user is asked whether the post is there'],
    ['reconciling', 'look_for_proof', 'No proof yet. Drumbeat goes on looking'],
    ['rejected', null, 'It was settled without proof: refused'],
  ] as const)('says what came of it: %s', async (state, check, words) => {
    ends({ state, check });
    await open('/admin/publications/one/show');
    await press('Look for proof now');
    await says(words);
    expect(stored.state).toBe(state);
  });

  it('is no answer of a worker that was woken', async () => {
    stored = detail({ state: 'scheduled', check: 'wake' });
    ends({ state: 'scheduled', check: 'wake' });
    await open('/admin/publications/one/show');
    await press('Wake a worker');
    await says('A worker was woken');
  });
});
