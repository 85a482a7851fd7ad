import { Activity } from 'lucide-react';
import { api, byId } from '../../providers/api';
import type { ConsoleResource } from '../console-resource';
import { UsageList } from './usage-list';
import { UsageShow } from './usage-show';

export const usage: ConsoleResource = {
  name: 'usage',
  label: 'Usage',
  icon: Activity,
  list: UsageList,
  show: UsageShow,
  endpoints: {
    list: (query) => api.GET('/api/admin/usage', { params: { query } }),
    one: (id) => api.GET('/api/admin/usage/{id}', byId(id)),
  },
};
