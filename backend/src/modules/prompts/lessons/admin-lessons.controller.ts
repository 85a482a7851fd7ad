import { Controller, Get, Param } from '@nestjs/common';
import { Access } from '../../../platform/access/access.decorator.js';
import { LessonsParams, LessonsResponse } from './lessons.dto.js';
import { LessonsService } from './lessons.service.js';

@Controller('admin/users/:id/lessons')
@Access('admin')
export class AdminLessonsController {
  constructor(private readonly lessons: LessonsService) {}

  /** The lessons for this user's next batch. */
  @Get()
  async get(@Param() { id }: LessonsParams): Promise<LessonsResponse> {
    return this.lessons.describe(id);
  }
}
