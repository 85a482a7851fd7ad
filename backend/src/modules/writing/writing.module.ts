import { Module } from '@nestjs/common';
import { LanguageModel } from '../../platform/ai/language-model.js';
import { AuthorBriefService } from './author-brief.service.js';
import { BuiltInDraftWriter } from './built-in/built-in-draft-writer.js';
import { BuiltInPromptWriter } from './built-in/built-in-prompt-writer.js';
import { BuiltInProfileWriter, BuiltInStyleAnalyst } from './built-in/built-in-profile.js';
import { DraftWriter } from './draft-writer.service.js';
import { ModelDraftWriter } from './model/model-draft-writer.js';
import { ModelPromptWriter } from './model/model-prompt-writer.js';
import { ModelProfileWriter } from './model/model-profile-writer.js';
import { ModelStyleAnalyst } from './model/model-style-analyst.js';
import { ProfileWriter } from './profile-writer.service.js';
import { PromptWriter } from './prompt-writer.service.js';
import { StyleAnalyst } from './style-analyst.service.js';
import { WritingController } from './writing.controller.js';

/** The writers: a connected model where one is configured, the built-in ones otherwise. */
@Module({
  providers: [
    AuthorBriefService,
    {
      provide: PromptWriter,
      inject: [LanguageModel],
      useFactory: (model: LanguageModel | undefined): PromptWriter =>
        model ? new ModelPromptWriter(model) : new BuiltInPromptWriter(),
    },
    {
      provide: DraftWriter,
      inject: [LanguageModel],
      useFactory: (model: LanguageModel | undefined): DraftWriter =>
        model ? new ModelDraftWriter(model) : new BuiltInDraftWriter(),
    },
    {
      provide: ProfileWriter,
      inject: [LanguageModel],
      useFactory: (model: LanguageModel | undefined): ProfileWriter =>
        model ? new ModelProfileWriter(model) : new BuiltInProfileWriter(),
    },
    {
      provide: StyleAnalyst,
      inject: [LanguageModel],
      useFactory: (model: LanguageModel | undefined): StyleAnalyst =>
        model ? new ModelStyleAnalyst(model) : new BuiltInStyleAnalyst(),
    },
  ],
  controllers: [WritingController],
  exports: [AuthorBriefService, PromptWriter, DraftWriter, ProfileWriter, StyleAnalyst],
})
export class WritingModule {}
