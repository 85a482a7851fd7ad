import { Lightbulb } from 'lucide-react';
import { api } from '../../providers/api';
import type { ConsoleResource } from '../console-resource';
import { PromptEdit } from './prompt-edit';
import { PromptList } from './prompt-list';

const byNumber = (id: string) => ({ params: { path: { id: Number(id) } } });

export const prompts: ConsoleResource = {
  name: 'content-prompts',
  label: 'Prompts',
  icon: Lightbulb,
  list: PromptList,
  edit: PromptEdit,
  recordRepresentation: 'hook',
  endpoints: {
    list: (query) => api.GET('/api/admin/content-prompts', { params: { query } }),
    one: (id) => api.GET('/api/admin/content-prompts/{id}', byNumber(id)),
    update: (id, body) => api.PATCH('/api/admin/content-prompts/{id}', { ...byNumber(id), body }),
    remove: (id) => api.DELETE('/api/admin/content-prompts/{id}', byNumber(id)),
    isVersioned: true,
  },
};
