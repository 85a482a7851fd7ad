import { doesNotSay, gate, http, isThere, says, server, the } from '@drumbeat/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { aPerson, aPublication, asStaff, outgoing } from '../testing/answers';
import { open } from '../testing/open-console';

beforeEach(() => {
  asStaff();
  server.use(
    http.get('/api/admin/users', ({ response }) => response(200).json({ data: [aPerson('ann')], total: 1 })),
    http.get('/api/admin/publications', ({ response }) => response(200).json({ data: [], total: 0 })),
    ready(null),
  );
});

const ready = (unmarkedSince: string | null) =>
  http.get('/api/health/ready', ({ response }) =>
    response(200).json({
      status: 'ok',
      workers: { alive: 1, last_seen_at: '2026-11-23T09:00:00.000Z' },
      paused: [],
      unmarked_since: unmarkedSince,
    }),
  );

const pausePublishing = () =>
  server.use(
    http.get('/api/admin/outgoing', ({ response }) =>
      response(200).json(outgoing({ publishing: '2026-11-23T09:00:00.000Z' })),
    ),
  );

describe('The first page of the console', () => {
  it('says that sending is paused, where it is released, and calls publishing not healthy', async () => {
    pausePublishing();
    await open('/admin');
    const main = await the('main');
    await says(/^Publishing to LinkedIn: paused since/, main);
    expect(await the('link', 'Going out', { inside: main })).toHaveAttribute('href', '/admin/outgoing');
    await says('Paused', await the('region', 'Publishing'));
  });

  it('calls publishing healthy while nothing is paused', async () => {
    await open('/admin');
    await says('Healthy', await the('region', 'Publishing'));
    await doesNotSay(/paused since/);
    await doesNotSay(/file storage/);
  });

  it('says since when what is sent is known nowhere outside of the database', async () => {
    server.use(ready('2026-11-23T09:00:00.000Z'));
    await open('/admin');
    await says(/^The file storage takes nothing since/, await the('main'));
  });
});

describe('The first page of the console while it loads', () => {
  it('has a title of the length to come, and shows nothing that an alert would push down', async () => {
    const answer = gate();
    server.use(
      http.get('/api/admin/outgoing', async ({ response }) => {
        await answer.passed;
        return response(200).json(outgoing({ mail: '2026-11-23T09:00:00.000Z' }));
      }),
    );
    await open('/admin');
    await the('heading', '1 person needs prompts for the next two weeks');
    expect(isThere('region', 'Publishing')).toBe(false);
    answer.open();
    await the('region', 'Publishing');
    await says(/^Mail: paused since/);
  });

  it('asks in its title what it is about to answer', async () => {
    const answer = gate();
    server.use(
      http.get('/api/admin/users', async ({ response }) => {
        await answer.passed;
        return response(200).json({ data: [], total: 0 });
      }),
    );
    await open('/admin');
    await the('heading', 'Who needs prompts for the next two weeks');
    answer.open();
    await the('heading', 'Nobody has a plan yet, so nobody needs prompts');
  });
});

describe('The navigation of the console', () => {
  it('shows on every page that something is paused', async () => {
    pausePublishing();
    await open('/admin/users');
    await the('link', 'Going out paused');
  });
});

describe('The list of publications', () => {
  it('tells what waits for its time from what waits for its user or the end of a pause', async () => {
    server.use(
      http.get('/api/admin/publications', ({ response }) =>
        response(200).json({
          data: [
            aPublication('one'),
            aPublication('two', { is_held: true }),
            aPublication('three', { is_paused: true }),
          ],
          total: 3,
        }),
      ),
    );
    await open('/admin/publications');
    const table = await the('table', 'Publications');
    await says('Scheduled', table);
    await says('On hold', table);
    await says('Paused', table);
  });
});
