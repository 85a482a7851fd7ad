import Box from '@mui/material/Box';
import { ShowBase, useShowContext } from 'react-admin';
import { Page } from '../../components/page';
import { RecordPage } from '../../components/record-page';
import { Section } from '../../components/section';
import type { PublicationDetail } from '../../providers/records';
import { AttemptList } from './attempt-list';
import { EventTable } from './event-table';
import { PublicationFacts } from './publication-facts';
import { PublicationState } from './publication-state';

function PublicationDesk() {
  const { record, error, refetch } = useShowContext<PublicationDetail>();
  return (
    <RecordPage name="Publication" record={record} error={error} onRetry={() => void refetch()}>
      {(publication) => (
        <Page
          title={publication.post_title}
          documentTitle={publication.post_title}
          subtitle={<PublicationState state={publication.state} />}
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
              <Section title="Attempts">
                <AttemptList attempts={publication.attempts} />
              </Section>
              <Section title="What happened" note="Every change of state, oldest first">
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

/** One publication with every attempt in words. Staff read it; only its owner may decide. */
export function PublicationShow() {
  return (
    <ShowBase<PublicationDetail> queryOptions={{ refetchInterval: 5_000 }}>
      <PublicationDesk />
    </ShowBase>
  );
}
