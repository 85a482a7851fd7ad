import {
  extractHashtags,
  standingFindings,
  titleFromContent,
  todayInZone,
  type TextFinding,
} from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import type { PromptResponse } from '../../prompts/prompts.dto.js';
import { QuotasService } from '../../quotas/quotas.service.js';
import { UsersService } from '../../users/users.service.js';
import type { DraftMaterial } from './draft-material.policy.js';
import type { GeneratePostRequest } from './generate-post.dto.js';
import { PostFindingsRepository } from '../findings/post-findings.repository.js';
import type { GenerationMetadata } from '../post.entity.js';
import { PostVersionsRepository } from '../versions/post-versions.repository.js';
import { PostNotFoundError, PostScheduledError, refusalError } from '../posts.errors.js';
import { refusalToRewrite, wasScheduledSince, withoutSettled } from '../posts.policy.js';
import { PostsRepository, type PostRow } from '../posts.repository.js';

const SCHEDULED_MEANWHILE =
  'This post was scheduled while its draft was written, so its text stays. The draft is kept in the history of what was written.';

/** A planned draft: its source, and its post if there is one. */
export interface DraftPlan {
  readonly userId: string;
  readonly request: GeneratePostRequest;
  readonly material: DraftMaterial;
  readonly prompt: PromptResponse | null;
  readonly target: PostRow | null;
}

export interface WrittenDraft {
  readonly content: string;
  readonly tone: string | null;
  /** What is wrong with it as far as its writer could tell; null where that writer reads no text again. */
  readonly findings: readonly TextFinding[] | null;
  readonly writer: GenerationMetadata['writer'];
}

/** Makes a written text a post, or the text of the post that it is for. Call inside a transaction. */
@Injectable()
export class SaveDraftCommand {
  constructor(
    private readonly posts: PostsRepository,
    private readonly versions: PostVersionsRepository,
    private readonly findings: PostFindingsRepository,
    private readonly users: UsersService,
    private readonly quotas: QuotasService,
    private readonly clock: Clock,
  ) {}

  /**
   * Checked before a writer starts a draft that could not be saved.
   * @throws QuotaReachedError
   */
  async expectRoom(userId: string): Promise<void> {
    await this.quotas.expectRoom(userId, 'posts');
  }

  /**
   * `isOurs` is false where the same prompt was opened twice at once and the other one was faster: both get its draft.
   * @throws PostNotFoundError, PostStatusError, PostInProgressError, PostScheduledError, QuotaReachedError when the post went its way while the text was written
   */
  async execute(
    { userId, request, material, prompt, target }: DraftPlan,
    { content, tone, findings, writer }: WrittenDraft,
  ): Promise<{ postId: string; isOurs: boolean }> {
    const text = {
      title: titleFromContent(content),
      content,
      hashtags: extractHashtags(content),
      tone,
      ai_prompt_used: material.text,
      generation_metadata: {
        writer,
        prompt_id: prompt?.id ?? null,
        ...(request.instructions ? { instructions: request.instructions } : {}),
      },
    };
    if (target !== null) {
      await this.replaceText(target, text, findings);
      return { postId: target.id, isOurs: true };
    }
    const { time_zone } = await this.users.get(userId);
    const planned = prompt?.scheduled_date ?? null;
    const postId = await this.posts.insert({
      ...text,
      findings: [...(findings ?? [])],
      user_id: userId,
      source_type: prompt === null ? 'notes' : 'prompt',
      source_id: prompt === null ? null : String(prompt.id),
      topics: prompt?.pillar_label ? [prompt.pillar_label] : [],
      scheduled_date:
        planned !== null && planned >= todayInZone(this.clock.now(), time_zone) ? planned : null,
    });
    if (postId !== null) {
      await this.quotas.keep(userId, 'posts');
      return { postId, isOurs: true };
    }
    const draft = prompt === null ? null : await this.posts.findDraftOfPrompt(userId, prompt.id);
    if (draft === null) throw new PostNotFoundError();
    return { postId: draft.id, isOurs: false };
  }

  private async replaceText(
    target: PostRow,
    text: Omit<Parameters<PostsRepository['update']>[2], 'findings'> & { readonly content: string },
    found: WrittenDraft['findings'],
  ): Promise<void> {
    const { id: postId, user_id: userId, findings: before } = target;
    const post = await this.posts.lockById(userId, postId);
    if (!post) throw new PostNotFoundError();
    const refusal = refusalToRewrite(post);
    if (refusal !== null) throw refusalError(refusal);
    if (wasScheduledSince(target, post)) throw new PostScheduledError(SCHEDULED_MEANWHILE);
    await this.versions.keep(postId);
    // What was wrong with an earlier text comes back with it; where the words are read again, that reading counts.
    const unread = post.findings.filter((one) => standingFindings(text.content, [one]).length === 0);
    await this.posts.update(userId, postId, { ...text, findings: found === null ? post.findings : unread });
    await this.findings.add(userId, postId, withoutSettled(found ?? [], before, post.findings));
  }
}
