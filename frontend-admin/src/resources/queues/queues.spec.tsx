import { doesNotSay, http, press, refusal, says, server, the } from '@drumbeat/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { aQueue, asStaff } from '../../testing/answers';
import { open } from '../../testing/open-console';

const failedJob = (id: string, name: string) => ({
  id,
  name,
  subject_id: 'the-row',
  reason: 'connect ECONNREFUSED 10.0.0.7:443',
  attempts: 3,
  added_at: '2026-11-20T12:00:00.000Z',
  failed_at: '2026-11-20T12:05:00.000Z',
});

const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  asStaff();
  server.use(
    http.get('/api/admin/queues', ({ response }) =>
      response(200).json({
        data: [
          aQueue('writing', { waiting: 7, active: 2 }),
          aQueue('publishing', { failed: 1 }),
          aQueue('mail', { failed: 1 }),
        ],
      }),
    ),
    http.get('/api/admin/queues/{name}/failed-jobs', ({ params, response }) =>
      response(200).json({
        data: [failedJob(`job-${params.name}`, params.name === 'mail' ? 'send-mail' : 'publish-post')],
        total: 1,
      }),
    ),
    http.post('/api/admin/queues/{name}/failed-jobs/{id}/retry', ({ params, response }) => {
      asked.push(`retry ${params.id}`);
      return response(200).json({ outcome: params.name === 'publishing' ? 'given_back' : 'queued' });
    }),
    http.delete('/api/admin/queues/{name}/failed-jobs/{id}', ({ params, response }) => {
      asked.push(`remove ${params.id}`);
      return response(204).empty();
    }),
  );
});

describe('The page of the queues', () => {
  it('says what each queue holds, and why jobs failed, in words', async () => {
    await open('/admin/queues');
    const table = await the('table', 'Queues');
    await says('Writing prompts, drafts and profiles', table);
    await says('7', table);
    const mails = await the('list', 'Failed jobs: Mails');
    await says('Send a mail', mails);
    await says('Something that it needs could not be reached, or did not answer in time.', mails);
    await says(/^3 attempts, failed Nov 20/, mails);
    await doesNotSay('send-mail');
  });

  it('has a failed job run again or removes it', async () => {
    await open('/admin/queues');
    const mails = await the('list', 'Failed jobs: Mails');
    await press('Run again', { inside: mails });
    await says('It waits for a worker');
    await press('Remove', { inside: mails });
    await says('Removed');
    expect(asked).toEqual(['retry job-mail', 'remove job-mail']);
  });

  it('only gives jobs of publishing back to the ledger, and says so before', async () => {
    await open('/admin/queues');
    await says(/These never run again/);
    const posts = await the('list', 'Failed jobs: Publishing to LinkedIn');
    expect(await the('link', 'Publish a post', { inside: posts })).toHaveAttribute(
      'href',
      '/admin/publications/the-row/show',
    );
    await press('Give back', { inside: posts });
    await says('Given back: the ledger decides what becomes of the post');
  });

  it('says why a step was refused', async () => {
    server.use(
      http.post('/api/admin/queues/{name}/failed-jobs/{id}/retry', ({ response }) =>
        response.untyped(refusal(404, 'The failed job was not found.')),
      ),
    );
    await open('/admin/queues');
    await press('Run again', { inside: await the('list', 'Failed jobs: Mails') });
    await says('The failed job was not found.');
  });

  it('says that the queues cannot be read', async () => {
    server.use(
      http.get('/api/admin/queues', ({ response }) => response.untyped(refusal(400, 'Out of order'))),
    );
    await open('/admin/queues');
    await says('The queues could not be read');
  });
});
