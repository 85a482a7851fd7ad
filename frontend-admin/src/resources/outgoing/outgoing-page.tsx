import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { counted, OUTGOING_CHANNEL_LABELS } from '@drumbeat/domain';
import { SkeletonLines, Status } from '@drumbeat/ui';
import { CircleCheck, CirclePause } from 'lucide-react';
import { FactList } from '../../components/fact-list';
import { FailureNotice } from '../../components/failure-notice';
import { Notice } from '../../components/notice';
import { Page } from '../../components/page';
import { Quiet } from '../../components/quiet';
import { Section } from '../../components/section';
import { TimeText } from '../../components/time-text';
import { useOutgoing, useSetChannel, type OutgoingState } from './use-outgoing';

type Channel = OutgoingState['channels'][number];
type Restore = OutgoingState['restores'][number];
type LostSend = OutgoingState['lost_sends'][number];

const reasons: Record<Restore['reason'], string> = {
  other_server: 'The data is on another server',
  other_database: 'The data is in another database',
  other_timeline: 'The server was put back or promoted',
  older_data: 'The data is older than what was known',
  told: 'An operator said so',
};

/** Outgoing channels, each with a switch, and the results of restores from a backup. */
export function OutgoingPage() {
  const { data, error, refetch } = useOutgoing();
  const isPausedFor = (reason: Channel['pause_reason']) =>
    data?.channels.some(({ pause_reason }) => pause_reason === reason) === true;
  return (
    <Page
      title="Going out"
      documentTitle="Going out"
      subtitle="What Drumbeat sends to the world. What is paused waits; posts go out once their way is released, however late."
    >
      {isPausedFor('restored') ? (
        <Notice tone="warn">
          The data was put back from a backup. Look at what became of it below, then release what should go
          on.
        </Notice>
      ) : null}
      {isPausedFor('silence') ? (
        <Notice tone="warn">
          No program was running for a long time before Drumbeat started. If the machine was put back from a
          snapshot, its operator says so first (cli.js restored); after a plain outage, release what is
          paused.
        </Notice>
      ) : null}
      {error && !data ? (
        <FailureNotice title="It could not be loaded" error={error} onRetry={() => void refetch()} />
      ) : null}
      {!error && !data ? <SkeletonLines lines={[{ width: '70%' }, { width: '50%' }]} /> : null}
      {data ? (
        <Box sx={{ display: 'grid', gap: '2.5rem' }}>
          <Channels channels={data.channels} />
          <Section title="Restores">
            {data.restores.length === 0 ? <Quiet>No older data was ever put back.</Quiet> : null}
            {data.restores.map((restore) => (
              <RestoreFacts key={restore.id} restore={restore} />
            ))}
          </Section>
          {data.lost_sends.length > 0 ? <LostSends sends={data.lost_sends} /> : null}
        </Box>
      ) : null}
    </Page>
  );
}

function Channels({ channels }: { channels: readonly Channel[] }) {
  const change = useSetChannel();
  return (
    <Section title="Ways out">
      <Box component="ul">
        {channels.map(({ name, paused_at }) => {
          const label = OUTGOING_CHANNEL_LABELS[name];
          const to = paused_at === null ? 'pause' : 'release';
          return (
            <Box
              component="li"
              key={name}
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                alignItems: 'center',
                gap: '0.5rem 1rem',
                py: 3,
                borderTop: 1,
                borderColor: 'divider',
              }}
            >
              <Box sx={{ flex: '1 1 12rem', minWidth: 0 }}>
                <Typography sx={{ fontWeight: 500 }}>{label}</Typography>
                {paused_at === null ? (
                  <Status tone="good" icon={CircleCheck}>
                    Open
                  </Status>
                ) : (
                  <Status tone="warn" icon={CirclePause}>
                    Paused since <TimeText at={paused_at} />
                  </Status>
                )}
              </Box>
              <Button
                variant={to === 'release' ? 'contained' : 'outlined'}
                size="small"
                loading={change.isPending && change.variables.name === name}
                onClick={() => change.mutate({ name, to })}
                aria-label={`${to === 'release' ? 'Release' : 'Pause'}: ${label}`}
              >
                {to === 'release' ? 'Release' : 'Pause'}
              </Button>
            </Box>
          );
        })}
      </Box>
    </Section>
  );
}

function RestoreFacts({ restore }: { restore: Restore }) {
  const { found_at, lost_from, reason, is_journal_whole, asked, settled, held, lost_sends } = restore;
  return (
    <Box sx={{ py: 3, borderTop: 1, borderColor: 'divider' }}>
      <FactList
        facts={[
          ['Found', <TimeText key="found" at={found_at} />],
          ['Lost from', <TimeText key="from" at={lost_from} />],
          ['By', reasons[reason]],
          [
            'Journal',
            is_journal_whole
              ? 'Tells everything of the lost time'
              : 'Does not tell everything: what is held may have gone out, and what ended then may be missing. Look at accounts, passwords and staff rights.',
          ],
          ['Asked', counted(asked, 'post may have gone out', 'posts may have gone out')],
          ['Proven', counted(settled, 'post is on LinkedIn', 'posts are on LinkedIn')],
          ['Held', counted(held, 'post waits for its user’s look', 'posts wait for their users’ look')],
          ['Forgotten', counted(lost_sends, 'post went out since', 'posts went out since')],
        ]}
      />
    </Box>
  );
}

function LostSends({ sends }: { sends: readonly LostSend[] }) {
  return (
    <Section title="Sent since, and forgotten by the data">
      <Box component="ul">
        {sends.map(({ publication_id, opening, user_email, sent_at, linkedin_url }) => (
          <Box component="li" key={publication_id} sx={{ py: 3, borderTop: 1, borderColor: 'divider' }}>
            <Typography sx={{ overflowWrap: 'anywhere' }}>{opening ?? 'Its words were deleted'}</Typography>
            <Typography variant="caption" component="p" sx={{ color: 'text.disabled' }}>
              {user_email ?? 'An account that the data does not know'}, <TimeText at={sent_at} />
            </Typography>
            {linkedin_url === null ? null : (
              <Link href={linkedin_url} target="_blank" rel="noreferrer">
                Open it on LinkedIn
              </Link>
            )}
          </Box>
        ))}
      </Box>
    </Section>
  );
}
