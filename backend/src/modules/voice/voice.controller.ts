import { Controller, Get } from '@nestjs/common';
import { Access } from '../../platform/access/access.decorator.js';
import { Costly } from '../../platform/http/costly/costly.decorator.js';
import { CurrentUser, type AuthenticatedUser } from '../../platform/access/authenticated-user.js';
import { VoiceOverviewResponse } from './voice.dto.js';
import { VoiceService } from './voice.service.js';

@Controller('voice')
@Access('subscriber')
export class VoiceController {
  constructor(private readonly voice: VoiceService) {}

  /** Data of the writing profile page besides the preferences: the latest analysis and the voice's history. */
  @Get()
  @Costly('texts')
  async show(@CurrentUser() user: AuthenticatedUser): Promise<VoiceOverviewResponse> {
    return this.voice.show(user.id);
  }
}
