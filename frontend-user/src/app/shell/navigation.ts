import {
  AudioLines,
  BookOpen,
  CalendarDays,
  ChartColumn,
  Compass,
  House,
  MessageSquare,
  Settings,
  SquarePen,
  User,
  type LucideIcon,
} from 'lucide-react';
import { paths } from '../../lib/paths';

export interface NavigationEntry {
  to: string;
  label: string;
  icon: LucideIcon;
  /** A badge after the label. */
  badge?: string;
}

/** The sidebar, from top to bottom (NAVIGATION-1). */
export const mainEntries: NavigationEntry[] = [
  { to: paths.dashboard, label: 'Dashboard', icon: House },
  { to: paths.calendar, label: 'Content Calendar', icon: CalendarDays },
  { to: paths.posts, label: 'Posts', icon: SquarePen },
  { to: paths.analytics, label: 'Analytics', icon: ChartColumn },
  { to: paths.contentStrategy, label: 'Content Strategy', icon: Compass },
];

export const personalizationEntries: NavigationEntry[] = [
  { to: paths.writingProfile, label: 'Writing Profile', icon: AudioLines, badge: 'Voice' },
];

export const bottomEntries: NavigationEntry[] = [
  { to: paths.resources, label: 'Resources', icon: BookOpen },
  { to: paths.feedback, label: 'Feedback', icon: MessageSquare },
  { to: paths.profile, label: 'Profile', icon: User },
  { to: paths.settings, label: 'Settings', icon: Settings },
];
