import { Module } from '@nestjs/common';
import { ContinuityModule } from '../../platform/continuity/continuity.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { LinkedInApiModule } from '../linkedin/linkedin-api.module.js';
import { MailModule } from '../mail/mail.module.js';
import { MediaModule } from '../media/media.module.js';
import { PublicationsModule } from '../publications/publications.module.js';
import { PaymentsModule } from '../subscriptions/payment/payments.module.js';
import { TrainingPostsModule } from '../training-posts/training-posts.module.js';
import { UsersModule } from '../users/users.module.js';
import { AdminPersonalDataController } from './admin-personal-data.controller.js';
import { AdminPersonalDataService } from './admin-personal-data.service.js';
import { DeleteAccountCommand } from './delete-account.command.js';
import { EraseAccountCommand } from './erase-account.command.js';
import { ExportPersonalDataCommand } from './export-personal-data.command.js';
import { PersonalDataController } from './personal-data.controller.js';
import { PersonalDataRepository } from './personal-data.repository.js';

/** A user's right to a copy of everything, and to be forgotten. */
@Module({
  imports: [
    AuditModule,
    ContinuityModule,
    AuthModule,
    LinkedInApiModule,
    MailModule,
    MediaModule,
    PaymentsModule,
    PublicationsModule,
    TrainingPostsModule,
    UsersModule,
  ],
  controllers: [PersonalDataController, AdminPersonalDataController],
  providers: [
    ExportPersonalDataCommand,
    EraseAccountCommand,
    DeleteAccountCommand,
    AdminPersonalDataService,
    PersonalDataRepository,
  ],
})
export class PersonalDataModule {}
