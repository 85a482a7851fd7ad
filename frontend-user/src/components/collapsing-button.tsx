import Button, { type ButtonProps } from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { LucideIcon } from 'lucide-react';

interface CollapsingButtonProps extends Omit<ButtonProps, 'children'> {
  icon: LucideIcon;
  label: string;
}

/** Icon and text; on a phone the icon alone, with the text as its label. */
export function CollapsingButton({ icon: Icon, label, ...button }: CollapsingButtonProps) {
  const phone = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  if (!phone) {
    return (
      <Button {...button} startIcon={<Icon size={16} strokeWidth={1.75} aria-hidden />}>
        {label}
      </Button>
    );
  }
  return (
    <Button {...button} aria-label={label} title={label} sx={{ width: 'var(--db-control)', p: 0 }}>
      <Icon size={16} strokeWidth={1.75} aria-hidden />
    </Button>
  );
}
