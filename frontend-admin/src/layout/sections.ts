import {
  Activity,
  Bell,
  CreditCard,
  House,
  Inbox,
  Layers,
  Lightbulb,
  ListOrdered,
  MessageSquare,
  RadioTower,
  ScrollText,
  Send,
  SquarePen,
  Users,
  Webhook,
  type LucideIcon,
} from 'lucide-react';
import type { ComponentType } from 'react';
import { UnreadCount } from '../resources/messages/unread-count';
import { PausedSign } from '../resources/outgoing/paused-sign';

export interface Section {
  readonly to: string;
  readonly label: string;
  readonly icon: LucideIcon;
  /** Count of what waits there, at the end of the entry. */
  readonly Sign?: ComponentType;
}

/** The console's sidebar, in the order in which staff work. */
export const sections: readonly Section[] = [
  { to: '/', label: 'Home', icon: House },
  { to: '/users', label: 'Users', icon: Users },
  { to: '/prompt-batches', label: 'Prompt batches', icon: Layers },
  { to: '/content-prompts', label: 'Prompts', icon: Lightbulb },
  { to: '/posts', label: 'Posts', icon: SquarePen },
  { to: '/publications', label: 'Publications', icon: Send },
  { to: '/outgoing', label: 'Going out', icon: RadioTower, Sign: PausedSign },
  { to: '/messages', label: 'Messages', icon: Inbox, Sign: UnreadCount },
  { to: '/feedback', label: 'Feedback', icon: MessageSquare },
  { to: '/notices', label: 'Notices', icon: Bell },
  { to: '/subscriptions', label: 'Subscriptions', icon: CreditCard },
  { to: '/payment-events', label: 'Payment events', icon: Webhook },
  { to: '/usage', label: 'Usage', icon: Activity },
  { to: '/queues', label: 'Queues', icon: ListOrdered },
  { to: '/audit-log', label: 'Audit log', icon: ScrollText },
];
