import { Controller, Get } from '@nestjs/common';
import { Access } from '../../platform/access/access.decorator.js';
import { Costly } from '../../platform/http/costly/costly.decorator.js';
import { CurrentUser, type AuthenticatedUser } from '../../platform/access/authenticated-user.js';
import { VoiceBriefsService } from './brief/voice-briefs.service.js';
import { VoiceBriefResponse } from './brief/voice-brief.dto.js';
import { VoiceOverviewResponse } from './voice.dto.js';
import { VoiceService } from './voice.service.js';

@Controller('voice')
@Access('subscriber')
export class VoiceController {
  constructor(
    private readonly voice: VoiceService,
    private readonly briefs: VoiceBriefsService,
  ) {}

  /** Data of the writing profile page besides the preferences: the latest analysis and the voice's history. */
  @Get()
  @Costly('texts')
  async show(@CurrentUser() user: AuthenticatedUser): Promise<VoiceOverviewResponse> {
    return this.voice.show(user.id);
  }

  /** What a writer is told of the user, whatever it is to write, with the habits that this rests on and its former versions. */
  @Get('brief')
  @Costly('brief')
  async brief(@CurrentUser() user: AuthenticatedUser): Promise<VoiceBriefResponse> {
    return this.briefs.show(user.id);
  }
}
