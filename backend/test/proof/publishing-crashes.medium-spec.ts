import { HOUR_MS } from '@drumbeat/domain';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  ResolvePublicationCommand,
  type Resolution,
} from '../../src/modules/publications/recover/resolve-publication.command.js';
import { CommitGate } from '../support/database/commit-gate.js';
import { startPublishingWorker, type PublishingWorker } from '../support/publishing/publishing-worker.js';
import {
  PublishingHarness,
  type ConnectedUser,
  type PublicationUnderTest,
} from '../support/publishing/publishing-harness.js';
import { until } from '../support/until.js';
import { WorkerProcess } from '../support/worker/worker-process.js';
import { expectPublishingInvariants } from './publishing.invariants.js';

jest.setTimeout(120_000);

/** The times of docs/publishing.md, some fifteen times as fast. A call may start within 2 s of its claim. */
const TIMES = {
  plannerIntervalMs: 200,
  planAheadMs: 2_000,
  sweepIntervalMs: 200,
  leaseMs: 4_000,
  connectTimeoutMs: 1_000,
  sendTimeoutMs: 1_500,
  sendMarginMs: 500,
  settleMs: 1_500,
  ownerWaitMs: 4_000,
  graceMs: 10 * 60_000,
};
const CONFIRMED: Resolution = { outcome: 'posted_url', linkedinUrl: null };
const PUBLISH_AGAIN: Resolution = { outcome: 'publish_again' };

describe('With real workers, against a LinkedIn that counts what was really posted,', () => {
  let harness: PublishingHarness;
  let gate: CommitGate;
  /** The user's side: the commands of the API, on the same database. */
  let api: PublishingWorker;
  /** The running worker: a test that stops it starts another one. */
  let worker: WorkerProcess;
  const processes: WorkerProcess[] = [];
  let user: ConnectedUser;

  beforeAll(async () => {
    harness = await PublishingHarness.start(TIMES);
    gate = await CommitGate.install(harness);
    api = await startPublishingWorker(harness);
    await startWorker();
  });
  afterAll(async () => {
    await Promise.all(processes.map((process) => process.kill()));
    await api.close();
    await harness.close();
  });
  beforeEach(async () => {
    user = await harness.connectedUser();
  });
  afterEach(async () => {
    try {
      await expectPublishingInvariants(harness);
    } finally {
      await harness.reset();
      await Promise.all(processes.filter((process) => process !== worker).map((process) => process.kill()));
      if (worker.isGone) await startWorker();
    }
  });

  const startWorker = async () => {
    worker = await WorkerProcess.start(harness);
    processes.push(worker);
  };
  const resolve = ({ userId, postId }: PublicationUnderTest, resolution: Resolution) =>
    api.get(ResolvePublicationCommand).execute(userId, postId, resolution);
  const whenAsked = async ({ id, userId }: PublicationUnderTest) => {
    await harness.whenState(id, 'needs_user', 20_000);
    const notices = await harness.notices(userId);
    expect(notices).toContainEqual(
      expect.objectContaining({
        kind: 'publication.needs_user',
        publication_id: id,
        read_at: null,
      }),
    );
  };
  const whenPublished = ({ id }: PublicationUnderTest) => harness.whenState(id, 'published', 20_000);
  /** A publication whose worker waits inside this commit, and the function that releases it. */
  const atCommit = async (commit: 'intent' | 'outcome') => {
    const publication = await harness.publication(user, { due_at: new Date(Date.now() + HOUR_MS) });
    const { open } = await gate.close(publication.id, commit);
    await harness.database.query('update publications set due_at = now() where id = $1', [publication.id]);
    await gate.whenWaiting(publication.id);
    return { publication, open };
  };
  /** A publication whose request LinkedIn has received and holds, before or after creating the post. */
  const inFlight = async (kind: 'hang' | 'hang_after') => {
    const held = harness.sandbox.linkedin.held;
    harness.sandbox.linkedin.fault({ kind });
    const publication = await harness.publication(user);
    await harness.sandbox.linkedin.whenHeld(held + 1);
    return publication;
  };

  it('two of them publish each of many posts that are due at once, exactly once', async () => {
    const first = worker;
    await startWorker();
    const due_at = new Date((await harness.now()).getTime() + 1_500);
    const publications = await Promise.all(
      Array.from({ length: 60 }, () => harness.publication(user, { due_at })),
    );
    for (const publication of publications) await whenPublished(publication);
    expect(harness.sandbox.linkedin.created).toBe(60);
    expect(first.isGone).toBe(false);
  });

  it('one that is killed with a post at every step leaves none twice and none forgotten', async () => {
    const sent = await inFlight('hang');
    const accepted = await inFlight('hang_after');
    const recording = await atCommit('outcome');
    const intended = await atCommit('intent');
    const claimed = await harness.publication(user);
    await harness.whenState(claimed.id, 'claimed');

    await worker.kill();
    // What has left the process continues: requests arrive, commits are carried out.
    await intended.open();
    await recording.open();
    harness.sandbox.linkedin.release('proceed');
    await startWorker();

    await whenPublished(recording.publication);
    await whenPublished(claimed);
    await Promise.all([sent, accepted, intended.publication].map(whenAsked));
    const calls = [sent, accepted, recording.publication, intended.publication, claimed].map(({ text }) =>
      harness.calls(text),
    );
    expect(calls).toEqual([1, 1, 1, 0, 1]);

    await resolve(sent, CONFIRMED);
    await resolve(accepted, CONFIRMED);
    await resolve(intended.publication, PUBLISH_AGAIN);
    await whenPublished(intended.publication);
  });

  it('one that is paused before the call and woken after the take-over does not send, and says so', async () => {
    const { publication, open } = await atCommit('intent');
    const paused = worker;
    paused.pause();
    await open();
    await harness.whenState(publication.id, 'sending');
    await startWorker();
    await harness.whenState(publication.id, 'reconciling', 20_000);
    paused.resume();
    await whenPublished(publication);
    expect(await harness.path(publication.id)).toEqual([
      'claim → claimed',
      'start_sending → sending',
      'lease_expired → uncertain',
      'settled → reconciling',
      'late_report → reconciling',
      'proven_absent → scheduled',
      'claim → claimed',
      'start_sending → sending',
      'accepted → published',
    ]);
    expect(await harness.attempts(publication.id)).toMatchObject([
      { outcome: 'not_sent_in_time', owner_id: paused.owner },
      { outcome: 'published' },
    ]);
    expect(harness.calls(publication.text)).toBe(1);
  });

  it('one that is paused during the call reads the answer when it wakes, and the question is settled', async () => {
    const publication = await inFlight('hang');
    const paused = worker;
    paused.pause();
    harness.sandbox.linkedin.release('proceed');
    await startWorker();
    await harness.whenState(publication.id, 'reconciling', 20_000);
    paused.resume();
    await whenPublished(publication);
    expect(await harness.row(publication.id)).toMatchObject({ evidence: 'late_response' });
    expect(harness.calls(publication.text)).toBe(1);
  });

  it('one that is paused before the call bars a second copy for as long as it may still send', async () => {
    const { publication, open } = await atCommit('intent');
    const paused = worker;
    paused.pause();
    await open();
    await startWorker();
    await whenAsked(publication);
    await expect(resolve(publication, PUBLISH_AGAIN)).rejects.toMatchObject({
      code: 'publication.sender_alive',
    });

    // The network between it and the database breaks: its lock falls, and only its own deadline holds it back.
    await harness.database.query(
      `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and objid = $1`,
      [paused.owner],
    );
    await until('the lock to fall', () =>
      resolve(publication, PUBLISH_AGAIN).then(
        () => true,
        () => false,
      ),
    );
    await whenPublished(publication);
    paused.resume();
    await until('the report of the woken worker', async () =>
      (await harness.path(publication.id)).includes('late_report → published'),
    );
    expect(harness.calls(publication.text)).toBe(1);
  });

  it('one that is told to stop waits for LinkedIn’s answer and writes it down', async () => {
    const publication = await inFlight('hang');
    const stopped = worker.stop();
    harness.sandbox.linkedin.release('proceed');
    await stopped;
    expect((await harness.row(publication.id)).state).toBe('published');
  });

  it('a 500 after LinkedIn accepted the post is never tried again', async () => {
    harness.sandbox.linkedin.fault({ kind: '500_after' });
    const publication = await harness.publication(user);
    await whenAsked(publication);
    expect([harness.calls(publication.text), harness.creations(publication.text)]).toEqual([1, 1]);
    await resolve(publication, CONFIRMED);
  });

  it('a post that LinkedIn commits after our time-out can be seen by the time the user is asked', async () => {
    const delay_ms = TIMES.sendTimeoutMs + TIMES.settleMs / 2;
    harness.sandbox.linkedin.fault({ kind: 'slow_commit', delay_ms });
    const publication = await harness.publication(user);
    await whenAsked(publication);
    // A user who decides at once, by what LinkedIn shows at this moment.
    await resolve(publication, harness.creations(publication.text) > 0 ? CONFIRMED : PUBLISH_AGAIN);
    await whenPublished(publication);
    await harness.sandbox.linkedin.whenCalled(
      ({ fault, status }) => fault === 'slow_commit' && status !== null,
    );
    expect(harness.creations(publication.text)).toBe(1);
  });

  it('a duplicate that LinkedIn names after a lost answer is asked about once more, and the user’s word counts', async () => {
    harness.sandbox.linkedin.fault({ kind: '500_before', times: 2 });
    const [there, ghost] = [await harness.publication(user), await harness.publication(user)];
    await Promise.all([there, ghost].map(whenAsked));
    harness.sandbox.linkedin.fault({ kind: '422_duplicate_true', text_contains: there.text });
    harness.sandbox.linkedin.fault({ kind: '422_ghost', text_contains: ghost.text });
    await Promise.all([there, ghost].map((publication) => resolve(publication, PUBLISH_AGAIN)));
    await Promise.all([there, ghost].map(whenAsked));
    await resolve(there, CONFIRMED);
    await resolve(ghost, PUBLISH_AGAIN);
    expect(await harness.row(there.id)).toMatchObject({
      state: 'published',
      urn: harness.sandbox.linkedin.posts()[0]?.urn,
    });
    expect((await harness.row(ghost.id)).state).toBe('rejected');
  });

  it('a 429 pauses everything of this member, and each post goes out once when the pause ends', async () => {
    harness.sandbox.linkedin.fault({ kind: '429' });
    const first = await harness.publication(user);
    await until('the pause', async () => (await harness.row(first.id)).outcome === 'rate_limited');
    const second = await harness.publication(user);
    await until('the second to wait', async () => (await harness.row(second.id)).outcome === 'rate_limited');
    expect([harness.calls(first.text), harness.calls(second.text)]).toEqual([1, 0]);
    await harness.bringForward(first.id);
    await harness.bringForward(second.id);
    await Promise.all([first, second].map(whenPublished));
  });

  it('a refused connection is waited out, and the post goes out once', async () => {
    await harness.sandbox.stopListening();
    const publication = await harness.publication(user);
    await until('the refusal', async () => (await harness.row(publication.id)).outcome === 'not_reachable');
    await harness.sandbox.listenAgain();
    await harness.bringForward(publication.id);
    await whenPublished(publication);
    expect(harness.calls(publication.text)).toBe(1);
  });
});
