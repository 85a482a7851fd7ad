import { UsageList } from './usage-list';
import { UsageShow } from './usage-show';

export const usage = { list: UsageList, show: UsageShow };
