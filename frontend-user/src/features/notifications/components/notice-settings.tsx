import { clockLabel, MAIL_MODES, NOTICE_TOPIC_RULES, type MailMode } from '@drumbeat/domain';
import { PillSwitch } from '@drumbeat/ui';
import Box from '@mui/material/Box';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { FailureNotice } from '../../../components/failure-notice';
import { InlineAlert } from '../../../components/inline-alert';
import { NativeSelectField } from '../../../components/native-select-field';
import { SectionSkeleton } from '../../../components/section-skeleton';
import type { NoticeSettings as Settings } from '../../../entities/types';
import { PushDevices } from './push-devices';
import { noticeSettingsQuery, useChangeNoticeSettings } from '../api/notice-settings';

const MODES: Readonly<Record<MailMode, string>> = {
  at_once: 'At once',
  digest: 'Once a day',
  off: 'Never',
};

/** Every half hour of the day. */
const TIMES = Array.from(
  { length: 48 },
  (_, half) => `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}`,
);

/** What users are told of, in the app, on their devices and by mail, and when these may come. */
export function NoticeSettings() {
  const settings = useQuery(noticeSettingsQuery);
  if (settings.isPending) return <SectionSkeleton height="46rem" />;
  if (settings.isError) {
    return (
      <FailureNotice
        title="Your settings could not be loaded"
        error={settings.error}
        onRetry={() => void settings.refetch()}
      />
    );
  }
  return (
    <>
      <PushDevices />
      <MailNote settings={settings.data} />
      <TopicList settings={settings.data} />
      <MailTimes settings={settings.data} />
    </>
  );
}

/** Why no mail comes, where none can. */
function MailNote({ settings: { can_mail, is_confirmed } }: { settings: Settings }) {
  if (can_mail) return null;
  return (
    <InlineAlert tone="info">
      {is_confirmed
        ? 'No mails are sent at the moment: this installation has no mail server. Your choice is kept.'
        : 'Mails come once your address is confirmed: sign in once by magic link, in this browser. In one that is new to your account that removes your password, and you set another one. Your choice is kept.'}
    </InlineAlert>
  );
}

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr 3.5rem 3.5rem', sm: '1fr 4.5rem 4.5rem 9rem' },
  columnGap: { xs: 3, sm: 4 },
};

function TopicList({ settings }: { settings: Settings }) {
  const change = useChangeNoticeSettings();
  return (
    <>
      <Box aria-hidden sx={{ ...columns, pb: 1, color: 'text.secondary' }}>
        <span />
        <Typography variant="caption">In the app</Typography>
        <Typography variant="caption">Devices</Typography>
        <Typography variant="caption" sx={{ display: { xs: 'none', sm: 'block' } }}>
          Mail
        </Typography>
      </Box>
      <Box component="ul">
        {settings.topics.map(({ topic, app, mail, push }) => {
          const { label, hint } = NOTICE_TOPIC_RULES[topic];
          return (
            <Box
              component="li"
              key={topic}
              sx={{
                ...columns,
                alignItems: 'center',
                rowGap: 2,
                py: 3,
                borderTop: 1,
                borderColor: 'divider',
              }}
            >
              <div>
                <Typography sx={{ fontWeight: 550 }}>{label}</Typography>
                <Typography sx={{ color: 'text.secondary' }}>{hint}</Typography>
              </div>
              <PillSwitch
                type="checkbox"
                role="switch"
                aria-label={`${label}: in the app`}
                checked={app}
                onChange={(event) => change.mutate({ topics: [{ topic, app: event.target.checked }] })}
              />
              <PillSwitch
                type="checkbox"
                role="switch"
                aria-label={`${label}: on your devices`}
                checked={push}
                onChange={(event) => change.mutate({ topics: [{ topic, push: event.target.checked }] })}
              />
              <NativeSelect
                value={mail}
                onChange={(event) => change.mutate({ topics: [{ topic, mail: modeOf(event.target.value) }] })}
                input={<OutlinedInput size="small" />}
                inputProps={{ 'aria-label': `${label}: mail` }}
                sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' }, maxWidth: '12rem' }}
              >
                {MAIL_MODES.map((mode) => (
                  <option key={mode} value={mode}>
                    {MODES[mode]}
                  </option>
                ))}
              </NativeSelect>
            </Box>
          );
        })}
      </Box>
    </>
  );
}

const modeOf = (value: string): MailMode => MAIL_MODES.find((mode) => mode === value) ?? 'off';

function MailTimes({ settings: { quiet_from, quiet_until, digest_at } }: { settings: Settings }) {
  const change = useChangeNoticeSettings();
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' },
        gap: 4,
        py: 4,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <TimeField
        label="Quiet from"
        value={quiet_from}
        onChange={(time) => change.mutate({ quiet_from: time })}
        hint={quiet_from === quiet_until ? 'No hours are quiet.' : 'Mails and devices wait until they end.'}
      />
      <TimeField
        label="Quiet until"
        value={quiet_until}
        onChange={(time) => change.mutate({ quiet_until: time })}
      />
      <TimeField
        label="Once a day at"
        value={digest_at}
        onChange={(time) => change.mutate({ digest_at: time })}
      />
    </Box>
  );
}

interface TimeFieldProps {
  label: string;
  value: string;
  hint?: string;
  onChange: (time: string) => void;
}

function TimeField({ label, value, hint, onChange }: TimeFieldProps) {
  return (
    <NativeSelectField
      label={label}
      hint={hint}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      {(TIMES.includes(value) ? TIMES : [...TIMES, value].sort()).map((time) => (
        <option key={time} value={time}>
          {clockLabel(time)}
        </option>
      ))}
    </NativeSelectField>
  );
}
