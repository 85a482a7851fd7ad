import { Body, Controller, Get, HttpCode, Patch, Post } from '@nestjs/common';
import { Access } from '../../../platform/access/access.decorator.js';
import { CurrentUser, type AuthenticatedUser } from '../../../platform/access/authenticated-user.js';
import { Costly } from '../../../platform/http/costly/costly.decorator.js';
import {
  BeginInterviewAgainRequest,
  KeepInterviewRequest,
  SavedInterviewResponse,
  SaveInterviewRequest,
  VoiceInterviewResponse,
} from './voice-interview.dto.js';
import { VoiceInterviewService } from './voice-interview.service.js';

@Controller('voice-interview')
@Access('subscriber')
export class VoiceInterviewController {
  constructor(private readonly interviews: VoiceInterviewService) {}

  /** The interview as far as it was answered; round 1 without answers where it was never begun. */
  @Get()
  @Costly('texts')
  async show(@CurrentUser() user: AuthenticatedUser): Promise<VoiceInterviewResponse> {
    return this.interviews.show(user.id);
  }

  /** Keeps the answers that were typed since; of two devices the later one counts. 409 for those of another round. */
  @Patch()
  @Costly('texts')
  async keep(
    @CurrentUser() user: AuthenticatedUser,
    @Body() request: KeepInterviewRequest,
  ): Promise<VoiceInterviewResponse> {
    return this.interviews.keep(user.id, request);
  }

  /** Begins it again without answers. What was saved of it in the writing profile stays. */
  @Post('again')
  @HttpCode(200)
  async beginAgain(
    @CurrentUser() user: AuthenticatedUser,
    @Body() request: BeginInterviewAgainRequest,
  ): Promise<VoiceInterviewResponse> {
    return this.interviews.beginAgain(user.id, request.language);
  }

  /** Writes what was accepted into the writing profile. */
  @Post('profile')
  @HttpCode(200)
  async save(
    @CurrentUser() user: AuthenticatedUser,
    @Body() request: SaveInterviewRequest,
  ): Promise<SavedInterviewResponse> {
    return this.interviews.save(user.id, request);
  }
}
