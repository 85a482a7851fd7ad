import {
  DELIVERY_TEXTS,
  isFarEnoughAhead,
  isInProgress,
  isPastGrace,
  LINKEDIN_TEXTS,
  outlivesToken,
  postTextProblems,
  wallClockAt,
  GRACE_MINUTES,
  type PublicationState,
} from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { WorkerHeartbeatsRepository } from '../../../platform/health/worker-heartbeats.repository.js';
import { NotFoundError } from '../../../platform/http/errors/app-error.js';
import { JobQueue } from '../../../platform/queue/job-queue.js';
import { EditMeasurementsService } from '../../generations/edit-measurements.service.js';
import {
  SocialAccountsService,
  type ConnectedAccount,
} from '../../linkedin/accounts/social-accounts.service.js';
import type { PostResponse } from '../../posts/posts.dto.js';
import type { PublishablePost } from '../../posts/posts.repository.js';
import { PostsService } from '../../posts/posts.service.js';
import { UsersService } from '../../users/users.service.js';
import { clockOf, WARNING_STAGES } from '../notices/publication-notice.presenter.js';
import { PublicationNoticesService } from '../notices/publication-notices.service.js';
import {
  PublicationChangesRepository,
  type ChosenTime,
  type WakeUpKey,
} from '../publication-changes.repository.js';
import type { SharePostResponse } from '../publications.dto.js';
import {
  AlreadyPublishedError,
  LinkedInNotConnectedError,
  PostNotPublishableError,
  PublicationInProgressError,
  PublicationNotFoundError,
  PublicationStateError,
  ScheduleTooSoonError,
} from '../publications.errors.js';
import { publishPost, wakeUpId } from '../publications.jobs.js';
import { PublicationsRepository, type PublicationRow } from '../publications.repository.js';
import type { ProblemAhead } from './ahead-check.policy.js';
import { limitAheadText } from './daily-limit.texts.js';

interface Placement {
  readonly userId: string;
  readonly postId: string;
  /** Null means now. */
  readonly at: Date | null;
  /** IANA name of the zone in which the time was chosen. */
  readonly zone: string;
}

/** When a user's post goes out: at a time, now, or not. */
@Injectable()
export class SchedulingService {
  constructor(
    private readonly database: Database,
    private readonly publications: PublicationsRepository,
    private readonly changes: PublicationChangesRepository,
    private readonly posts: PostsService,
    private readonly users: UsersService,
    private readonly accounts: SocialAccountsService,
    private readonly notices: PublicationNoticesService,
    private readonly edits: EditMeasurementsService,
    private readonly heartbeats: WorkerHeartbeatsRepository,
    private readonly queue: JobQueue,
  ) {}

  /** Schedules a post, or changes its time. @param zone IANA name; default: the profile's */
  async schedule(userId: string, postId: string, at: Date, zone: string | undefined): Promise<PostResponse> {
    const timeZone = zone ?? (await this.users.get(userId)).time_zone;
    await this.database.transaction(() => this.place({ userId, postId, at, zone: timeZone }));
    return this.posts.get(userId, postId);
  }

  /** "Post Now": the same ledger as a scheduled post, due at once. */
  async share(userId: string, postId: string): Promise<SharePostResponse> {
    const { time_zone: zone } = await this.users.get(userId);
    await this.database.transaction(() => this.place({ userId, postId, at: null, zone }));
    const [post, workers] = await Promise.all([this.posts.get(userId, postId), this.heartbeats.look()]);
    const message = handoverText({
      state: post.publication?.state ?? 'published',
      isPaused: post.display_state === 'paused',
      isWorkerAlive: workers.alive > 0,
      known: post.publication?.message ?? '',
    });
    return { message, post };
  }

  /** Unschedules a post: at once while it waits, and by its worker before the send while one has claimed it. */
  async unschedule(userId: string, postId: string): Promise<PostResponse> {
    await this.database.transaction(async () => {
      await lockOwnPost(this.posts, userId, postId);
      const live = await this.publications.findLive(userId, postId);
      if (!live) throw new PublicationNotFoundError();
      if (isInProgress(live.state)) throw new PublicationInProgressError(live.state);
      const isDone =
        live.state === 'claimed' ? await this.changes.requestCancel(live) : await this.changes.cancel(live);
      if (!isDone) throw new PublicationStateError(live.state);
    });
    return this.posts.get(userId, postId);
  }

  /**
   * The account for a post that has no obstacle itself, such as LinkedIn's refusal of this text.
   * @throws AlreadyPublishedError, PostNotPublishableError, LinkedInNotConnectedError
   */
  async accountFor(post: PublishablePost): Promise<ConnectedAccount> {
    if (post.status === 'used') throw new AlreadyPublishedError();
    if (post.status === 'archived') {
      throw new PostNotPublishableError(['Take this post out of the archive first.']);
    }
    const problems = postTextProblems(post.content);
    const { text_refused } = await this.posts.get(post.user_id, post.id);
    if (text_refused) problems.push(DELIVERY_TEXTS.textRefused);
    if (problems.length > 0) throw new PostNotPublishableError(problems);
    const account = await this.accounts.findConnected(post.user_id);
    if (!account || account.needs_reconnect || account.is_expired) throw new LinkedInNotConnectedError();
    return account;
  }

  /** A moved publication is woken at once; without the queue the sweeper finds it some seconds later. */
  async wake(key: WakeUpKey): Promise<void> {
    await this.queue.add(publishPost, { publication_id: key.id }, { jobId: wakeUpId(key) });
  }

  /** The present time, as a chosen time. */
  async now(zone: string): Promise<ChosenTime> {
    return chosenTime(await this.publications.now(), zone);
  }

  /**
   * A new publication, or a new time for the existing one. Call inside a transaction.
   * @throws NotFoundError, PostNotPublishableError, LinkedInNotConnectedError, ScheduleTooSoonError,
   *   AlreadyPublishedError, PublicationInProgressError
   */
  private async place({ userId, postId, at, zone }: Placement): Promise<void> {
    const post = await lockOwnPost(this.posts, userId, postId);
    const live = await this.publications.lockLive(userId, postId);
    if (at === null && live && isOnItsWay(live)) return;
    const account = await this.accountFor(post);
    if (live?.state === 'published') throw new AlreadyPublishedError();
    if (live && (isInProgress(live.state) || live.state === 'claimed')) {
      throw new PublicationInProgressError(live.state);
    }
    if (at === null && live?.social_account_id === account.id && isAboutToGo(live)) {
      await this.wake(live);
      return;
    }
    const time = await this.timeOf(at, zone);
    const key = await this.write(live, account, { userId, postId }, time, at === null);
    if (at === null) await this.wake(key);
    await this.edits.measureAfterCommit([postId]);
    const problem = problemWithTime(time, account);
    if (problem) await this.notices.warn(WARNING_STAGES.chosen, [{ id: key.id, problem }]);
  }

  private async timeOf(at: Date | null, zone: string): Promise<ChosenTime> {
    if (at === null) return this.now(zone);
    if (!isFarEnoughAhead(at, await this.publications.now())) throw new ScheduleTooSoonError();
    return chosenTime(at, zone);
  }

  private async write(
    live: PublicationRow | null,
    account: ConnectedAccount,
    ids: { userId: string; postId: string },
    time: ChosenTime,
    isQueued: boolean,
  ): Promise<WakeUpKey> {
    if (live?.social_account_id === account.id) {
      const key = await this.changes.reschedule('reschedule', live, time, isQueued);
      if (!key) throw new PublicationStateError(live.state);
      await this.changes.forgetChoices(key.id);
      return key;
    }
    // Another member is connected now: the publication for the former one ends, and this is a new one.
    if (live && !(await this.changes.cancel(live))) throw new PublicationStateError(live.state);
    await this.changes.forgetUnsent(ids);
    return this.changes.insertScheduled({ ...ids, socialAccountId: account.id, time, isQueued });
  }
}

/** The obstacle to publishing a post at a chosen time. Another time fixes it. */
function problemWithTime(
  { dueAt, zone }: ChosenTime,
  { expires_at, throttled_until }: ConnectedAccount,
): ProblemAhead | null {
  // Reconnecting helps only in the last weeks before the end of a connection.
  if (outlivesToken(dueAt, expires_at)) return { words: LINKEDIN_TEXTS.outlivesToken, remedy: 'edit' };
  if (throttled_until === null || !isPastGrace(dueAt, throttled_until)) return null;
  return { words: limitAheadText(clockOf(throttled_until, zone)), remedy: 'edit' };
}

/** A second press of "Post Now" within this time counts as the first. */
const SAME_PRESS_MS = 60_000;

/** True when the first press is being sent or just done. */
function isOnItsWay({ state, cancel_requested, published_at, read_at }: PublicationRow): boolean {
  if (state === 'published') return isJustNow(published_at, read_at);
  return (state === 'claimed' || state === 'sending') && !cancel_requested;
}

/** True when the first press waits for its worker. */
function isAboutToGo({ state, due_at, next_try_at, read_at }: PublicationRow): boolean {
  return state === 'scheduled' && next_try_at === null && isJustNow(due_at, read_at);
}

function isJustNow(at: Date | null, now: Date): boolean {
  if (at === null) return false;
  const agoMs = now.getTime() - at.getTime();
  return agoMs >= 0 && agoMs < SAME_PRESS_MS;
}

function chosenTime(dueAt: Date, zone: string): ChosenTime {
  return { dueAt, zone, ...wallClockAt(dueAt, zone) };
}

/**
 * The user's post with its row locked: every change of a publication by its owner starts here, so that none can come between
 * a worker's look at the text and its intent. Call inside a transaction.
 * @throws NotFoundError also for another user's post
 */
export async function lockOwnPost(
  posts: PostsService,
  userId: string,
  postId: string,
): Promise<PublishablePost> {
  const [post] = await posts.lockForPublishing([postId]);
  if (post?.user_id !== userId) throw new NotFoundError('The post');
  return post;
}

export interface Handover {
  /** State of the publication after "Post Now". */
  state: PublicationState;
  /** True when sending to LinkedIn is paused, by staff or after a restore. */
  isPaused: boolean;
  /** True when a worker runs. */
  isWorkerAlive: boolean;
  /** Its own text (publicationText). */
  known: string;
}

/** The immediate response to "Post Now": "posted" only when LinkedIn has accepted it (POSTING-1). */
export function handoverText({ state, isPaused, isWorkerAlive, known }: Handover): string {
  if (state === 'published') return 'Your post is on LinkedIn.';
  if (state === 'scheduled' && isPaused) return known;
  if (state === 'scheduled' && !isWorkerAlive) {
    return `Your post waits: nothing is being sent at the moment. It goes out by itself once sending goes on, up to ${GRACE_MINUTES} minutes from now; later we ask you.`;
  }
  return 'Your post is on its way to LinkedIn.';
}
