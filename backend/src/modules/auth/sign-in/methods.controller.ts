import { Controller, Get } from '@nestjs/common';
import { AppConfig } from '../../../config/config.js';
import { Access } from '../../../platform/access/access.decorator.js';
import { MailService } from '../../mail/mail.service.js';
import { SignInMethodsResponse } from '../auth.dto.js';

@Controller('auth/methods')
@Access('public')
export class MethodsController {
  constructor(
    private readonly config: AppConfig,
    private readonly mails: MailService,
  ) {}

  /** The settings of this instance that the sign-in and sign-up screens need. */
  @Get()
  async get(): Promise<SignInMethodsResponse> {
    const { auth, google, mail } = this.config;
    return {
      password_min: auth.passwordMinLength,
      google: { available: google !== undefined, sandbox: google?.sandbox ?? false },
      email_confirmation: auth.requireEmailConfirmation,
      mail_available: await this.mails.isAvailable(),
      mailbox_url: mail.sandboxUrl ?? null,
    };
  }
}
