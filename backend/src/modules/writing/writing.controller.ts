import { Controller, Get } from '@nestjs/common';
import { Access } from '../../platform/access/access.decorator.js';
import { DraftWriter } from './draft-writer.service.js';
import { WriterResponse } from './writing.dto.js';

@Controller('writer')
@Access('subscriber')
export class WritingController {
  constructor(private readonly drafts: DraftWriter) {}

  @Get()
  show(): WriterResponse {
    return this.drafts.description;
  }
}
