import { Body, Controller, Param, Put } from '@nestjs/common';
import { Access } from '../../../platform/access/access.decorator.js';
import { CurrentUser, type AuthenticatedUser } from '../../../platform/access/authenticated-user.js';
import { SetPostMediaRequest } from './post-media.dto.js';
import { PostParams, PostResponse } from '../posts.dto.js';
import { SetPostMediaCommand } from './set-post-media.command.js';

@Controller('posts')
@Access('subscriber')
export class PostMediaController {
  constructor(private readonly setMedia: SetPostMediaCommand) {}

  /** Sets all files of a post. A stale version gets 409 with the newer post. */
  @Put(':id/media')
  async set(
    @CurrentUser() user: AuthenticatedUser,
    @Param() { id }: PostParams,
    @Body() request: SetPostMediaRequest,
  ): Promise<PostResponse> {
    return this.setMedia.execute(user.id, id, request);
  }
}
