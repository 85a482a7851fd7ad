import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { Access } from '../../../platform/access/access.decorator.js';
import { CurrentUser, type AuthenticatedUser } from '../../../platform/access/authenticated-user.js';
import { PostNotFoundError } from '../posts.errors.js';
import { PostParams } from '../posts.dto.js';
import { VouchRequest } from './post-findings.dto.js';
import { PostFindingsRepository } from './post-findings.repository.js';

@Controller('posts')
@Access('subscriber')
export class PostFindingsController {
  constructor(private readonly findings: PostFindingsRepository) {}

  /** The words are the author's: their findings are gone, and they are a source for the next text as long as the present one has them. */
  @Post(':id/vouch')
  @HttpCode(204)
  async vouch(
    @CurrentUser() user: AuthenticatedUser,
    @Param() { id }: PostParams,
    @Body() { quotation }: VouchRequest,
  ): Promise<void> {
    if (!(await this.findings.vouch(user.id, id, quotation))) throw new PostNotFoundError();
  }

  /** They are not, after all: their findings are there again. */
  @Post(':id/vouch/take-back')
  @HttpCode(204)
  async takeBack(
    @CurrentUser() user: AuthenticatedUser,
    @Param() { id }: PostParams,
    @Body() { quotation }: VouchRequest,
  ): Promise<void> {
    if (!(await this.findings.takeBack(user.id, id, quotation))) throw new PostNotFoundError();
  }
}
