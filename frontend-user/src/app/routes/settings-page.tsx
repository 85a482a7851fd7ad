import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import { Page } from '../../components/page';
import { PageHead } from '../../components/page-head';
import { sessionQuery } from '../../features/auth/api/get-session';
import { LinkedInSettings } from '../../features/linkedin/components/linkedin-settings';
import { AppearanceChoice } from '../../features/settings/components/appearance-choice';
import { TimeZoneChoice } from '../../features/settings/components/time-zone-choice';
import { queryKeys } from '../../lib/query-keys';
import { paths } from '../paths';

/** /settings: connected accounts, appearance, time zone. */
export function Component() {
  const queryClient = useQueryClient();
  const zoneSaved = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey }),
      queryClient.invalidateQueries({ queryKey: queryKeys.calendar }),
    ]);
  return (
    <Page title="Settings">
      <PageHead title="Settings" />
      <Box sx={{ maxWidth: '46rem' }}>
        <Section title="Connected accounts">
          <LinkedInSettings returnTo={paths.settings} />
        </Section>
        <Section title="Appearance">
          <AppearanceChoice />
        </Section>
        <Section title="Time">
          <TimeZoneChoice onSaved={zoneSaved} />
        </Section>
      </Box>
    </Page>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ py: 6, borderTop: 1, borderColor: 'divider' }}>
      <Typography variant="h2" id={titleId} sx={{ mb: 4 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}
