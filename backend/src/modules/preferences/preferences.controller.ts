import { Body, Controller, Get, HttpCode, Post, Put } from '@nestjs/common';
import { Access } from '../../platform/access/access.decorator.js';
import { Costly } from '../../platform/http/costly/costly.decorator.js';
import { CurrentUser, type AuthenticatedUser } from '../../platform/access/authenticated-user.js';
import {
  ReadPreferencesResponse,
  SavePreferencesRequest,
  SavedPreferencesResponse,
} from './preferences.dto.js';
import { PreferencesService } from './preferences.service.js';

@Controller('user-preferences')
@Access('subscriber')
export class PreferencesController {
  constructor(private readonly preferences: PreferencesService) {}

  /** The writing profile, or null where there is none yet. */
  @Get()
  @Costly('texts')
  async read(@CurrentUser() user: AuthenticatedUser): Promise<ReadPreferencesResponse> {
    const profile = await this.preferences.find(user.id);
    return { data: profile && (await this.preferences.withSamplePosts(profile)) };
  }

  /** Creates the default writing profile; 409 when there is one. */
  @Put()
  async createDefault(
    @CurrentUser() user: AuthenticatedUser,
    @Body() request: SavePreferencesRequest,
  ): Promise<SavedPreferencesResponse> {
    const created = await this.preferences.createDefault(user.id, request);
    return { data: await this.preferences.withSamplePosts(created) };
  }

  /** Saves the fields that are sent. */
  @Post()
  @HttpCode(200)
  async save(
    @CurrentUser() user: AuthenticatedUser,
    @Body() request: SavePreferencesRequest,
  ): Promise<SavedPreferencesResponse> {
    const saved = await this.preferences.save(user.id, request);
    return { data: await this.preferences.withSamplePosts(saved) };
  }
}
