import { Body, Controller, Delete, Get, HttpCode, Res, StreamableFile } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Access } from '../../platform/access/access.decorator.js';
import { AccountReader } from '../../platform/access/account-reader.js';
import { Costly } from '../../platform/http/costly/costly.decorator.js';
import { CurrentUser, type AuthenticatedUser } from '../../platform/access/authenticated-user.js';
import { AuthCookies } from '../auth/sessions/auth-cookies.service.js';
import { DeleteAccountCommand } from './delete-account.command.js';
import { ExportPersonalDataCommand } from './export-personal-data.command.js';
import { DeleteAccountRequest } from './personal-data.dto.js';

/** Export and deletion of a user's data. */
@Controller('profile')
@Access('user')
export class PersonalDataController {
  constructor(
    private readonly exportData: ExportPersonalDataCommand,
    private readonly deleteAccount: DeleteAccountCommand,
    private readonly cookies: AuthCookies,
    private readonly accounts: AccountReader,
  ) {}

  /** Everything that Drumbeat has of the user, as a ZIP of JSON and CSV. 422 `account.export_too_large`, 429. */
  @Get('export')
  @Costly('export')
  @ApiOkResponse({ content: { 'application/zip': { schema: { type: 'string', format: 'binary' } } } })
  async export(@CurrentUser() user: AuthenticatedUser): Promise<StreamableFile> {
    const { fileName, content } = await this.exportData.execute(
      user.id,
      async () => (await this.accounts.findBySession(user.id, user.session_id)) !== null,
    );
    return new StreamableFile(content, {
      type: 'application/zip',
      disposition: `attachment; filename="${fileName}"`,
    });
  }

  /**
   * Deletes the account with all its data, at once and permanently. 401 `auth.wrong_password`, 403
   * `auth.reauthentication_required`, 409 `account.post_on_its_way`, `user.last_admin`, 429.
   */
  @Delete()
  @HttpCode(204)
  async delete(
    @CurrentUser() user: AuthenticatedUser,
    @Body() { password }: DeleteAccountRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.deleteAccount.execute({ userId: user.id, sessionId: user.session_id }, password);
    this.cookies.clear(reply);
  }
}
