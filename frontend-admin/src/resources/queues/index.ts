import { ListOrdered } from 'lucide-react';
import type { ConsoleResource } from '../console-resource';
import { QueuesPage } from './queues-page';

export const queues: ConsoleResource = {
  name: 'queues',
  label: 'Queues',
  icon: ListOrdered,
  list: QueuesPage,
};
