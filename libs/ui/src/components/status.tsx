import Box from '@mui/material/Box';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

export type StatusTone = 'quiet' | 'good' | 'info' | 'warn' | 'bad';

const toneColor = {
  quiet: 'text.disabled',
  good: 'success.main',
  info: 'info.main',
  warn: 'warning.main',
  bad: 'error.main',
} as const satisfies Record<StatusTone, string>;

interface StatusProps {
  tone: StatusTone;
  icon: LucideIcon;
  children: ReactNode;
  /** Shown after the text in a muted colour, usually a time with its zone. */
  note?: ReactNode;
  small?: boolean;
  /** True for a sentence, which may wrap. */
  wraps?: boolean;
  /** True to spin the icon: work in progress. */
  busy?: boolean;
}

/** A state as icon, text and colour, without a box; colour is never the only indicator. */
export function Status({
  tone,
  icon: Icon,
  children,
  note,
  small = false,
  wraps = false,
  busy = false,
}: StatusProps) {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: wraps ? 'start' : 'center',
        gap: '0.3125rem',
        minWidth: 0,
        color: toneColor[tone],
        fontWeight: small ? 500 : 550,
        fontSize: small ? '0.75rem' : '0.8125rem',
        lineHeight: small ? '1rem' : '1.25rem',
        whiteSpace: wraps ? 'normal' : 'nowrap',
        '@keyframes db-turn': { to: { transform: 'rotate(1turn)' } },
        '& svg': { flex: 'none', ...(busy ? { animation: 'db-turn 1.6s linear infinite' } : {}) },
      }}
    >
      <Icon size={small ? 14 : 16} strokeWidth={2} aria-hidden />
      <span>{children}</span>
      {note ? (
        <Box
          component="span"
          sx={{
            color: 'text.disabled',
            fontWeight: 400,
            fontVariantNumeric: 'tabular-nums',
            overflow: 'hidden',
            textOverflow: 'ellipsis',
          }}
        >
          {note}
        </Box>
      ) : null}
    </Box>
  );
}
