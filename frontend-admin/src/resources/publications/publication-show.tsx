import Box from '@mui/material/Box';
import { ShowBase, useShowContext } from 'react-admin';
import { Page } from '../../components/page';
import { RecordPage } from '../../components/record-page';
import { Section } from '../../components/section';
import type { PublicationDetail } from '../../providers/records';
import { AttemptList } from './attempt-list';
import { EventTable } from './event-table';
import { PublicationCheck } from './publication-check';
import { PublicationFacts } from './publication-facts';
import { PublicationState } from './publication-state';
import { Timeline } from './timeline';

function PublicationDetails() {
  const { record: known, error, refetch } = useShowContext<PublicationDetail>();
  // When opened from the list its row is shown at first, which has fewer fields.
  const record = known && 'timeline' in known ? known : undefined;
  return (
    <RecordPage name="Publication" record={record} error={error} onRetry={() => void refetch()}>
      {(publication) => (
        <Page
          title={publication.post_title}
          documentTitle={publication.post_title}
          subtitle={<PublicationState of={publication} />}
          actions={<PublicationCheck id={publication.id} check={publication.check} />}
        >
          <Box
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 21rem' },
              gap: '2.5rem 4rem',
              alignItems: 'start',
            }}
          >
            <Box sx={{ display: 'grid', gap: 8, minWidth: 0 }}>
              <Section title="What happened" note={`As its owner reads it, in ${publication.time_zone}`}>
                <Timeline entries={publication.timeline} zone={publication.time_zone} />
              </Section>
              <Section title="Attempts" note="With what LinkedIn answered">
                <AttemptList attempts={publication.attempts} />
              </Section>
              <Section title="Audit" note="Every change of state, oldest first">
                <EventTable events={publication.events} />
              </Section>
            </Box>
            <PublicationFacts publication={publication} />
          </Box>
        </Page>
      )}
    </RecordPage>
  );
}

/** One publication, from its owner's view down to its audit. Read-only: only its owner may decide. */
export function PublicationShow() {
  return (
    <ShowBase<PublicationDetail> queryOptions={{ refetchInterval: 5_000 }}>
      <PublicationDetails />
    </ShowBase>
  );
}
