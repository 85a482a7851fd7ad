import { Controller, Get, Param } from '@nestjs/common';
import { Access } from '../../../platform/access/access.decorator.js';
import { LessonsParams, LessonsResponse } from './lessons.dto.js';
import { LessonsService } from './lessons.service.js';

@Controller('admin/users/:id/lessons')
@Access('admin')
export class AdminLessonsController {
  constructor(private readonly lessons: LessonsService) {}

  /** What the next batch for this user will learn. */
  @Get()
  async get(@Param() { id }: LessonsParams): Promise<LessonsResponse> {
    return this.lessons.describe(id);
  }
}
