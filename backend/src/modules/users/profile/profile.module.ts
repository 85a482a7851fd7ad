import { Module } from '@nestjs/common';
import { AuthModule } from '../../auth/auth.module.js';
import { KlaviyoModule } from '../../klaviyo/klaviyo.module.js';
import { PreferencesModule } from '../../preferences/preferences.module.js';
import { WritingModule } from '../../writing/writing.module.js';
import { OwnProfileService } from './own-profile.service.js';
import { ProfileController } from './profile.controller.js';
import { ProfileTextsService } from './profile-texts.service.js';
import { UsersModule } from '../users.module.js';

/** The user's own profile. Apart from UsersModule, which programs without a writer use as well. */
@Module({
  imports: [AuthModule, KlaviyoModule, UsersModule, PreferencesModule, WritingModule],
  controllers: [ProfileController],
  providers: [OwnProfileService, ProfileTextsService],
})
export class ProfileModule {}
