import {
  CreditCard,
  House,
  Layers,
  Lightbulb,
  ScrollText,
  Send,
  SquarePen,
  Users,
  type LucideIcon,
} from 'lucide-react';

export interface Section {
  readonly to: string;
  readonly label: string;
  readonly icon: LucideIcon;
}

/** The console's sidebar, in the order in which staff work. */
export const sections: readonly Section[] = [
  { to: '/', label: 'Home', icon: House },
  { to: '/users', label: 'Users', icon: Users },
  { to: '/prompt-batches', label: 'Prompt batches', icon: Layers },
  { to: '/content-prompts', label: 'Prompts', icon: Lightbulb },
  { to: '/posts', label: 'Posts', icon: SquarePen },
  { to: '/publications', label: 'Publications', icon: Send },
  { to: '/subscriptions', label: 'Subscriptions', icon: CreditCard },
  { to: '/audit-log', label: 'Audit log', icon: ScrollText },
];
