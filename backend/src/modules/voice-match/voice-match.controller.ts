import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { Access } from '../../platform/access/access.decorator.js';
import { CurrentUser, type AuthenticatedUser } from '../../platform/access/authenticated-user.js';
import { Costly } from '../../platform/http/costly/costly.decorator.js';
import { RequestedMatchesService } from './requested-matches.service.js';
import { MatchTextRequest, PostVoiceMatchParams, VoiceMatchResponse } from './voice-match.dto.js';

/** How far a text sounds like the user's own posts. No model is called, and nothing is saved. */
@Controller()
@Access('subscriber')
export class VoiceMatchController {
  constructor(private readonly matches: RequestedMatchesService) {}

  /** Of the post's saved text. */
  @Get('posts/:id/voice-match')
  @Costly('voice-match')
  async ofPost(
    @CurrentUser() user: AuthenticatedUser,
    @Param() { id }: PostVoiceMatchParams,
  ): Promise<VoiceMatchResponse> {
    return this.matches.ofPost(user.id, id);
  }

  /** Of any text. */
  @Post('voice-match')
  @Costly('voice-match')
  @HttpCode(200)
  async ofText(
    @CurrentUser() user: AuthenticatedUser,
    @Body() { content, post_id }: MatchTextRequest,
  ): Promise<VoiceMatchResponse> {
    return this.matches.ofText(user.id, content, post_id ?? null);
  }
}
