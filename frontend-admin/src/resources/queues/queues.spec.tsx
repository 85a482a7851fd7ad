import {
  doesNotSay,
  eventually,
  gone,
  http,
  isThere,
  press,
  refusal,
  says,
  server,
  the,
  user,
  within,
} from '@drumbeat/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { aQueue, asStaff } from '../../testing/answers';
import { open } from '../../testing/open-console';

const LABELS = { 'send-mail': 'Send a mail', 'publish-post': 'Publish a post' };

const failedJob = (id: string, name: keyof typeof LABELS) => ({
  id,
  name,
  label: LABELS[name],
  subject_id: 'the-row',
  about: { user_id: 'ann', person: 'Ann Example', title: 'Pricing' },
  reason: 'connect ECONNREFUSED 10.0.0.7:443',
  attempts: 3,
  added_at: '2026-11-20T12:00:00.000Z',
  failed_at: '2026-11-20T12:05:00.000Z',
});

const focused = () => document.activeElement as HTMLElement;

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
        lost_mails: 2,
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
    expect(await the('link', 'Ann Example', { inside: mails })).toHaveAttribute('href', '/admin/users/ann');
    await says(/“Pricing”/, mails);
    await says('Something that it needs could not be reached, or did not answer in time.', mails);
    await says(/^3 attempts, failed Nov 20/, mails);
    await doesNotSay('send-mail');
  });

  it('says how many mails nobody got, for which no job stands', async () => {
    await open('/admin/queues');
    await says(/^2 mails were given up in the last 7 days: nobody got them\./);
  });

  it('has a failed job run again or removes it', async () => {
    await open('/admin/queues');
    const mails = await the('list', 'Failed jobs: Mails');
    await press('Run again', { inside: mails });
    await says('It waits for a worker');
    await press('Remove', { inside: mails });
    const question = await the('dialog', 'Remove this failed job?');
    await says('Send a mail: Ann Example, “Pricing”', question);
    await press('Keep it', { inside: question });
    await gone('dialog');
    expect(asked).toEqual(['retry job-mail']);
    await press('Remove', { inside: mails });
    await press('Remove', { inside: await the('dialog') });
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

  it('falls back to the last page of failed jobs once its own is empty', async () => {
    let total = 26;
    const pages: string[] = [];
    server.use(
      http.get('/api/admin/queues/{name}/failed-jobs', ({ params, query, response }) => {
        if (params.name !== 'mail') return response(200).json({ data: [], total: 0 });
        const page = query.get('page');
        pages.push(page);
        const isThere = page === '1' || total > 25;
        return response(200).json({ data: isThere ? [failedJob(`mail-${page}`, 'send-mail')] : [], total });
      }),
      http.delete('/api/admin/queues/{name}/failed-jobs/{id}', ({ response }) => {
        total = 25;
        return response(204).empty();
      }),
    );
    await open('/admin/queues');
    await press('Next');
    await eventually(() => expect(pages.at(-1)).toBe('2'));
    const mails = await the('list', 'Failed jobs: Mails');
    await press('Remove', { inside: mails });
    await press('Remove', { inside: await the('dialog') });
    await eventually(() => expect(pages.at(-1)).toBe('1'));
    await the('button', 'Run again', { inside: await the('list', 'Failed jobs: Mails') });
  });

  it('has many failed jobs run again at once, and says once what became of them', async () => {
    const failed = ['one', 'two', 'three'];
    server.use(
      http.get('/api/admin/queues/{name}/failed-jobs', ({ params, response }) =>
        response(200).json(
          params.name === 'mail'
            ? { data: failed.map((id) => failedJob(id, 'send-mail')), total: failed.length }
            : { data: [failedJob('job-publishing', 'publish-post')], total: 1 },
        ),
      ),
      http.post('/api/admin/queues/{name}/failed-jobs/{id}/retry', ({ params, response }) => {
        asked.push(`retry ${params.id}`);
        if (params.id === 'two') return response.untyped(refusal(404, 'The failed job was not found.'));
        failed.splice(failed.indexOf(params.id), 1);
        return response(200).json({ outcome: 'queued' });
      }),
    );
    await open('/admin/queues');
    const mails = await the('list', 'Failed jobs: Mails');
    const boxes = await eventually(() =>
      within(mails).getAllByRole('checkbox', { name: /^Choose Send a mail/ }),
    );
    await user.click(boxes[0]!);
    await user.click(boxes[1]!);
    await press('Run 2 again');
    await says('1 put back, 1 refused: The failed job was not found.');
    expect(asked).toEqual(['retry one', 'retry two']);
    await says('1 chosen');
    await press('Choose none');
    await press('Run all shown again');
    await eventually(() => expect(asked.slice(2)).toEqual(['retry two', 'retry three']));
  });

  it('never has many jobs of publishing given back at once', async () => {
    await open('/admin/queues');
    const posts = await the('region', 'Failed: Publishing to LinkedIn');
    await the('button', 'Give back', { inside: posts });
    expect(isThere('checkbox', undefined, { inside: posts })).toBe(false);
    expect(isThere('button', /again/, { inside: posts })).toBe(false);
  });

  it('keeps the focus where a job was that went', async () => {
    const failed = ['one', 'two'];
    server.use(
      http.get('/api/admin/queues/{name}/failed-jobs', ({ response }) =>
        response(200).json({ data: failed.map((id) => failedJob(id, 'send-mail')), total: failed.length }),
      ),
      http.post('/api/admin/queues/{name}/failed-jobs/{id}/retry', ({ params, response }) => {
        failed.splice(failed.indexOf(params.id), 1);
        return response(200).json({ outcome: 'queued' });
      }),
    );
    await open('/admin/queues');
    const mails = await the('list', 'Failed jobs: Mails');
    const runAgain = () => within(mails).getAllByRole('button', { name: 'Run again' })[0]!;
    (await eventually(runAgain)).focus();
    await user.keyboard('{Enter}');
    await eventually(() => expect(within(mails).getAllByRole('listitem')).toHaveLength(1));
    await eventually(() => expect(within(mails).getByRole('listitem')).toContainElement(focused()));
    runAgain().focus();
    await user.keyboard('{Enter}');
    await eventually(async () => expect(await the('region', 'Failed: Mails')).toHaveFocus());
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
