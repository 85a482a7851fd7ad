import { Users } from 'lucide-react';
import { api, byId } from '../../providers/api';
import type { ConsoleResource } from '../console-resource';
import { UserCalendarPage } from './record/user-calendar-page';
import { UserEdit } from './user-edit';
import { UserList } from './user-list';
import { WritingProfilePage } from './writing-profile/writing-profile-page';

export const users: ConsoleResource = {
  name: 'users',
  label: 'Users',
  icon: Users,
  list: UserList,
  edit: UserEdit,
  routes: { ':id/writing-profile': WritingProfilePage, ':id/calendar': UserCalendarPage },
  recordRepresentation: 'email',
  endpoints: {
    list: (query) => api.GET('/api/admin/users', { params: { query } }),
    one: (id) => api.GET('/api/admin/users/{id}', byId(id)),
    update: (id, body) => api.PATCH('/api/admin/users/{id}', { ...byId(id), body }),
    isVersioned: true,
  },
};
