import { SquarePen } from 'lucide-react';
import { api, byId } from '../../providers/api';
import type { ConsoleResource } from '../console-resource';
import { PostList } from './post-list';
import { PostShow } from './post-show';

export const posts: ConsoleResource = {
  name: 'posts',
  label: 'Posts',
  icon: SquarePen,
  list: PostList,
  show: PostShow,
  endpoints: {
    list: (query) => api.GET('/api/admin/posts', { params: { query } }),
    one: (id) => api.GET('/api/admin/posts/{id}', byId(id)),
  },
};
