import { Module } from '@nestjs/common';
import { GenerationsModule } from '../../generations/generations.module.js';
import { PromptsModule } from '../../prompts/prompts.module.js';
import { QuotasModule } from '../../quotas/quotas.module.js';
import { UsersModule } from '../../users/users.module.js';
import { AuthorsModule } from '../authors/authors.module.js';
import { VoiceMatchModule } from '../../voice-match/voice-match.module.js';
import { WritingModule } from '../../writing/writing.module.js';
import { GeneratePostCommand } from './generate-post.command.js';
import { GeneratePostController } from './generate-post.controller.js';
import { PostFindingsRepository } from '../findings/post-findings.repository.js';
import { PostVersionsRepository } from '../versions/post-versions.repository.js';
import { PostsRepository } from '../posts.repository.js';
import { SaveDraftCommand } from './save-draft.command.js';
import { SuggestOpeningsCommand } from './suggest-openings.command.js';

/** Drafting with a writer, for the api only, which streams the text to the client. */
@Module({
  imports: [
    AuthorsModule,
    GenerationsModule,
    PromptsModule,
    QuotasModule,
    UsersModule,
    VoiceMatchModule,
    WritingModule,
  ],
  controllers: [GeneratePostController],
  providers: [
    GeneratePostCommand,
    SaveDraftCommand,
    SuggestOpeningsCommand,
    PostFindingsRepository,
    PostsRepository,
    PostVersionsRepository,
  ],
})
export class PostDraftingModule {}
