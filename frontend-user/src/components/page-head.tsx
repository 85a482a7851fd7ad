import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface PageHeadProps {
  title: string;
  subtitle?: ReactNode;
  /** Small line above the title. */
  kicker?: string;
  /** A sentence as title is set in larger type. */
  display?: boolean;
  actions?: ReactNode;
}

export function PageHead({ title, subtitle, kicker, display = false, actions }: PageHeadProps) {
  return (
    <Box
      component="header"
      sx={{
        display: 'flex',
        flexWrap: { xs: display ? 'wrap' : 'nowrap', sm: 'nowrap' },
        alignItems: display ? 'flex-end' : 'center',
        justifyContent: 'space-between',
        gap: { xs: 3, sm: 6 },
        mb: { xs: 4, sm: display ? 6 : subtitle ? 5 : 3 },
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        {kicker ? (
          <Typography variant="label" component="p" sx={{ color: 'text.disabled', mb: 1 }}>
            {kicker}
          </Typography>
        ) : null}
        <Typography variant={display ? 'display' : 'h1'} component="h1">
          {title}
        </Typography>
        {subtitle ? <Typography sx={{ color: 'text.secondary', mt: 1 }}>{subtitle}</Typography> : null}
      </Box>
      {actions ? (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: { xs: 1, sm: 2 }, flex: 'none' }}>
          {actions}
        </Box>
      ) : null}
    </Box>
  );
}
