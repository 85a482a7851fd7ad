import { beforeEach, describe, expect, it } from '@jest/globals';
import { backUp } from '../../../../test/support/database/database-backup.js';
import { PublicationSweeper } from '../publication.sweeper.js';
import { publishingSuite } from '../../../../test/support/publishing/publishing-suite.js';
import type { ConnectedUser } from '../../../../test/support/publishing/publishing-harness.js';
import { WorkerHeartbeatsRepository } from '../../../platform/health/worker-heartbeats.repository.js';
import { StandInSweeper } from './stand-in.sweeper.js';

describe('While no worker is alive, the api', () => {
  const suite = publishingSuite();
  let user: ConnectedUser;

  beforeEach(async () => {
    user = await suite.harness.connectedUser();
    await suite.harness.database.query('delete from worker_heartbeats');
  });
  const api = () => suite.worker.get(StandInSweeper);
  const minutesAgo = async (minutes: number) =>
    new Date((await suite.harness.now()).getTime() - minutes * 60_000);
  const lastSeen = (ago: string) =>
    suite.harness.database.query(
      `insert into worker_heartbeats (owner_id, seen_at) values (1, now() - $1::interval)`,
      [ago],
    );

  it('misses what is later than the grace, and tells its user', async () => {
    const { harness } = suite;
    const { id } = await harness.publication(user, { due_at: await minutesAgo(45) });
    await lastSeen('46 minutes');
    await api().sweep();
    expect((await harness.row(id)).state).toBe('missed');
    expect((await harness.notices(user.id)).map(({ kind }) => kind)).toEqual(['publication.missed']);
    expect(harness.sandbox.linkedin.calls()).toEqual([]);
  });

  it('leaves what may still go out to the worker that comes back', async () => {
    const { harness, worker } = suite;
    const { id } = await harness.publication(user, { due_at: await minutesAgo(0.5) });
    await api().sweep();
    expect((await harness.row(id)).state).toBe('scheduled');
    await worker.publish(id);
    expect((await harness.row(id)).state).toBe('published');
  });

  it('asks the user about what the last worker was sending when it died', async () => {
    const { harness } = suite;
    const { id } = await harness.publication(user, {
      state: 'sending',
      owner_id: 1,
      fence: 1,
      lease_until: await minutesAgo(5),
      snapshot: '{}',
    });
    await api().sweep();
    expect((await harness.row(id)).state).toBe('uncertain');
    await harness.database.query(
      `update publications set settle_until = now() - interval '1 hour' where id = $1`,
      [id],
    );
    await api().sweep();
    expect((await harness.row(id)).state).toBe('needs_user');
    expect((await harness.notices(user.id)).map(({ kind }) => kind)).toEqual(['publication.needs_user']);
  });

  it('stands back while a worker shows itself', async () => {
    const { harness, worker } = suite;
    await worker.get(PublicationSweeper).sweep();
    expect(await worker.get(WorkerHeartbeatsRepository).look()).toEqual({
      alive: 1,
      last_seen_at: expect.any(Date),
    });
    const { id } = await harness.publication(user, { due_at: await minutesAgo(45) });
    await api().sweep();
    expect((await harness.row(id)).state).toBe('scheduled');
  });

  it('counts nobody who has said good-bye, and still says when it was seen', async () => {
    const { worker } = suite;
    const leaving = await suite.startAnother();
    const heartbeats = worker.get(WorkerHeartbeatsRepository);
    await leaving.get(PublicationSweeper).sweep();
    expect(await heartbeats.look()).toMatchObject({ alive: 1 });
    await leaving.get(PublicationSweeper).onModuleDestroy();
    expect(await heartbeats.look()).toEqual({ alive: 0, last_seen_at: expect.any(Date) });
  });

  it('counts nobody whose sign of life came with a backup, however short ago it was written', async () => {
    const heartbeats = suite.worker.get(WorkerHeartbeatsRepository);
    await heartbeats.beat(7);
    expect(await heartbeats.look()).toMatchObject({ alive: 1 });
    await backUp(suite.harness.database).then((backup) => backup.restore());
    expect(await heartbeats.look()).toEqual({ alive: 0, last_seen_at: expect.any(Date) });
    await heartbeats.beat(7);
    expect(await heartbeats.look()).toMatchObject({ alive: 1 });
  });

  it.each([
    ['another server', `'1:' || split_part(written_in, ':', 2)`],
    ['another timeline', `split_part(written_in, ':', 1) || ':000000FF'`],
  ])('counts nobody whose sign of life was written on %s', async (_, place) => {
    const heartbeats = suite.worker.get(WorkerHeartbeatsRepository);
    const moveTo = (sql: string) =>
      suite.harness.database.query(
        `update worker_heartbeats
            set written_in = concat_ws(':', ${sql}, split_part(written_in, ':', 3), pg_current_xact_id()::xid)`,
      );
    await heartbeats.beat(7);
    await moveTo(`split_part(written_in, ':', 1), split_part(written_in, ':', 2)`);
    expect(await heartbeats.look()).toMatchObject({ alive: 1 });
    await moveTo(place);
    expect(await heartbeats.look()).toMatchObject({ alive: 0 });
  });

  it('counts nobody who has been silent for a minute, and still says when it was seen', async () => {
    await lastSeen('61 seconds');
    const { alive, last_seen_at } = await suite.worker.get(WorkerHeartbeatsRepository).look();
    expect(alive).toBe(0);
    expect(last_seen_at).not.toBeNull();
  });
});
