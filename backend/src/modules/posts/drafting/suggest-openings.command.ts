import type { TextFinding } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { GenerationsService } from '../../generations/generations.service.js';
import { DraftWriter, type OpeningsRequest } from '../../writing/draft-writer.service.js';
import { failureCode } from './draft-stream.js';
import type { OpeningsResponse, SuggestOpeningsRequest } from './post-openings.dto.js';
import { PostFindingsRepository } from '../findings/post-findings.repository.js';
import { PostNotFoundError, refusalError } from '../posts.errors.js';
import { refusalToRewrite } from '../posts.policy.js';
import { PostsRepository } from '../posts.repository.js';
import { AuthorsService } from '../authors/authors.service.js';

/** First lines for a post, to choose from. Its text stays; what is wrong with a line is kept with it, for when it is taken. */
@Injectable()
export class SuggestOpeningsCommand {
  constructor(
    private readonly posts: PostsRepository,
    private readonly authors: AuthorsService,
    private readonly findings: PostFindingsRepository,
    private readonly generations: GenerationsService,
    private readonly writer: DraftWriter,
  ) {}

  /** @throws PostNotFoundError, ModelUnavailableError, ModelOutputError, ModelRefusalError */
  async execute(userId: string, { post_id, content }: SuggestOpeningsRequest): Promise<OpeningsResponse> {
    const post = await this.posts.findById(userId, post_id);
    if (!post) throw new PostNotFoundError();
    const refusal = refusalToRewrite(post);
    if (refusal !== null) throw refusalError(refusal);
    const voice = await this.authors.voiceOf(userId, post_id);
    await this.writer.readAhead([...voice.examples, ...voice.own_posts]);
    const request: OpeningsRequest = {
      ...voice,
      content,
      doubts: post.findings,
      advice: await this.generations.adviceOn(userId, post_id, content),
      seed: [userId, content].join('\n'),
    };
    const { description: writer } = this.writer;
    const sources = this.writer.sourcesOf(request);
    const generation_id = await this.generations.begin({
      user_id: userId,
      post_id,
      prompt_id: null,
      kind: 'openings',
      request: { mode: 'suggest', instructions: null, selection: null, answers: [] },
      sources,
      writer,
      brief_version: this.writer.briefVersion,
    });
    let found: readonly TextFinding[] = [];
    const onFindings = (findings: readonly TextFinding[]) => {
      found = findings;
    };
    const openings = await this.writer
      .suggestOpenings(request, { onFindings })
      .catch(async (error: unknown) => {
        await this.generations.fail(userId, generation_id, failureCode(error), '');
        throw error;
      });
    await this.findings.add(userId, post_id, found);
    await this.generations.finish(userId, generation_id, {
      status: 'completed',
      output: openings.join('\n'),
    });
    return { openings, writer, generation_id, sources };
  }
}
