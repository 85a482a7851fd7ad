import { http, HttpResponse, press, says, server, the } from '@drumbeat/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { aKeptShare, aPerson, asStaff } from '../testing/answers';
import { open } from '../testing/open-console';

const SECTION = 'What is kept of drafts';

beforeEach(() => {
  asStaff();
  server.use(
    http.get('/api/admin/users', ({ response }) => response(200).json({ data: [], total: 0 })),
    http.get('/api/admin/publications', ({ response }) => response(200).json({ data: [], total: 0 })),
    http.get('/api/admin/prompt-batches', ({ response }) => response(200).json({ data: [], total: 0 })),
    http.get('/api/admin/users/{id}', ({ response }) => response(200).json(aPerson('ann'))),
    http.get('/api/health/ready', ({ response }) =>
      response(200).json({
        status: 'ok',
        workers: { alive: 1, last_seen_at: null },
        paused: [],
        unmarked_since: null,
      }),
    ),
  );
});

describe('What is kept of drafts', () => {
  it('is told of all people on the first page, by writer and version of the brief', async () => {
    const few = { sample_size: 3, kept_share: null, minutes_to_release: null };
    const data = [aKeptShare({ sample_size: 24, user_count: 3 }), aKeptShare({ brief_version: 1, ...few })];
    server.use(http.get('/api/admin/kept-share', ({ response }) => response(200).json({ data })));
    await open('/admin');
    const section = await the('region', SECTION);
    await says('a-model, brief 2', section);
    await says('72% of the words kept, 14 minutes to release', section);
    await says('Median of 24 drafts by 3 people', section);
    await says('a-model, brief 1', section);
    await says('Not enough yet: 3 of 5 released drafts', section);
  });

  it('is told of one person on their page', async () => {
    const asked: unknown[] = [];
    server.use(
      http.get('/api/admin/users/{id}/kept-share', ({ params, response }) => {
        asked.push(params.id);
        return response(200).json({ data: [aKeptShare()] });
      }),
    );
    await open('/admin/users/ann');
    await says('Median of 10 drafts', await the('region', SECTION));
    expect(asked).toEqual(['ann']);
  });

  it('is said to be nothing yet where nothing was released, and to be missing where it could not be loaded', async () => {
    await open('/admin');
    await says('Nothing that was drafted here has been released yet.', await the('region', SECTION));
    server.use(
      http.get('/api/admin/users/{id}/kept-share', ({ response }) =>
        response.untyped(HttpResponse.json({ error: 'Out of order', code: 'test' }, { status: 400 })),
      ),
    );
    await open('/admin/users/ann');
    const section = await the('region', SECTION);
    await says(/^It could not be loaded: /, section);
    server.use(
      http.get('/api/admin/users/{id}/kept-share', ({ response }) =>
        response(200).json({ data: [aKeptShare()] }),
      ),
    );
    await press('Try again', { inside: section });
    await says('Median of 10 drafts', section);
  });
});
