import { NoticeList } from './notice-list';

export const notices = { list: NoticeList };
