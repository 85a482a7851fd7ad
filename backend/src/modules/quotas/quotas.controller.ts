import { Controller, Get } from '@nestjs/common';
import { Access } from '../../platform/access/access.decorator.js';
import { CurrentUser, type AuthenticatedUser } from '../../platform/access/authenticated-user.js';
import { QuotaListResponse } from './quotas.dto.js';
import { QuotasService } from './quotas.service.js';

@Controller('quotas')
@Access('user')
export class QuotasController {
  constructor(private readonly quotas: QuotasService) {}

  /** The account's quota and use of each kind. */
  @Get()
  async list(@CurrentUser() user: AuthenticatedUser): Promise<QuotaListResponse> {
    return { data: await this.quotas.list(user.id) };
  }
}
