import { Module } from '@nestjs/common';
import { ConsoleSearchController } from './console-search.controller.js';
import { ConsoleSearchRepository } from './console-search.repository.js';
import { ConsoleSearchService } from './console-search.service.js';

/** Users, posts and prompts found from anywhere in the console. */
@Module({
  controllers: [ConsoleSearchController],
  providers: [ConsoleSearchService, ConsoleSearchRepository],
})
export class ConsoleSearchModule {}
