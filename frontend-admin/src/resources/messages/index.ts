import { Inbox } from 'lucide-react';
import { api, byId } from '../../providers/api';
import type { ConsoleResource } from '../console-resource';
import { MessageList } from './message-list';
import { MessageShow } from './message-show';
import { UnreadCount } from './unread-count';

export const messages: ConsoleResource = {
  name: 'messages',
  label: 'Messages',
  icon: Inbox,
  Sign: UnreadCount,
  list: MessageList,
  show: MessageShow,
  endpoints: {
    list: (query) => api.GET('/api/admin/messages', { params: { query } }),
    one: (id) => api.GET('/api/admin/messages/{id}', byId(id)),
    update: (id, body) => api.PATCH('/api/admin/messages/{id}', { ...byId(id), body }),
  },
};
