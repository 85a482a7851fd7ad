import { ScrollText } from 'lucide-react';
import { api } from '../../providers/api';
import type { ConsoleResource } from '../console-resource';
import { AuditLogList } from './audit-log-list';

export const auditLog: ConsoleResource = {
  name: 'audit-log',
  label: 'Audit log',
  icon: ScrollText,
  list: AuditLogList,
  endpoints: { list: (query) => api.GET('/api/admin/audit-log', { params: { query } }) },
};
