import { Module } from '@nestjs/common';
import { PostsModule } from '../posts/posts.module.js';
import { UsersModule } from '../users/users.module.js';
import { ContentStrategyController } from './content-strategy.controller.js';
import { ContentStrategyRepository } from './content-strategy.repository.js';
import { ContentStrategyService } from './content-strategy.service.js';

/** What the user posts about, and what is next. */
@Module({
  imports: [PostsModule, UsersModule],
  controllers: [ContentStrategyController],
  providers: [ContentStrategyService, ContentStrategyRepository],
})
export class ContentStrategyModule {}
