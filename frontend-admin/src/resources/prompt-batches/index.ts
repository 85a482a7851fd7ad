import type { components } from '@drumbeat/api-client';
import { Layers } from 'lucide-react';
import { api, byId } from '../../providers/api';
import type { ConsoleResource } from '../console-resource';
import { BatchCreate } from './batch-create';
import { BatchList } from './batch-list';
import { BatchShow } from './batch-show';
import { OrderForMany } from './order-for-many';

export const promptBatches: ConsoleResource = {
  name: 'prompt-batches',
  label: 'Prompt batches',
  icon: Layers,
  list: BatchList,
  show: BatchShow,
  create: BatchCreate,
  routes: { 'for-many': OrderForMany },
  endpoints: {
    list: (query) => api.GET('/api/admin/prompt-batches', { params: { query } }),
    one: (id) => api.GET('/api/admin/prompt-batches/{id}', byId(id)),
    create: (body) =>
      api.POST('/api/admin/prompt-batches', {
        body: body as components['schemas']['OrderPromptBatchRequest'],
      }),
  },
};
