import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { AdminLessonsController } from './lessons/admin-lessons.controller.js';
import { AdminPromptBatchesController } from './batches/admin-prompt-batches.controller.js';
import { AdminPromptsController } from './admin/admin-prompts.controller.js';
import { AdminPromptsRepository } from './admin/admin-prompts.repository.js';
import { AdminPromptsService } from './admin/admin-prompts.service.js';
import { CalendarSlotsRepository } from './slots/calendar-slots.repository.js';
import { MovePromptCommand } from './slots/move-prompt.command.js';
import { LessonsRepository } from './lessons/lessons.repository.js';
import { LessonsService } from './lessons/lessons.service.js';
import { PromptBatchesRepository } from './batches/prompt-batches.repository.js';
import { PromptBatchesService } from './batches/prompt-batches.service.js';
import { PromptsController } from './prompts.controller.js';
import { PromptsRepository } from './prompts.repository.js';
import { PromptsService } from './prompts.service.js';
import { PushPromptBatchCommand } from './batches/push-prompt-batch.command.js';
import { AdminReviewController } from './review/admin-review.controller.js';
import { PromptRewritesRepository } from './review/prompt-rewrites.repository.js';
import { ReviewRepository } from './review/review.repository.js';
import { ReviewService } from './review/review.service.js';
import { SlotPlanner } from './slots/slot-planner.service.js';
import { AdminWeeklyPromptsController } from './weekly/admin-weekly-prompts.controller.js';
import { WeeklyPromptsRepository } from './weekly/weekly-prompts.repository.js';
import { WeeklyPromptsService } from './weekly/weekly-prompts.service.js';
import { StarterPromptsController } from './starter/starter-prompts.controller.js';
import { StarterPromptsRepository } from './starter/starter-prompts.repository.js';
import { StarterPromptsService } from './starter/starter-prompts.service.js';

/** The prompts of a user, and what staff does with them. Writing them is PromptsWorkerModule's. */
@Module({
  imports: [AuditModule],
  controllers: [
    PromptsController,
    AdminPromptsController,
    AdminReviewController,
    AdminPromptBatchesController,
    AdminLessonsController,
    AdminWeeklyPromptsController,
    StarterPromptsController,
  ],
  providers: [
    PromptsService,
    PromptsRepository,
    MovePromptCommand,
    AdminPromptsService,
    AdminPromptsRepository,
    PromptBatchesService,
    PromptBatchesRepository,
    PushPromptBatchCommand,
    ReviewService,
    ReviewRepository,
    PromptRewritesRepository,
    LessonsService,
    LessonsRepository,
    SlotPlanner,
    CalendarSlotsRepository,
    StarterPromptsService,
    StarterPromptsRepository,
    WeeklyPromptsService,
    WeeklyPromptsRepository,
  ],
  exports: [PromptsService, SlotPlanner, LessonsService, WeeklyPromptsRepository, PromptRewritesRepository],
})
export class PromptsModule {}
