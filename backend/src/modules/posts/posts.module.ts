import { Module } from '@nestjs/common';
import { PreferencesModule } from '../preferences/preferences.module.js';
import { PromptsModule } from '../prompts/prompts.module.js';
import { UsersModule } from '../users/users.module.js';
import { WritingModule } from '../writing/writing.module.js';
import { AdminPostsController } from './admin-posts.controller.js';
import { AdminPostsRepository } from './admin-posts.repository.js';
import { AdminPostsService } from './admin-posts.service.js';
import { GeneratePostCommand } from './generate-post.command.js';
import { MarkPostedCommand } from './mark-posted.command.js';
import { PostsController } from './posts.controller.js';
import { PostsListRepository } from './posts-list.repository.js';
import { PostsRepository } from './posts.repository.js';
import { PostsService } from './posts.service.js';

@Module({
  imports: [PromptsModule, PreferencesModule, UsersModule, WritingModule],
  controllers: [PostsController, AdminPostsController],
  providers: [
    PostsService,
    PostsRepository,
    PostsListRepository,
    GeneratePostCommand,
    MarkPostedCommand,
    AdminPostsService,
    AdminPostsRepository,
  ],
  exports: [PostsService],
})
export class PostsModule {}
