import { Global, Module } from '@nestjs/common';
import { AppConfig } from '../../config/config.js';
import { LanguageModel } from './language-model.js';
import { OpenAiCompatibleModel } from './openai-compatible-model.js';

/** The connected model, or undefined where none is configured: take it as `LanguageModel | undefined`. */
@Global()
@Module({
  providers: [
    {
      provide: LanguageModel,
      inject: [AppConfig],
      useFactory: ({ ai }: AppConfig): LanguageModel | undefined => ai && new OpenAiCompatibleModel(ai),
    },
  ],
  exports: [LanguageModel],
})
export class AiModule {}
