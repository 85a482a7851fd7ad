import Box from '@mui/material/Box';
import type { LucideIcon } from 'lucide-react';
import { CircleX, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

type AlertTone = 'info' | 'warn' | 'bad';

const looks: Record<AlertTone, { icon: LucideIcon; color: string }> = {
  info: { icon: Info, color: 'info.main' },
  warn: { icon: TriangleAlert, color: 'warning.main' },
  bad: { icon: CircleX, color: 'error.main' },
};

interface InlineAlertProps {
  tone: AlertTone;
  children: ReactNode;
  action?: ReactNode;
}

/** A banner in the flow of a page: an error is announced at once, everything else politely. */
export function InlineAlert({ tone, children, action }: InlineAlertProps) {
  const { icon: Icon, color } = looks[tone];
  return (
    <Box
      role={tone === 'bad' ? 'alert' : 'status'}
      sx={(theme) => ({
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'flex-start',
        gap: 3,
        p: '0.625rem 1rem',
        borderRadius: '0.5rem',
        background: theme.vars.palette.soft[tone],
        '& > svg': { mt: '2px' },
      })}
    >
      <Box component="span" sx={{ color, lineHeight: 0, pt: '2px' }}>
        <Icon size={18} strokeWidth={1.75} aria-hidden />
      </Box>
      <Box sx={{ flex: '1 1 12rem', minWidth: 0 }}>{children}</Box>
      {action}
    </Box>
  );
}
