import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import type { LucideIcon } from 'lucide-react';

interface IconActionProps extends Omit<IconButtonProps, 'children' | 'title' | 'aria-label'> {
  icon: LucideIcon;
  /** Accessible name. */
  label: string;
  /** Shown under the pointer; the label where nothing shorter is said. */
  hint?: string;
  /** True draws the icon filled. */
  filled?: boolean;
}

/** A button that is an icon. The browser's own tooltip is enough here and costs no script. */
export function IconAction({ icon: Icon, label, hint = label, filled = false, ...button }: IconActionProps) {
  return (
    <IconButton {...button} aria-label={label} title={hint}>
      <Icon
        size={button.size === 'small' ? 16 : 18}
        strokeWidth={1.75}
        fill={filled ? 'currentColor' : 'none'}
        aria-hidden
      />
    </IconButton>
  );
}
