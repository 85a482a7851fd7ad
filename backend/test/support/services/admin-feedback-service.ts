import { AuditRepository } from '../../../src/modules/audit/audit.repository.js';
import { AuditService } from '../../../src/modules/audit/audit.service.js';
import { AdminFeedbackRepository } from '../../../src/modules/feedback/admin-feedback.repository.js';
import { AdminFeedbackService } from '../../../src/modules/feedback/admin-feedback.service.js';
import type { Clock } from '../../../src/platform/clock/clock.js';
import type { Database } from '../../../src/platform/database/database.js';
import { notificationsService } from './notifications-service.js';

/** The feedback of everybody as staff have it, on this connection. */
export const adminFeedbackService = (database: Database, clock: Clock): AdminFeedbackService =>
  new AdminFeedbackService(
    database,
    new AdminFeedbackRepository(database),
    notificationsService(database),
    new AuditService(new AuditRepository(database), clock),
    clock,
  );
