import { Send } from 'lucide-react';
import { api, byId } from '../../providers/api';
import type { ConsoleResource } from '../console-resource';
import { PublicationList } from './publication-list';
import { PublicationShow } from './publication-show';

export const publications: ConsoleResource = {
  name: 'publications',
  label: 'Publications',
  icon: Send,
  list: PublicationList,
  show: PublicationShow,
  endpoints: {
    list: (query) => api.GET('/api/admin/publications', { params: { query } }),
    one: (id) => api.GET('/api/admin/publications/{id}', byId(id)),
  },
};
