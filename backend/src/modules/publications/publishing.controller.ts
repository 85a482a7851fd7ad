import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { Access } from '../../platform/access/access.decorator.js';
import { CurrentUser, type AuthenticatedUser } from '../../platform/access/authenticated-user.js';
import {
  PublicationParams,
  PublicationOfPostResponse,
  PublishedPostResponse,
  ResolvePublicationRequest,
  SchedulePostRequest,
  SharePostRequest,
  SharePostResponse,
  UnschedulePostQuery,
} from './publications.dto.js';
import { PublicationsService } from './publications.service.js';
import { ResolvePublicationCommand } from './recover/resolve-publication.command.js';
import { SchedulingService } from './schedule/scheduling.service.js';

@Controller('posts')
@Access('subscriber')
export class PublishingController {
  constructor(
    private readonly scheduling: SchedulingService,
    private readonly resolvePublication: ResolvePublicationCommand,
    private readonly publications: PublicationsService,
  ) {}

  /** Schedules a post, or changes its time. */
  @Post('linkedin/schedule')
  @HttpCode(200)
  async schedule(
    @CurrentUser() user: AuthenticatedUser,
    @Body() { id, scheduledAt, timezone }: SchedulePostRequest,
  ): Promise<PublishedPostResponse> {
    return { post: await this.scheduling.schedule(user.id, id, new Date(scheduledAt), timezone) };
  }

  /** Unschedules a post. */
  @Delete('linkedin/schedule')
  async unschedule(
    @CurrentUser() user: AuthenticatedUser,
    @Query() { id }: UnschedulePostQuery,
  ): Promise<PublishedPostResponse> {
    return { post: await this.scheduling.unschedule(user.id, id) };
  }

  /** "Post Now". */
  @Post('share/personal')
  @HttpCode(200)
  async share(
    @CurrentUser() user: AuthenticatedUser,
    @Body() { postId }: SharePostRequest,
  ): Promise<SharePostResponse> {
    return this.scheduling.share(user.id, postId);
  }

  /** The delivery state of a post and every attempt as text. */
  @Get(':id/publication')
  async publication(
    @CurrentUser() user: AuthenticatedUser,
    @Param() { id }: PublicationParams,
  ): Promise<PublicationOfPostResponse> {
    return this.publications.findForPost(user.id, id);
  }

  /** The user's decision on an unknown outcome or a failed publication. */
  @Post(':id/publication/resolve')
  @HttpCode(200)
  async resolve(
    @CurrentUser() user: AuthenticatedUser,
    @Param() { id }: PublicationParams,
    @Body() { outcome, linkedin_url }: ResolvePublicationRequest,
  ): Promise<PublishedPostResponse> {
    const resolution =
      outcome === 'posted_url' ? { outcome, linkedinUrl: linkedin_url?.trim() || null } : { outcome };
    return { post: await this.resolvePublication.execute(user.id, id, resolution) };
  }
}
