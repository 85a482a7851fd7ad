import type { TextFinding, WritingSource } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { ModelRefusalError } from '../../../platform/ai/model.errors.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Database } from '../../../platform/database/database.js';
import { NotFoundError } from '../../../platform/http/errors/app-error.js';
import { GenerationsService } from '../../generations/generations.service.js';
import type { PromptResponse } from '../../prompts/prompts.dto.js';
import { PromptsService } from '../../prompts/prompts.service.js';
import { DraftComparisonsService } from '../../voice-match/draft-comparisons.service.js';
import {
  DraftWriter,
  type DraftWritingRequest,
  type WriterBriefSection,
} from '../../writing/draft-writer.service.js';
import { BrokenOffError, type DraftEnd, type DraftListener, failureCode } from './draft-stream.js';
import {
  checkFields,
  isToAsk,
  materialOf,
  presentText,
  type DraftMaterial,
} from './draft-material.policy.js';
import type { GeneratePostRequest } from './generate-post.dto.js';
import { PostFindingsRepository } from '../findings/post-findings.repository.js';
import { presentPost, promptIdOf } from '../post.presenter.js';
import { PostNotFoundError, PostStatusError, refusalError } from '../posts.errors.js';
import { refusalToRewrite, withoutSettled } from '../posts.policy.js';
import { PostsRepository, type PostRow } from '../posts.repository.js';
import { SaveDraftCommand } from './save-draft.command.js';
import type { WriterBriefResponse } from './writer-brief.dto.js';
import { AuthorsService } from '../authors/authors.service.js';

/** A generation that may begin: what to write from, and the post that the text is for, if there is one. */
export interface GenerationPlan {
  readonly userId: string;
  readonly request: GeneratePostRequest;
  readonly material: DraftMaterial;
  readonly prompt: PromptResponse | null;
  readonly target: PostRow | null;
  readonly kind: 'draft' | 'suggestion' | 'questions';
  /** The prompt's draft exists and nothing new was requested: it is returned unchanged. */
  readonly isThere: boolean;
}

export interface GenerationProgress extends DraftListener {
  /** Aborts the work: nobody waits for it any more. */
  readonly signal: AbortSignal;
}

/** Data known once the writer has its request. */
interface Work {
  readonly plan: GenerationPlan;
  readonly request: DraftWritingRequest;
  readonly sources: WritingSource[];
  readonly id: string;
}

/** A written text, with what its author should look at; null where its writer reads nothing again. */
interface ReadDraft {
  readonly content: string;
  readonly findings: readonly TextFinding[] | null;
}

/** From a prompt or the user's notes to a saved draft (EDITOR-2), to a suggestion, or to questions. */
@Injectable()
export class GeneratePostCommand {
  constructor(
    private readonly database: Database,
    private readonly posts: PostsRepository,
    private readonly prompts: PromptsService,
    private readonly authors: AuthorsService,
    private readonly drafts: SaveDraftCommand,
    private readonly findings: PostFindingsRepository,
    private readonly generations: GenerationsService,
    private readonly comparisons: DraftComparisonsService,
    private readonly writer: DraftWriter,
    private readonly clock: Clock,
  ) {}

  /** Makes every refusal, before the first event. */
  async plan(userId: string, request: GeneratePostRequest): Promise<GenerationPlan> {
    const named = request.post_id === undefined ? null : await this.posts.findById(userId, request.post_id);
    if (request.post_id !== undefined && named === null) throw new PostNotFoundError();
    const present = presentText(request, named);
    checkFields(request, present);
    const prompt = await this.promptOf(userId, request, named);
    if (prompt?.status === 'archived' && named === null) {
      throw new PostStatusError(
        'prompt.archived',
        'This prompt is archived. Take it out of the archive first.',
      );
    }
    const target = named ?? (prompt && (await this.posts.findDraftOfPrompt(userId, prompt.id)));
    const isThere = target !== null && named === null && !request.instructions;
    const refusal = target === null || isThere ? null : refusalToRewrite(target);
    if (refusal !== null) throw refusalError(refusal);
    const material = materialOf(request, prompt, named);
    const writes = request.mode === 'suggest' ? 'suggestion' : 'draft';
    const isAsked = isToAsk(request, material, present ?? target?.content ?? null, this.writer);
    const kind = isAsked ? 'questions' : writes;
    if (kind === 'draft' && target === null) await this.drafts.expectRoom(userId);
    return { userId, request, material, prompt, target, kind, isThere };
  }

  /**
   * Returns questions or writes; a draft is also saved, before this resolves, even when the client has disconnected
   * after the text was complete. An interrupted text is kept in the history as far as it was written.
   * @throws BrokenOffError around ModelUnavailableError, ModelOutputError, ModelRefusalError, or the signal's reason when it was cancelled
   */
  async execute(plan: GenerationPlan, { onBegin, onText, signal }: GenerationProgress): Promise<DraftEnd> {
    if (plan.isThere && plan.target !== null) return this.draftThatIsThere(plan.userId, plan.target.id);
    const work = await this.begin(plan);
    onBegin(work.id);
    let written = '';
    let findings: readonly TextFinding[] | null = null;
    try {
      if (plan.kind === 'questions') return await this.ask(work, signal);
      const text = await this.writer.write(work.request, {
        onText: (piece) => {
          written += piece;
          onText(piece);
        },
        signal,
        onFindings: (found) => {
          findings = found;
        },
      });
      const draft = { content: text, findings };
      return plan.kind === 'suggestion' ? await this.suggest(work, draft) : await this.save(work, draft);
    } catch (error) {
      throw new BrokenOffError(error, await this.keepPart(work, written, error, signal));
    }
  }

  /** What the writer would be told for this generation. Nothing is written or recorded. */
  async brief(plan: GenerationPlan): Promise<WriterBriefResponse> {
    const request = await this.requestOf(plan);
    const { sections, examples, left_out, shortened, rules, tokens } = this.writer.brief(request);
    return {
      writer: this.writer.description,
      sections: sections.map(presentSection),
      examples: [...examples],
      left_out: left_out.map(presentSection),
      shortened: [...shortened],
      rules: [...rules],
      tokens,
      posts_known: request.own_posts.length,
    };
  }

  /** The requested prompt; else the named post's, if it still exists. */
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

  private async requestOf({
    userId,
    request: asked,
    material,
    target,
  }: GenerationPlan): Promise<DraftWritingRequest> {
    const instructions = asked.instructions || null;
    const { selection = null, answers = [] } = asked;
    const voice = await this.authors.voiceOf(userId, target?.id ?? null);
    await this.writer.readAhead([...voice.examples, ...voice.own_posts]);
    const previous_text = presentText(asked, target);
    return {
      ...voice,
      source: material.source,
      instructions,
      previous_text,
      doubts: target?.findings ?? [],
      selection,
      answers,
      advice: target === null ? [] : await this.generations.adviceOn(userId, target.id, previous_text ?? ''),
      seed: [userId, material.text, target?.version ?? 0, instructions ?? '', selection ?? ''].join('\n'),
    };
  }

  private async begin(plan: GenerationPlan): Promise<Work> {
    const { userId, request: asked, target, prompt, kind } = plan;
    const request = await this.requestOf(plan);
    const { instructions, selection, answers } = request;
    const sources = this.writer.sourcesOf(request);
    const id = await this.generations.begin({
      user_id: userId,
      post_id: target?.id ?? null,
      prompt_id: prompt?.id ?? null,
      kind,
      request: { mode: asked.mode ?? 'save', instructions, selection, answers: [...answers] },
      sources,
      writer: this.writer.description,
      brief_version: this.writer.briefVersion,
    });
    return { plan, request, sources, id };
  }

  private async ask({ plan, request, id }: Work, signal: AbortSignal): Promise<DraftEnd> {
    const questions = await this.writer.ask(request, signal);
    await this.generations.finish(plan.userId, id, { status: 'completed', output: questions.join('\n') });
    return { type: 'questions', data: { questions, generation_id: id } };
  }

  private async suggest(
    { plan, sources, id }: Work,
    { content: text, findings: found }: ReadDraft,
  ): Promise<DraftEnd> {
    const findings = await this.unsettled(plan, found ?? []);
    if (plan.target) await this.findings.add(plan.userId, plan.target.id, findings);
    await this.database.transaction(async () => {
      await this.generations.finish(plan.userId, id, { status: 'completed', output: text });
      // A sentence alone tells nobody's voice.
      if (plan.request.selection === undefined) await this.comparisons.order(id);
    });
    const { description: writer } = this.writer;
    return { type: 'suggestion', data: { text, writer, generation_id: id, sources, findings } };
  }

  /** Without what the author vouched for while the text was written. */
  private async unsettled(
    { userId, target }: GenerationPlan,
    found: readonly TextFinding[],
  ): Promise<TextFinding[]> {
    const now = target === null ? null : await this.posts.findById(userId, target.id);
    return withoutSettled(found, target?.findings ?? [], now?.findings ?? []);
  }

  private async save(work: Work, { content, findings }: ReadDraft): Promise<DraftEnd> {
    const { plan, sources, id } = work;
    const postId = await this.database.transaction(async () => {
      const { preferences } = work.request;
      const saved = await this.drafts.execute(plan, {
        content,
        findings,
        tone: preferences?.writing_style_tone ?? null,
        writer: this.writer.description,
      });
      await this.generations.finish(plan.userId, id, {
        status: 'completed',
        output: content,
        post_id: saved.postId,
        outcome: saved.isOurs ? 'saved' : 'dismissed',
      });
      await this.comparisons.order(id);
      return saved.postId;
    });
    const post = await this.found(plan.userId, postId);
    const { description: writer } = this.writer;
    return {
      type: 'draft',
      data: { post: presentPost(post, this.clock.now()), writer, generation_id: id, sources },
    };
  }

  /** True when a partial text was kept. What a model wrote before or while it declined is none. */
  private async keepPart(work: Work, soFar: string, error: unknown, signal: AbortSignal): Promise<boolean> {
    const { userId } = work.plan;
    const written = error instanceof ModelRefusalError ? '' : soFar;
    const isKept = signal.aborted
      ? await this.generations.stop(userId, work.id, written)
      : await this.generations.fail(userId, work.id, failureCode(error), written);
    return isKept && written !== '';
  }

  private async draftThatIsThere(userId: string, postId: string): Promise<DraftEnd> {
    const [post, made] = await Promise.all([
      this.found(userId, postId),
      this.generations.findSaved(userId, postId),
    ]);
    return {
      type: 'draft',
      data: {
        post: presentPost(post, this.clock.now()),
        writer: post.generation_metadata?.writer ?? this.writer.description,
        generation_id: made?.id ?? null,
        sources: made?.sources ?? [],
      },
    };
  }

  private async found(userId: string, postId: string): Promise<PostRow> {
    const post = await this.posts.findById(userId, postId);
    if (!post) throw new PostNotFoundError();
    return post;
  }
}

const presentSection = ({ name, title, lines }: WriterBriefSection) => ({ name, title, lines: [...lines] });
