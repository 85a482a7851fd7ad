import { Body, Controller, Get, HttpCode, Patch, Post } from '@nestjs/common';
import { Access } from '../../../platform/access/access.decorator.js';
import { CurrentUser, type AuthenticatedUser } from '../../../platform/access/authenticated-user.js';
import { OwnProfileService } from './own-profile.service.js';
import {
  ChangeProfileRequest,
  IcpSummaryResponse,
  PillarSuggestionsResponse,
  ProfileResponse,
} from './profile.dto.js';
import { presentProfile } from './profile.presenter.js';
import { ProfileTextsService } from './profile-texts.service.js';

/** Open without a plan: onboarding comes before the choice of one (ONBOARDING-1). */
@Controller('profile')
@Access('user')
export class ProfileController {
  constructor(
    private readonly profiles: OwnProfileService,
    private readonly texts: ProfileTextsService,
  ) {}

  @Get()
  async get(@CurrentUser() user: AuthenticatedUser): Promise<ProfileResponse> {
    return presentProfile(await this.profiles.get(user.id));
  }

  /** 422 `profile.locked`; 422 `profile.pillars_missing` where onboarding would end with fewer than three pillars. */
  @Patch()
  async change(
    @CurrentUser() user: AuthenticatedUser,
    @Body() request: ChangeProfileRequest,
  ): Promise<ProfileResponse> {
    return presentProfile(await this.profiles.change(user.id, request));
  }

  /** Suggests content pillars from the saved answers; nothing is stored. 409 `profile.answers_missing`, 422 `model.refused_content`, 429, 502, 503. */
  @Post('pillar-suggestions')
  @HttpCode(200)
  async suggestPillars(@CurrentUser() user: AuthenticatedUser): Promise<PillarSuggestionsResponse> {
    return { pillars: await this.texts.suggestPillars(user.id) };
  }

  /** Rewrites the ICP summary. 409 `profile.answers_missing`, 422 `model.refused_content`, 429, 502, 503; a failure keeps the old summary. */
  @Post('generate-icp-summary')
  @HttpCode(200)
  async generateIcpSummary(@CurrentUser() user: AuthenticatedUser): Promise<IcpSummaryResponse> {
    return { generated_icp_summary: await this.texts.generateIcpSummary(user.id) };
  }
}
