import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { components } from '@drumbeat/api-client';
import { featureNames, MINUTE_MS, pageNames, USAGE_DAYS } from '@drumbeat/domain';
import { ShowBase, useShowContext } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { FactList } from '../../components/fact-list';
import { Page } from '../../components/page';
import { Quiet } from '../../components/quiet';
import type { Column } from '../../components/record-list/column';
import { RecordTable } from '../../components/record-list/record-table';
import { RecordPage, toldByPage } from '../../components/record-page';
import { Section } from '../../components/section';
import { TimeText } from '../../components/time-text';
import { noVisitText, timeText } from './usage.texts';
import { linkTo } from '../../lib/paths';

type UsagePersonDetail = components['schemas']['UsagePersonDetailResponse'];

type Visit = UsagePersonDetail['visit_list'][number];

const minutesOf = ({ started_at, last_event_at }: Visit) =>
  Math.round((Date.parse(last_event_at) - Date.parse(started_at)) / MINUTE_MS);
const listed = (names: readonly string[]) =>
  names.length === 0 ? <Quiet>Nothing with a name</Quiet> : names.join(', ');

const columns: readonly Column<Visit>[] = [
  { label: 'When', isShort: true, render: ({ started_at }) => <TimeText at={started_at} /> },
  { label: 'Time', isNumber: true, isShort: true, render: (visit) => timeText(minutesOf(visit)) },
  { label: 'Pages', render: ({ pages_visited }) => listed(pageNames(pages_visited)) },
  { label: 'What was done', render: ({ features_used }) => listed(featureNames(features_used)) },
  {
    label: 'With',
    render: ({ browser, device }) =>
      [browser, device].filter(Boolean).join(' on ') || <Quiet>Not known</Quiet>,
  },
];

function PersonUsage() {
  const { record: known, error, refetch } = useShowContext<UsagePersonDetail>();
  // When opened from the list its row is shown at first, which has fewer fields.
  const record = known && 'visit_list' in known ? known : undefined;
  return (
    <RecordPage name="Usage" record={record} error={error} onRetry={() => void refetch()}>
      {(person) => (
        <Page
          kicker="Usage"
          title={person.full_name ?? person.email}
          documentTitle={person.full_name ?? person.email}
          actions={
            <Button component={RouterLink} to={linkTo.user(person.id)} variant="outlined">
              Open the person
            </Button>
          }
        >
          <Box sx={{ display: 'grid', gap: '2.5rem' }}>
            <Section title={`Last ${USAGE_DAYS} days`}>
              <FactList
                facts={[
                  ['Visits', person.visits],
                  ['Days', person.days],
                  ['Time', timeText(person.minutes)],
                  [
                    'Last visit',
                    person.last_visit_at === null || person.is_refused ? (
                      <Quiet key="last">{noVisitText(person)}</Quiet>
                    ) : (
                      <TimeText key="last" at={person.last_visit_at} />
                    ),
                  ],
                ]}
              />
            </Section>
            <Section title="Visits" note="The last 50 of 90 days">
              {person.visit_list.length === 0 ? (
                <Quiet>
                  {person.is_refused
                    ? 'They do not want to be tracked: nothing is recorded, and what was is deleted.'
                    : 'None is recorded.'}
                </Quiet>
              ) : (
                <RecordTable label="Visits" rows={person.visit_list} columns={columns} />
              )}
            </Section>
          </Box>
        </Page>
      )}
    </RecordPage>
  );
}

/** When one person was here, and what they used. */
export function UsageShow() {
  return (
    <ShowBase<UsagePersonDetail> queryOptions={toldByPage}>
      <PersonUsage />
    </ShowBase>
  );
}
