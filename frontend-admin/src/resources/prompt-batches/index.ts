import { BatchCreate } from './batch-create';
import { BatchList } from './batch-list';
import { BatchShow } from './batch-show';

export const promptBatches = { list: BatchList, show: BatchShow, create: BatchCreate };
