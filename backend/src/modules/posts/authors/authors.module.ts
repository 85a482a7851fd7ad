import { Module } from '@nestjs/common';
import { GenerationsModule } from '../../generations/generations.module.js';
import { PreferencesModule } from '../../preferences/preferences.module.js';
import { UsersModule } from '../../users/users.module.js';
import { AuthorsService } from './authors.service.js';
import { OwnPostsRepository } from './own-posts.repository.js';

/** Who writes, for the api, which drafts, and for the worker, which writes prompts. */
@Module({
  imports: [GenerationsModule, PreferencesModule, UsersModule],
  providers: [AuthorsService, OwnPostsRepository],
  exports: [AuthorsService],
})
export class AuthorsModule {}
