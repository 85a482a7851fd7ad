import { Controller, Get, Param } from '@nestjs/common';
import { Access } from '../../../platform/access/access.decorator.js';
import { KeptShareListResponse, KeptShareParams } from './kept-share.dto.js';
import { KeptShareService } from './kept-share.service.js';

@Controller('admin')
@Access('admin')
export class AdminKeptShareController {
  constructor(private readonly shares: KeptShareService) {}

  /** Of all users, over the last 90 days. */
  @Get('kept-share')
  async ofAll(): Promise<KeptShareListResponse> {
    return this.shares.ofAll();
  }

  @Get('users/:id/kept-share')
  async ofUser(@Param() { id }: KeptShareParams): Promise<KeptShareListResponse> {
    return this.shares.ofUser(id);
  }
}
