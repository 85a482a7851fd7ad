import { extractHashtags, titleFromContent, todayInZone } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Database } from '../../platform/database/database.js';
import { NotFoundError } from '../../platform/http/app-error.js';
import { PreferencesService } from '../preferences/preferences.service.js';
import { PromptsService, type PromptResponse } from '../prompts/prompts.service.js';
import { UsersService, type Profile } from '../users/users.service.js';
import {
  DraftWriter,
  type DraftProgress,
  type DraftWritingRequest,
} from '../writing/draft-writer.service.js';
import { presentPost, promptIdOf } from './post.presenter.js';
import type { PostRow } from './post.row.js';
import type { DraftSavedEvent, GeneratePostRequest } from './generate-post.dto.js';
import { PostNotFoundError, PostStatusError, refusalError } from './posts.errors.js';
import { refusalToRewrite } from './posts.policy.js';
import { PostsRepository } from './posts.repository.js';
import { materialOf, type DraftMaterial } from './draft-material.policy.js';

/** A generation that may begin: what to write from, and the post whose text is replaced, if there is one. */
export interface GenerationPlan {
  readonly userId: string;
  readonly material: DraftMaterial;
  readonly prompt: PromptResponse | null;
  readonly target: PostRow | null;
  readonly instructions: string | null;
  /** The prompt's draft is there and nothing new was asked for: it is answered as it is. */
  readonly isThere: boolean;
}

/** From a prompt or the user's notes to a saved draft (spec P §1). */
@Injectable()
export class GeneratePostCommand {
  constructor(
    private readonly database: Database,
    private readonly posts: PostsRepository,
    private readonly prompts: PromptsService,
    private readonly users: UsersService,
    private readonly preferences: PreferencesService,
    private readonly writer: DraftWriter,
    private readonly clock: Clock,
  ) {}

  /** Everything that can be refused is refused here, before the first event. */
  async plan(userId: string, request: GeneratePostRequest): Promise<GenerationPlan> {
    const named = request.post_id === undefined ? null : await this.posts.findById(userId, request.post_id);
    if (request.post_id !== undefined && named === null) throw new PostNotFoundError();
    const prompt = await this.promptOf(userId, request, named);
    if (prompt?.status === 'archived' && named === null) {
      throw new PostStatusError(
        'prompt.archived',
        'This prompt is archived. Take it out of the archive first.',
      );
    }
    const instructions = request.instructions || null;
    const target = named ?? (prompt && (await this.posts.findDraftOfPrompt(userId, prompt.id)));
    const isThere = target !== null && named === null && instructions === null;
    const refusal = target === null || isThere ? null : refusalToRewrite(target);
    if (refusal !== null) throw refusalError(refusal);
    return { userId, material: materialOf(request, prompt, named), prompt, target, instructions, isThere };
  }

  /**
   * Writes and saves. The row is there before this answers, also when nobody listens any more once the text was complete.
   * @throws ModelAwayError, ModelOutputError, and the signal's reason when it was cancelled while writing
   */
  async run(plan: GenerationPlan, progress: DraftProgress): Promise<DraftSavedEvent> {
    const { target, userId } = plan;
    if (plan.isThere && target !== null) return this.saved(userId, target.id);
    const profile = await this.users.get(userId);
    const request = await this.writingRequest(plan, profile);
    const text = await this.writer.write(request, progress);
    return this.saved(userId, await this.save(plan, profile, request, text));
  }

  /** The prompt that was asked for; else the one that the named post came from, if that still exists. */
  private async promptOf(
    userId: string,
    request: GeneratePostRequest,
    named: PostRow | null,
  ): Promise<PromptResponse | null> {
    if (request.prompt_id !== undefined) return this.prompts.get(userId, request.prompt_id);
    const promptId = request.custom_notes === undefined && named ? promptIdOf(named) : null;
    if (promptId === null) return null;
    return this.prompts.get(userId, promptId).catch((error: unknown) => {
      if (error instanceof NotFoundError) return null;
      throw error;
    });
  }

  private async writingRequest(plan: GenerationPlan, profile: Profile): Promise<DraftWritingRequest> {
    const { material, target, instructions, userId } = plan;
    return {
      profile: { ...profile, full_name: profile.full_name ?? '' },
      preferences: await this.preferences.find(userId),
      source: material.source,
      instructions,
      previous_text: target?.content ?? null,
      seed: [userId, material.text, target?.version ?? 0, instructions ?? ''].join('\n'),
    };
  }

  private async save(
    { userId, material, prompt, target, instructions }: GenerationPlan,
    profile: Profile,
    { preferences }: DraftWritingRequest,
    content: string,
  ): Promise<string> {
    const text = {
      title: titleFromContent(content),
      content,
      hashtags: extractHashtags(content),
      tone: preferences?.writing_style_tone ?? null,
      ai_prompt_used: material.text,
      generation_metadata: {
        writer: this.writer.description,
        prompt_id: prompt?.id ?? null,
        ...(instructions === null ? {} : { instructions }),
      },
    };
    return this.database.transaction(async () => {
      if (target !== null) {
        await this.replaceText(userId, target.id, text);
        return target.id;
      }
      const today = todayInZone(this.clock.now(), profile.time_zone);
      const planned = prompt?.scheduled_date ?? null;
      const id = await this.posts.insert({
        ...text,
        user_id: userId,
        source_type: prompt === null ? 'notes' : 'prompt',
        source_id: prompt === null ? null : String(prompt.id),
        topics: prompt?.pillar_label ? [prompt.pillar_label] : [],
        scheduled_date: planned !== null && planned >= today ? planned : null,
      });
      if (id !== null) return id;
      // The same prompt was opened twice at once, and the other one was faster: both get its draft.
      const draft = prompt === null ? null : await this.posts.findDraftOfPrompt(userId, prompt.id);
      if (draft === null) throw new PostNotFoundError();
      return draft.id;
    });
  }

  private async replaceText(
    userId: string,
    postId: string,
    text: Parameters<PostsRepository['update']>[2],
  ): Promise<void> {
    const post = await this.posts.lockById(userId, postId);
    if (!post) throw new PostNotFoundError();
    const refusal = refusalToRewrite(post);
    if (refusal !== null) throw refusalError(refusal);
    await this.posts.keepVersion(userId, postId);
    await this.posts.update(userId, postId, text);
  }

  private async saved(userId: string, postId: string): Promise<DraftSavedEvent> {
    const post = await this.posts.findById(userId, postId);
    if (!post) throw new PostNotFoundError();
    return {
      post: presentPost(post, this.clock.now()),
      writer: post.generation_metadata?.writer ?? this.writer.description,
    };
  }
}
