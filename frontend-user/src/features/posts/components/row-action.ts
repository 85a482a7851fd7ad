import type { LucideIcon } from 'lucide-react';

/** One line of a row's menu. */
export interface RowAction {
  label: string;
  icon: LucideIcon;
  onClick: () => void;
}
