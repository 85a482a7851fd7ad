import { Module } from '@nestjs/common';
import { GenerationsModule } from '../generations/generations.module.js';
import { AdminFeedbackController } from './admin-feedback.controller.js';
import { AdminFeedbackRepository } from './admin-feedback.repository.js';
import { AdminFeedbackService } from './admin-feedback.service.js';
import { FeedbackController } from './feedback.controller.js';
import { FeedbackRepository } from './feedback.repository.js';
import { FeedbackService } from './feedback.service.js';

@Module({
  imports: [GenerationsModule],
  controllers: [FeedbackController, AdminFeedbackController],
  providers: [FeedbackService, FeedbackRepository, AdminFeedbackService, AdminFeedbackRepository],
  exports: [FeedbackService],
})
export class FeedbackModule {}
