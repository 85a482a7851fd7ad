import { QueuesPage } from './queues-page';

export const queues = { list: QueuesPage };
