import { cleanPostText } from '@drumbeat/domain';
import { COMPARED_POST_MIN } from './near-duplicate-post.rules.js';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { Access } from '../../../platform/access/access.decorator.js';
import { CurrentUser, type AuthenticatedUser } from '../../../platform/access/authenticated-user.js';
import { Costly } from '../../../platform/http/costly/costly.decorator.js';
import { CheckPostRequest, PostCheckResponse } from './post-check.dto.js';
import { PostCheckRepository } from './post-check.repository.js';

/** Checks of a text before publication that only the server can make; the domain's rules make the others in the browser. */
@Controller('posts')
@Access('subscriber')
export class PostCheckController {
  constructor(private readonly checks: PostCheckRepository) {}

  @Post('check')
  @Costly('check')
  @HttpCode(200)
  async check(
    @CurrentUser() user: AuthenticatedUser,
    @Body() request: CheckPostRequest,
  ): Promise<PostCheckResponse> {
    const content = cleanPostText(request.content).trim();
    if (content.length < COMPARED_POST_MIN) return { near_duplicate: null };
    return {
      near_duplicate: await this.checks.findNearDuplicate(user.id, content, request.post_id ?? null),
    };
  }
}
