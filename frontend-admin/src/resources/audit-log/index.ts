import { AuditLogList } from './audit-log-list';

export const auditLog = { list: AuditLogList };
