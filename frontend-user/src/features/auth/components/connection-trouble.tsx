import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ACCOUNT_TEXTS } from '@drumbeat/domain';
import { TriangleAlert } from 'lucide-react';

interface ConnectionTroubleProps {
  children: string;
  /** Left out where the magic link is in front of the reader already. */
  onSwitchToMagicLink?: (() => void) | undefined;
}

/** The way to the server is slow or broken: amber, because nothing that was typed is wrong (SIGNIN-7). */
export function ConnectionTrouble({ children, onSwitchToMagicLink }: ConnectionTroubleProps) {
  return (
    <Box
      role="alert"
      sx={(theme) => ({
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        columnGap: 2,
        rowGap: 3,
        p: 4,
        borderRadius: '0.75rem',
        background: theme.vars.palette.soft.warn,
      })}
    >
      <Box component="span" sx={{ gridRow: 1, color: 'warning.main', lineHeight: 0, pt: '2px' }}>
        <TriangleAlert size={18} strokeWidth={1.75} aria-hidden />
      </Box>
      <Box component="p" sx={{ gridColumn: 2, fontWeight: 600 }}>
        {children}
      </Box>
      <Box component="ul" sx={{ gridColumn: 2, m: 0, pl: 4, listStyle: 'disc', color: 'text.secondary' }}>
        {ACCOUNT_TEXTS.connectionTips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </Box>
      {onSwitchToMagicLink ? (
        <Box sx={{ gridColumn: 2 }}>
          <Button variant="outlined" size="small" onClick={onSwitchToMagicLink}>
            {ACCOUNT_TEXTS.switchToMagicLink}
          </Button>
        </Box>
      ) : null}
    </Box>
  );
}
