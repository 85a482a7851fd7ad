import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { AdminLessonsController } from './admin-lessons.controller.js';
import { AdminPromptBatchesController } from './admin-prompt-batches.controller.js';
import { AdminPromptsController } from './admin-prompts.controller.js';
import { AdminPromptsRepository } from './admin-prompts.repository.js';
import { AdminPromptsService } from './admin-prompts.service.js';
import { CalendarPromptsRepository } from './calendar-prompts.repository.js';
import { CalendarSlotsRepository } from './calendar-slots.repository.js';
import { MovePromptCommand } from './move-prompt.command.js';
import { LessonsRepository } from './lessons.repository.js';
import { LessonsService } from './lessons.service.js';
import { PromptBatchesRepository } from './prompt-batches.repository.js';
import { PromptBatchesService } from './prompt-batches.service.js';
import { PromptsController } from './prompts.controller.js';
import { PromptsRepository } from './prompts.repository.js';
import { PromptsService } from './prompts.service.js';
import { PushPromptBatchCommand } from './push-prompt-batch.command.js';
import { SlotPlanner } from './slot-planner.service.js';
import { StarterPromptsController } from './starter-prompts.controller.js';
import { StarterPromptsRepository } from './starter-prompts.repository.js';
import { StarterPromptsService } from './starter-prompts.service.js';

/** The prompts of a user, and what staff does with them. Writing them is PromptWritingModule's, in the worker. */
@Module({
  imports: [AuditModule],
  controllers: [
    PromptsController,
    AdminPromptsController,
    AdminPromptBatchesController,
    AdminLessonsController,
    StarterPromptsController,
  ],
  providers: [
    PromptsService,
    PromptsRepository,
    CalendarPromptsRepository,
    MovePromptCommand,
    AdminPromptsService,
    AdminPromptsRepository,
    PromptBatchesService,
    PromptBatchesRepository,
    PushPromptBatchCommand,
    LessonsService,
    LessonsRepository,
    SlotPlanner,
    CalendarSlotsRepository,
    StarterPromptsService,
    StarterPromptsRepository,
  ],
  exports: [PromptsService, SlotPlanner, LessonsService, LessonsRepository],
})
export class PromptsModule {}
