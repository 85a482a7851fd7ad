import { GenerationsRepository } from '../../../src/modules/generations/generations.repository.js';
import { GenerationsService } from '../../../src/modules/generations/generations.service.js';
import { BrokenOffError, type DraftEnd } from '../../../src/modules/posts/drafting/draft-stream.js';
import { GeneratePostCommand } from '../../../src/modules/posts/drafting/generate-post.command.js';
import type {
  DraftSavedEvent,
  GeneratePostRequest,
} from '../../../src/modules/posts/drafting/generate-post.dto.js';
import { PostFindingsRepository } from '../../../src/modules/posts/findings/post-findings.repository.js';
import { PostVersionsRepository } from '../../../src/modules/posts/versions/post-versions.repository.js';
import { PostsRepository } from '../../../src/modules/posts/posts.repository.js';
import { SaveDraftCommand } from '../../../src/modules/posts/drafting/save-draft.command.js';
import { ProfilesRepository } from '../../../src/modules/users/profile/profiles.repository.js';
import { UsersService } from '../../../src/modules/users/users.service.js';
import { DraftComparisonsService } from '../../../src/modules/voice-match/draft-comparisons.service.js';
import type { Database } from '../../../src/platform/database/database.js';
import { aProfile } from '../../builders/profile.builder.js';
import { aPrompt } from '../../builders/prompt.builder.js';
import { FixedClock } from '../fixed-clock.js';
import { RecordingJobQueue } from '../worker/recording-job-queue.js';
import { quotasServiceOn } from '../services/quotas-service.js';
import { promptsServiceOn } from '../services/prompts-service.js';
import { ScriptedDraftWriter } from './scripted-draft-writer.js';
import { authorsServiceOn } from '../services/authors-service.js';

export interface DraftingOptions {
  readonly onText?: (piece: string) => void;
  readonly onBegin?: (id: string) => void;
  readonly signal?: AbortSignal;
}

/** One user who drafts with a scripted writer, on 21 November 2026. */
export class DraftingHarness {
  readonly writer = new ScriptedDraftWriter();
  readonly command: GeneratePostCommand;
  readonly queue: RecordingJobQueue;

  private constructor(
    readonly database: Database,
    readonly userId: string,
  ) {
    this.queue = new RecordingJobQueue(database);
    const clock = new FixedClock(new Date('2026-11-21T10:00:00Z'));
    const users = new UsersService(new ProfilesRepository(database), database, clock);
    const posts = new PostsRepository(database);
    this.command = new GeneratePostCommand(
      database,
      posts,
      promptsServiceOn(database),
      authorsServiceOn(database, clock),
      new SaveDraftCommand(
        posts,
        new PostVersionsRepository(database),
        new PostFindingsRepository(database),
        users,
        quotasServiceOn(database),
        clock,
      ),
      new PostFindingsRepository(database),
      new GenerationsService(new GenerationsRepository(database)),
      new DraftComparisonsService(this.queue),
      this.writer,
      clock,
    );
  }

  static async open(database: Database): Promise<DraftingHarness> {
    return new DraftingHarness(database, (await aProfile(database)).id);
  }

  /** Resolves with the result of any kind. An interruption rejects with its cause. */
  async run(request: GeneratePostRequest, options: DraftingOptions = {}): Promise<DraftEnd> {
    const {
      onText = () => undefined,
      onBegin = () => undefined,
      signal = new AbortController().signal,
    } = options;
    return this.command
      .execute(await this.command.plan(this.userId, request), { onText, onBegin, signal })
      .catch((error: unknown) => {
        throw error instanceof BrokenOffError ? error.cause : error;
      });
  }

  /** A draft that is saved, however little there is to write from. */
  async generate(request: GeneratePostRequest, options: DraftingOptions = {}): Promise<DraftSavedEvent> {
    const { type, data } = await this.run({ skip_questions: true, ...request }, options);
    if (type !== 'draft') throw new Error(`It ended as ${type}`);
    return data;
  }

  prompt(overrides?: Parameters<typeof aPrompt>[2]): Promise<number> {
    return aPrompt(this.database, this.userId, overrides);
  }

  async postCount(): Promise<number> {
    return (await this.database.query('select 1 from posts where user_id = $1', [this.userId])).length;
  }
}
