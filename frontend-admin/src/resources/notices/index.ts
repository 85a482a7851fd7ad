import { Bell } from 'lucide-react';
import { api } from '../../providers/api';
import type { ConsoleResource } from '../console-resource';
import { NoticeList } from './notice-list';

export const notices: ConsoleResource = {
  name: 'notices',
  label: 'Notices',
  icon: Bell,
  list: NoticeList,
  endpoints: { list: (query) => api.GET('/api/admin/notices', { params: { query } }) },
};
