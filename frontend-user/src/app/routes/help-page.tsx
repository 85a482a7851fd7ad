import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ACCOUNT_TEXTS } from '@drumbeat/domain';
import { Link as RouterLink } from 'react-router';
import { BarBrandLink } from '../../components/brand-link';
import { Page } from '../../components/page';
import { PageHead } from '../../components/page-head';
import { ThemeToggle } from '../../components/theme-toggle';
import { SessionTrouble } from '../../features/auth/components/session-trouble';
import { HelpContent } from '../../features/help/components/help-content';
import { paths } from '../../lib/paths';

/** /help: for visitors; users find the same under /resources (NAVIGATION-10). */
export function Component() {
  return (
    <>
      <Box
        component="header"
        sx={{
          position: 'sticky',
          top: 0,
          zIndex: 15,
          display: 'flex',
          alignItems: 'center',
          gap: { xs: 1, sm: 2 },
          height: 'var(--db-bar)',
          px: { xs: 4, md: 10 },
          bgcolor: 'background.default',
        }}
      >
        <Box sx={{ mr: 'auto' }}>
          <BarBrandLink to={paths.landing} />
        </Box>
        <ThemeToggle />
        <Button component={RouterLink} to={paths.login} variant="ghost" size="small">
          {ACCOUNT_TEXTS.signIn}
        </Button>
        <Button component={RouterLink} to={paths.signup} variant="contained" size="small">
          {ACCOUNT_TEXTS.startForFree}
        </Button>
      </Box>
      <Page title="Help">
        <PageHead
          title="Help"
          subtitle="Short guides: how Drumbeat works, and what it does with your texts."
        />
        <Box sx={{ mb: 6, '&:empty': { display: 'none' } }}>
          <SessionTrouble />
        </Box>
        <HelpContent forUser={false} />
      </Page>
    </>
  );
}
