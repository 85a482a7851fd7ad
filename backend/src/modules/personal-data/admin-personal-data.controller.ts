import { Body, Controller, Delete, Get, HttpCode, Param, Post, StreamableFile } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Access } from '../../platform/access/access.decorator.js';
import { CurrentUser, type AuthenticatedUser } from '../../platform/access/authenticated-user.js';
import { Costly } from '../../platform/http/costly/costly.decorator.js';
import { AdminPersonalDataService } from './admin-personal-data.service.js';
import { ConfirmExportRequest, DeleteUserRequest, PersonalDataParams } from './personal-data.dto.js';

@Controller('admin/users/:id')
@Access('admin')
export class AdminPersonalDataController {
  constructor(private readonly personalData: AdminPersonalDataService) {}

  /**
   * Everything that Drumbeat has of the user, as they can have it themselves. The archive ends with a receipt, its comment. 422 `account.export_too_large`, 429.
   */
  @Get('export')
  @Costly('export')
  @ApiOkResponse({ content: { 'application/zip': { schema: { type: 'string', format: 'binary' } } } })
  async export(
    @CurrentUser() staff: AuthenticatedUser,
    @Param() { id }: PersonalDataParams,
  ): Promise<StreamableFile> {
    const { fileName, content } = await this.personalData.export(staff, id);
    return new StreamableFile(content, {
      type: 'application/zip',
      disposition: `attachment; filename="${fileName}"`,
    });
  }

  /**
   * Says with the receipt at the end of the archive that all of it has arrived: such an export lets a deletion follow. 422
   * `user.export_receipt` for one of somebody else, or older than an hour.
   */
  @Post('export/receipt')
  @HttpCode(204)
  async confirmExport(
    @CurrentUser() staff: AuthenticatedUser,
    @Param() { id }: PersonalDataParams,
    @Body() { receipt }: ConfirmExportRequest,
  ): Promise<void> {
    await this.personalData.confirmExport(staff.id, id, receipt);
  }

  /**
   * Deletes the user with all that is theirs, at once and permanently. 422 `user.own_account`, `user.email_mismatch`; 409
   * `user.not_exported` without a confirmed export of the last day, `account.post_on_its_way`; 503 while a paid plan cannot be ended.
   */
  @Delete()
  @HttpCode(204)
  async delete(
    @CurrentUser() staff: AuthenticatedUser,
    @Param() { id }: PersonalDataParams,
    @Body() { email }: DeleteUserRequest,
  ): Promise<void> {
    await this.personalData.delete(staff.id, id, email);
  }
}
