import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { Access } from '../../../platform/access/access.decorator.js';
import { CurrentUser, type AuthenticatedUser } from '../../../platform/access/authenticated-user.js';
import { Costly } from '../../../platform/http/costly/costly.decorator.js';
import { AdminListQuery } from '../../../platform/http/lists/admin-list-query.dto.js';
import { CompiledResponse } from '../../../platform/http/responses/compiled-response.js';
import {
  OrderForManyRequest,
  OrderForManyResponse,
  OrderPromptBatchRequest,
  PromptBatchListResponse,
  PromptBatchParams,
  PromptBatchResponse,
} from './prompt-batches.dto.js';
import { PromptBatchesService } from './prompt-batches.service.js';
import { ReviewService } from '../review/review.service.js';
import { PushPromptBatchCommand } from './push-prompt-batch.command.js';

/** Only staff generates prompts (CONSOLE-1). */
@Controller('admin/prompt-batches')
@Access('admin')
export class AdminPromptBatchesController {
  constructor(
    private readonly batches: PromptBatchesService,
    private readonly pushBatch: PushPromptBatchCommand,
    private readonly review: ReviewService,
  ) {}

  /** Newest first. Filters: user_id, order_id, status, origin, q (the user's name or email). */
  @Get()
  @Costly('console-search')
  @CompiledResponse()
  async list(@Query() query: AdminListQuery): Promise<PromptBatchListResponse> {
    return this.batches.list(query);
  }

  @Get(':id')
  async get(@Param() { id }: PromptBatchParams): Promise<PromptBatchResponse> {
    return this.batches.get(id);
  }

  /** Orders prompts for a user; a worker writes them. */
  @Post()
  async order(
    @CurrentUser() staff: AuthenticatedUser,
    @Body() request: OrderPromptBatchRequest,
  ): Promise<PromptBatchResponse> {
    return this.batches.order(request, staff.id);
  }

  /** Orders prompts for each of these users; a worker writes them, a job for each. Safe to send again with its `order_id`. */
  @Post('for-many')
  @HttpCode(200)
  async orderForMany(
    @CurrentUser() staff: AuthenticatedUser,
    @Body() request: OrderForManyRequest,
  ): Promise<OrderForManyResponse> {
    return this.batches.orderForMany(request, staff.id);
  }

  /** Puts the batch's prompts on the user's calendar; of a batch that staff read those that are approved. */
  @Post(':id/push')
  @HttpCode(200)
  async push(
    @CurrentUser() staff: AuthenticatedUser,
    @Param() { id }: PromptBatchParams,
  ): Promise<PromptBatchResponse> {
    await this.pushBatch.execute(id, staff.id);
    return this.batches.get(id);
  }

  /** Approves the prompts of which nobody has decided. */
  @Post(':id/approve-rest')
  @HttpCode(200)
  async approveRest(
    @CurrentUser() staff: AuthenticatedUser,
    @Param() { id }: PromptBatchParams,
  ): Promise<PromptBatchResponse> {
    await this.review.approveRest(id, staff.id);
    return this.batches.get(id);
  }

  /** Lets a worker try a failed batch again. */
  @Post(':id/retry')
  @HttpCode(200)
  async retry(
    @CurrentUser() staff: AuthenticatedUser,
    @Param() { id }: PromptBatchParams,
  ): Promise<PromptBatchResponse> {
    return this.batches.retry(id, staff.id);
  }
}
