import { Module } from '@nestjs/common';
import { ContinuityModule } from '../../platform/continuity/continuity.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { MailModule } from '../mail/mail.module.js';
import { SubscriptionsModule } from '../subscriptions/subscriptions.module.js';
import { AdminUsersController } from './admin/admin-users.controller.js';
import { AdminUsersRepository } from './admin/admin-users.repository.js';
import { AdminUsersService } from './admin/admin-users.service.js';
import { ProfilesRepository } from './profile/profiles.repository.js';
import { StaffRightsService } from './admin/staff-rights.service.js';
import { UserSubscriptionController } from './user-subscription.controller.js';
import { UsersService } from './users.service.js';

@Module({
  imports: [ContinuityModule, AuditModule, MailModule, SubscriptionsModule],
  controllers: [UserSubscriptionController, AdminUsersController],
  providers: [UsersService, StaffRightsService, AdminUsersService, ProfilesRepository, AdminUsersRepository],
  exports: [UsersService, StaffRightsService],
})
export class UsersModule {}
