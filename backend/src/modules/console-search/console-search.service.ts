import { Injectable } from '@nestjs/common';
import type { ConsoleSearchResponse } from './console-search.dto.js';
import { ConsoleSearchRepository } from './console-search.repository.js';

/** One search over what staff open (CONSOLE-19). It gives names alone, so that nothing of a post is read before it is opened. */
@Injectable()
export class ConsoleSearchService {
  constructor(private readonly found: ConsoleSearchRepository) {}

  async find(text: string): Promise<ConsoleSearchResponse> {
    return {
      users: await this.found.findUsers(text),
      posts: await this.found.findPosts(text),
      prompts: await this.found.findPrompts(text),
    };
  }
}
