import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DAY_MS } from '@drumbeat/domain';
import { insertRow } from '../../../test/builders/insert-row.js';
import { aProfile } from '../../../test/builders/profile.builder.js';
import { loseSender } from '../../../test/support/publishing/lost-sender.js';
import type { ConnectedUser } from '../../../test/support/publishing/publishing-harness.js';
import { publishingSuite } from '../../../test/support/publishing/publishing-suite.js';
import type { FailedJob, KeptJobs } from '../../platform/queue/kept-jobs.js';
import { Database } from '../../platform/database/database.js';
import { entities } from '../../entities.js';
import { jobs } from '../../jobs.js';
import { NotFoundError } from '../../platform/http/errors/app-error.js';
import { AuditService } from '../audit/audit.service.js';
import { AdminPublicationsService } from '../publications/admin/admin-publications.service.js';
import { AdminQueuesService } from './admin-queues.service.js';
import { FailedJobsRepository } from './failed-jobs.repository.js';
import { JobSubjectsRepository } from './job-subjects.repository.js';

const NOBODY = 2_000_000_000;

/** One failed job, and a record of what was asked of the queue. */
class OneFailedJob implements Pick<KeptJobs, 'counts' | 'failed' | 'findFailed' | 'retry' | 'remove'> {
  readonly asked: string[] = [];
  isThere = true;

  constructor(
    private readonly name: string,
    private readonly payload: FailedJob['payload'],
  ) {}

  counts = async () => [];
  failed = async () => ({ rows: [this.job], total: 1 });
  findFailed = async () => (this.isThere ? this.job : null);
  retry = async () => this.take('retry');
  remove = async () => this.take('remove');

  private get job(): FailedJob {
    const at = new Date('2026-11-20T12:00:00Z');
    return {
      id: 'a-job',
      name: this.name,
      payload: this.payload,
      reason: 'It broke. '.repeat(100),
      attempts: 1,
      added_at: at,
      failed_at: at,
    };
  }

  private take(step: string): boolean {
    if (this.isThere) this.asked.push(step);
    const wasThere = this.isThere;
    this.isThere = false;
    return wasThere;
  }
}

describe('A failed job', () => {
  const { harness, worker } = publishingSuite();
  let staffId: string;
  let user: ConnectedUser;

  beforeAll(async () => {
    staffId = (await aProfile(harness.database, { is_admin: true })).id;
    user = await harness.connectedUser();
  });
  beforeEach(() => void worker.queue.added.splice(0));
  afterEach(async () => {
    await harness.database.query('delete from audit_log');
  });

  const serviceOn = (kept: OneFailedJob) =>
    new AdminQueuesService(
      kept as unknown as KeptJobs,
      new FailedJobsRepository(worker.get(Database)),
      worker.get(AdminPublicationsService, { strict: false }),
      new JobSubjectsRepository(harness.database, entities),
      worker.get(AuditService, { strict: false }),
      worker.get(Database),
      jobs,
    );
  const audited = async () =>
    (
      await harness.database.query<{ action: string; entity_id: string; details: Record<string, unknown> }>(
        'select action, entity_id, details from audit_log order by id',
      )
    ).map(({ action, details }) => [action, details]);

  it('is shown with the row that it is about and the beginning of its error', async () => {
    const kept = new OneFailedJob('send-mail', { mail_id: 'the-mail' });
    const { data, total } = await serviceOn(kept).failed('mail', 1);
    expect(total).toBe(1);
    expect(data).toMatchObject([
      { id: 'a-job', name: 'send-mail', label: 'Send a mail', subject_id: 'the-mail', about: null },
    ]);
    expect(data[0]?.reason).toHaveLength(300);
  });

  it('is not all: mails that were given up lately are counted', async () => {
    const mail = {
      recipient: 'ann@example.test',
      kind: 'magic_link',
      created_at: new Date(),
      woken_at: new Date(),
    };
    for (const failed_at of [null, new Date(), new Date(Date.now() - 8 * DAY_MS)]) {
      await insertRow(harness.database, 'outgoing_mails', { ...mail, failed_at });
    }
    expect((await serviceOn(new OneFailedJob('send-mail', {})).list()).lost_mails).toBe(1);
  });

  it('is called one of another version where its definition is gone', async () => {
    const { data } = await serviceOn(new OneFailedJob('send-fax', { fax_id: 'a-fax' })).failed('mail', 1);
    expect(data).toMatchObject([{ name: 'send-fax', label: 'A job of another version' }]);
  });

  it('is shown with whom it is about and what, as far as that is there', async () => {
    const publication = await harness.publication(user);
    const [known] = await harness.database.query<{ user_id: string; person: string; title: string }>(
      `select u.id as user_id, coalesce(u.full_name, u.email) as person, p.title
         from publications b join posts p on p.id = b.post_id join profiles u on u.id = b.user_id where b.id = $1`,
      [publication.id],
    );
    const kept = new OneFailedJob('publish-post', { publication_id: publication.id });
    expect((await serviceOn(kept).failed('publishing', 1)).data).toMatchObject([{ about: known }]);
    const gone = '00000000-0000-4000-8000-000000000000';
    for (const name of [...jobs.map((job) => job.name), 'a-job-of-later', 'constructor']) {
      const job = new OneFailedJob(name, { id: gone });
      expect((await serviceOn(job).failed('mail', 1)).data).toMatchObject([{ name, about: null }]);
    }
  });

  it('runs again, and the audit log has who asked for it and what it was', async () => {
    const kept = new OneFailedJob('send-mail', { mail_id: 'the-mail' });
    expect(await serviceOn(kept).retry('mail', 'a-job', staffId)).toBe('queued');
    expect(kept.asked).toEqual(['retry']);
    expect(await audited()).toMatchObject([
      ['job.retried', { job: 'send-mail', before: { state: 'failed' }, after: { state: 'waiting' } }],
    ]);
  });

  it('is removed with an audit row, and neither twice', async () => {
    const kept = new OneFailedJob('send-mail', { mail_id: 'the-mail' });
    const service = serviceOn(kept);
    await service.remove('mail', 'a-job', staffId);
    expect(await audited()).toMatchObject([['job.removed', { before: { state: 'failed' }, after: null }]]);
    await expect(service.remove('mail', 'a-job', staffId)).rejects.toThrow(NotFoundError);
    await expect(service.retry('mail', 'a-job', staffId)).rejects.toThrow(NotFoundError);
    expect(await audited()).toHaveLength(1);
  });

  it.each(['retry', 'remove'] as const)('is acted on once where several %s it at once', async (act) => {
    const kept = new OneFailedJob('send-mail', { mail_id: 'the-mail' });
    const service = serviceOn(kept);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 5 }, () => service[act]('mail', 'a-job', staffId)),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(kept.asked).toEqual([act]);
    expect(await audited()).toHaveLength(1);
  });

  it('leaves no row where the queue refuses', async () => {
    const kept = new OneFailedJob('send-mail', { mail_id: 'the-mail' });
    kept.remove = () => Promise.reject(new Error('The queue is away'));
    await expect(serviceOn(kept).remove('mail', 'a-job', staffId)).rejects.toThrow('The queue is away');
    expect(await audited()).toEqual([]);
  });

  describe('of publishing', () => {
    const giveBack = async (publicationId: string, name = 'publish-post') => {
      const kept = new OneFailedJob(name, { publication_id: publicationId });
      expect(await serviceOn(kept).retry('publishing', 'a-job', staffId)).toBe('given_back');
      // Never BullMQ's own retry, which would run the same job again.
      expect(kept.asked).toEqual(['remove']);
    };
    const woken = () => worker.queue.added.filter(({ name }) => name.startsWith('p'));

    it.each(['sending', 'reconciling', 'needs_user'] as const)(
      'is no replay of a send that is %s: nothing is sent or queued',
      async (state) => {
        const publication = await harness.publication(user);
        await loseSender(harness.database, publication.id, NOBODY, state);
        await giveBack(publication.id);
        expect(woken()).toEqual([]);
        expect(harness.calls(publication.text)).toBe(0);
        expect(['sending', 'reconciling', 'needs_user']).toContain((await harness.row(publication.id)).state);
        expect(await harness.attempts(publication.id)).toHaveLength(1);
      },
    );

    it('wakes a worker for what is due and was certainly not sent', async () => {
      const publication = await harness.publication(user);
      await giveBack(publication.id);
      expect(woken()).toMatchObject([{ name: 'publish-post', data: { publication_id: publication.id } }]);
      expect(await audited()).toMatchObject([
        ['job.given_back', {}],
        ['publication.checked', { check: 'wake', before: { state: 'scheduled' } }],
      ]);
    });

    it.each(['published', 'cancelled'] as const)('starts nothing for what is %s', async (state) => {
      const publication = await harness.publication(user, {
        state,
        ...(state === 'published' ? { published_at: new Date(), evidence: 'response' } : {}),
      });
      await giveBack(publication.id);
      expect(woken()).toEqual([]);
    });

    it('is forgotten for a publication that is gone, and for a first comment, whose row decides', async () => {
      await giveBack('00000000-0000-4000-8000-000000000000');
      const publication = await harness.publication(user);
      await giveBack(publication.id, 'post-first-comment');
      expect(woken()).toEqual([]);
    });
  });
});
