import { normalizeEmail } from '@drumbeat/domain';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { Access } from '../../platform/access/access.decorator.js';
import { CurrentUser, type AuthenticatedUser } from '../../platform/access/authenticated-user.js';
import { InvalidInputError } from '../../platform/http/errors/app-error.js';
import { TrackKlaviyoRequest, TrackKlaviyoResponse } from './klaviyo.dto.js';
import { KlaviyoService } from './klaviyo.service.js';

/** Steps that the marketing service is told of (MARKETING-1). */
@Controller('klaviyo')
@Access('user')
export class KlaviyoController {
  constructor(private readonly klaviyo: KlaviyoService) {}

  /**
   * Each step is told once, however often it is named: the server notes all three by itself. Another's email is refused
   * (400), and so is a step that this account has not taken (409 `klaviyo.step_not_taken`).
   */
  @Post('track')
  @HttpCode(202)
  async track(
    @CurrentUser() user: AuthenticatedUser,
    @Body() { event, email, properties, profileProps }: TrackKlaviyoRequest,
  ): Promise<TrackKlaviyoResponse> {
    if (normalizeEmail(email) !== user.email) {
      throw new InvalidInputError([{ field: 'email', message: 'email is not the one of this account' }]);
    }
    return { success: true, queued: await this.klaviyo.track(user.id, event, { properties, profileProps }) };
  }
}
