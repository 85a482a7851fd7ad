import Box from '@mui/material/Box';
import { CircleX, Info, TriangleAlert, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

type NoticeTone = 'info' | 'warn' | 'bad';

const looks: Record<NoticeTone, { icon: LucideIcon; color: string }> = {
  info: { icon: Info, color: 'info.main' },
  warn: { icon: TriangleAlert, color: 'warning.main' },
  bad: { icon: CircleX, color: 'error.main' },
};

/** A banner in the flow of a page; an error is announced at once, everything else politely. */
export function Notice({ tone, children }: { tone: NoticeTone; children: ReactNode }) {
  const { icon: Icon, color } = looks[tone];
  return (
    <Box
      role={tone === 'bad' ? 'alert' : 'status'}
      sx={(theme) => ({
        display: 'flex',
        gap: 3,
        mb: 4,
        p: '0.625rem 1rem',
        borderRadius: '0.5rem',
        background: theme.vars.palette.soft[tone],
      })}
    >
      <Box component="span" sx={{ color, pt: '2px' }}>
        <Icon size={18} strokeWidth={1.75} aria-hidden />
      </Box>
      <Box sx={{ minWidth: 0 }}>{children}</Box>
    </Box>
  );
}
