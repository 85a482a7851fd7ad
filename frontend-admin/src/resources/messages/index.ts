import { MessageList } from './message-list';
import { MessageShow } from './message-show';

export const messages = { list: MessageList, show: MessageShow };
