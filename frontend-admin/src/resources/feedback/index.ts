import type { components } from '@drumbeat/api-client';
import { MessageSquare } from 'lucide-react';
import { api, byId } from '../../providers/api';
import type { ConsoleResource } from '../console-resource';
import { FeedbackList } from './feedback-list';
import { FeedbackShow } from './feedback-show';

export const feedback: ConsoleResource = {
  name: 'feedback',
  label: 'Feedback',
  icon: MessageSquare,
  list: FeedbackList,
  show: FeedbackShow,
  endpoints: {
    list: (query) => api.GET('/api/admin/feedback', { params: { query } }),
    one: (id) => api.GET('/api/admin/feedback/{id}', byId(id)),
    update: (id, body) =>
      api.PATCH('/api/admin/feedback/{id}', {
        ...byId(id),
        body: body as components['schemas']['ReplyToFeedbackRequest'],
      }),
  },
};
