import Box from '@mui/material/Box';
import { ShowBase, useShowContext } from 'react-admin';
import { zoneLabel, type PublicationState as State } from '@drumbeat/domain';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { Page } from '../../components/page';
import { RecordPage, toldByPage } from '../../components/record-page';
import { Section } from '../../components/section';
import { AttemptList } from './attempt-list';
import { actorWords, eventWords } from './event-words';
import { PublicationCheck } from './publication-check';
import { PublicationState, type PublicationDetail } from '../../entities/publications/publication-state';
import { Timeline } from './timeline';
import type { Column } from '../../components/record-list/column';
import { RecordTable } from '../../components/record-list/record-table';
import { TimeText } from '../../components/time-text';
import { FactList } from '../../components/fact-list';
import { Quiet } from '../../components/quiet';
import { momentLabel } from '../../lib/times';
import { linkTo } from '../../lib/paths';

function PublicationFacts({ publication }: { publication: PublicationDetail }) {
  const { user_id, user_email, account_name, due_at, time_zone, published_at, linkedin_url, evidence } =
    publication;
  return (
    <Section title="Facts">
      <FactList
        facts={[
          [
            'By',
            <Link key="by" component={RouterLink} to={linkTo.user(user_id)}>
              {user_email}
            </Link>,
          ],
          ['Account', account_name],
          ['Due', `${momentLabel(due_at, time_zone)} (${zoneLabel(time_zone)})`],
          ['Published', published_at ? momentLabel(published_at) : <Quiet key="not">Not yet</Quiet>],
          ...(evidence ? ([['Evidence', evidence.replaceAll('_', ' ')]] as const) : []),
          ...(linkedin_url
            ? ([
                [
                  published_at ? 'Link' : 'Duplicate of',
                  <Link key="link" href={linkedin_url} target="_blank" rel="noreferrer">
                    On LinkedIn
                  </Link>,
                ],
              ] as const)
            : []),
        ]}
      />
    </Section>
  );
}

type Event = PublicationDetail['events'][number];

const columns: readonly Column<Event & { id: number }>[] = [
  { label: 'Then', render: ({ to_state }) => <PublicationState of={{ state: to_state as State }} /> },
  { label: 'Because', render: ({ event }) => eventWords(event) },
  { label: 'Who', render: ({ actor }) => actorWords(actor) },
  { label: 'When', render: ({ at }) => <TimeText at={at} /> },
];

/** The audit of a publication's states. */
function EventTable({ events }: { events: readonly Event[] }) {
  return (
    <RecordTable
      label="Changes of state"
      rows={events.map((event, id) => ({ ...event, id }))}
      columns={columns}
    />
  );
}

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
          actions={
            <>
              <PublicationCheck id={publication.id} check={publication.check} />
              <Button component={RouterLink} to={linkTo.post(publication.post_id)} variant="outlined">
                Open the post
              </Button>
            </>
          }
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
              <Section
                title="What happened"
                note={`As its owner reads it, in ${zoneLabel(publication.time_zone)}`}
              >
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
    <ShowBase<PublicationDetail> queryOptions={{ ...toldByPage, refetchInterval: 5_000 }}>
      <PublicationDetails />
    </ShowBase>
  );
}
