import { Controller, Get, Query } from '@nestjs/common';
import { Access } from '../../platform/access/access.decorator.js';
import { Costly } from '../../platform/http/costly/costly.decorator.js';
import { ConsoleSearchQuery, ConsoleSearchResponse } from './console-search.dto.js';
import { ConsoleSearchService } from './console-search.service.js';

@Controller('admin/search')
@Access('admin')
export class ConsoleSearchController {
  constructor(private readonly search: ConsoleSearchService) {}

  /** The user, the post or the prompt that somebody looks for, by its name. */
  @Get()
  @Costly('console-search')
  async find(@Query() { q }: ConsoleSearchQuery): Promise<ConsoleSearchResponse> {
    return this.search.find(q);
  }
}
