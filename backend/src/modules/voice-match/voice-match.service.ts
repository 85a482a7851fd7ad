import { newestWithin } from '@drumbeat/domain';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { sha256 } from '../../platform/crypto/token.js';
import { NotFoundError } from '../../platform/http/errors/app-error.js';
import { moduleBeside } from '../../platform/programs/module-beside.js';
import { WorkThread } from '../../platform/threads/work-thread.js';
import type { MatchAnswer, MatchTask } from './text-matcher.js';
import type { VoiceMatchResponse } from './voice-match.dto.js';
import { VoiceMatchRepository } from './voice-match.repository.js';

/** Learning takes up to 4 s of the processor. */
const LIMITS = { taskMaxMs: 60_000, heapMaxMb: 512 };
const STATEMENT_MS = 3_000;
/** Of all posts that a voice is learned from: the newest. */
const CHARACTERS_MAX = 120_000;

/** Who waits for a match. */
export interface Asker {
  /** For the thread; what it learns is there at the next call all the same. */
  readonly waitMs: number;
  /** Before a voice is learned, which costs more than a match; what it throws keeps that from being done. */
  readonly beforeLearning: () => Promise<void>;
}

/** How far texts sound like their authors. Voices are learned on a thread, once for each version of their posts. */
@Injectable()
export class VoiceMatchService implements OnApplicationShutdown {
  private readonly thread = new WorkThread<MatchTask, MatchAnswer>(
    moduleBeside(import.meta.url, 'voice-match.thread'),
    LIMITS,
  );

  constructor(
    private readonly posts: VoiceMatchRepository,
    private readonly database: Database,
  ) {}

  /** After the jobs and calls that wait for the thread. */
  async onApplicationShutdown(): Promise<void> {
    await this.thread.close();
  }

  /** Of the saved text. @throws NotFoundError also for another user's post, ThreadTookTooLongError */
  async matchPost(userId: string, postId: string, asker: Asker): Promise<VoiceMatchResponse> {
    const content = await this.read(() => this.posts.findContent(userId, postId));
    if (content === null) throw new NotFoundError('The post');
    return this.matchText(userId, content, postId, asker);
  }

  /**
   * @param postId the post that the text belongs to
   * @throws ThreadTookTooLongError
   */
  async matchText(
    userId: string,
    text: string,
    postId: string | null,
    { waitMs, beforeLearning }: Asker,
  ): Promise<VoiceMatchResponse> {
    const versions = await this.read(() => this.posts.findVersions(userId, postId));
    const key = sha256([userId, ...versions.map(({ id, version }) => `${id} ${version}`)].join('\n'));
    const answer = await this.thread.ask({ text, author: userId, key }, waitMs);
    if (answer.kind !== 'posts_wanted') return answer;
    await beforeLearning();
    const ids = versions.map(({ id }) => id);
    const texts = await this.read(() => this.posts.findTexts(userId, ids));
    const posts = newestWithin(texts, CHARACTERS_MAX, ({ length }) => length);
    const learned = await this.thread.ask({ text, author: userId, key, posts }, waitMs);
    if (learned.kind === 'posts_wanted') throw new Error('A voice was not learned from its posts');
    return learned;
  }

  private read<Rows>(query: () => Promise<Rows>): Promise<Rows> {
    return this.database.withStatementTimeout(STATEMENT_MS, query);
  }
}
