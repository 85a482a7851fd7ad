import Button from '@mui/material/Button';
import { EmptyState } from '@drumbeat/ui';
import { CalendarDays } from 'lucide-react';
import { Link as RouterLink, useLocation } from 'react-router';
import { Page } from '../../components/page';
import { PageHead } from '../../components/page-head';
import { bottomEntries, mainEntries, personalizationEntries } from '../shell/navigation';
import { paths } from '../../lib/paths';

/** Text for screens to come; each says so and links back to working ones. */
const sentences: Record<string, string> = {
  [paths.contentStrategy]: 'Your pillars and monthly roadmap are kept by the staff in this version.',
};

export function Component() {
  const { pathname } = useLocation();
  const entry = [...mainEntries, ...personalizationEntries, ...bottomEntries].find(
    ({ to }) => to === pathname,
  );
  const title = entry?.label ?? 'Drumbeat';
  return (
    <Page title={title}>
      <PageHead title={title} />
      <EmptyState
        sign={entry?.icon ?? CalendarDays}
        title="Not in this version"
        component="h2"
        action={
          <Button
            component={RouterLink}
            to={paths.calendar}
            variant="outlined"
            size="small"
            startIcon={<CalendarDays size={16} strokeWidth={1.75} aria-hidden />}
          >
            Open the calendar
          </Button>
        }
      >
        {sentences[pathname]}
      </EmptyState>
    </Page>
  );
}
