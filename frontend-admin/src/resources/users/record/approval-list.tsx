import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { bodyOf, type components } from '@drumbeat/api-client';
import { SkeletonLines } from '@drumbeat/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { FailureNotice } from '../../../components/failure-notice';
import { Quiet } from '../../../components/quiet';
import { Section } from '../../../components/section';
import { TimeText } from '../../../components/time-text';
import { saveCsv } from '../../../lib/csv';
import { PublicationState } from '../../../entities/publications/publication-state';
import { api } from '../../../providers/api';

type Approval = components['schemas']['ApprovalResponse'];

async function readApprovals(userId: string, pages: { page: number; perPage: number }) {
  const query = { ...pages, order: 'DESC' as const };
  return bodyOf(
    await api.GET('/api/admin/users/{id}/approvals', { params: { path: { id: userId }, query } }),
  );
}

const SHOWN = 5;
const MOST_AT_ONCE = 100;

const SOURCES: Readonly<Record<string, string>> = {
  prompt: 'from a prompt',
  notes: 'from notes',
  manual: 'from a blank page',
  training: 'from a training post',
};

/** 'A model’s draft (gpt) from a prompt, 72 % of it kept'. */
function madeHow({ writer_kind, writer_label, source_type, kept_share }: Approval): string {
  const source = SOURCES[source_type] ?? '';
  if (writer_kind === null) return `By hand ${source}`.trim();
  const writer =
    writer_kind === 'model' ? `A model’s draft (${writer_label ?? 'unnamed'})` : 'Our writer’s draft';
  const kept = kept_share === null ? '' : `, ${Math.round(kept_share * 100)} % of it kept`;
  return `${writer} ${source}${kept}`;
}

/** Every one of them, page after page. */
async function readAll(userId: string): Promise<Approval[]> {
  const all: Approval[] = [];
  for (let page = 1; ; page += 1) {
    const { data, total } = await readApprovals(userId, { page, perPage: MOST_AT_ONCE });
    all.push(...data);
    if (data.length === 0 || all.length >= total) return all;
  }
}

/** Who released which exact text, made how, and when. */
export function ApprovalList({ userId }: { userId: string }) {
  const [shown, setShown] = useState(SHOWN);
  const notify = useNotify();
  const { data, error, refetch } = useQuery({
    queryKey: ['approvals', userId, shown],
    queryFn: () => readApprovals(userId, { page: 1, perPage: shown }),
    placeholderData: (before) => before,
  });
  const save = useMutation({
    mutationFn: () => readAll(userId),
    onSuccess: (approvals) =>
      saveCsv('Approvals', approvals, [
        ['Released by', ({ approved_by }) => approved_by],
        ['Released at', ({ approved_at }) => approved_at],
        ['Due', ({ due_at }) => due_at],
        ['Published', ({ published_at }) => published_at],
        ['State', ({ state }) => state.replaceAll('_', ' ')],
        ['Made', madeHow],
        ['Text', ({ text }) => text],
        ['On LinkedIn', ({ linkedin_url }) => linkedin_url],
      ]),
    onError: (failure) => notify(failure.message, { type: 'error' }),
  });
  return (
    <Section title="Approvals" note="Who released which exact text, made how, and when">
      {error && !data ? (
        <FailureNotice title="The record could not be loaded" error={error} onRetry={() => void refetch()} />
      ) : null}
      {!error && !data ? <SkeletonLines lines={[{ width: '70%' }, { width: '50%' }]} /> : null}
      {data?.data.length === 0 ? <Quiet>Nothing was released to LinkedIn yet.</Quiet> : null}
      <Box component="ul" aria-label="Approvals">
        {data?.data.map((approval) => (
          <Box component="li" key={approval.id} sx={{ py: 3, borderTop: 1, borderColor: 'divider' }}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '0.25rem 0.75rem', alignItems: 'center' }}>
              <PublicationState of={approval} />
              <Typography variant="caption" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                Released by {approval.approved_by}, <TimeText at={approval.approved_at} />
              </Typography>
            </Box>
            <Typography variant="caption" component="p" sx={{ color: 'text.disabled' }}>
              {madeHow(approval)}
            </Typography>
            <Box sx={{ mt: 2, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{approval.text}</Box>
          </Box>
        ))}
      </Box>
      {data && data.total > 0 ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 3 }}>
          {data.total > shown && shown < MOST_AT_ONCE ? (
            <Button
              variant="outlined"
              size="small"
              onClick={() => setShown(Math.min(shown * 4, MOST_AT_ONCE))}
            >
              Show more of {data.total}
            </Button>
          ) : null}
          <Button
            variant="outlined"
            size="small"
            loading={save.isPending}
            onClick={() => save.mutate()}
            startIcon={<Download size={16} strokeWidth={1.75} aria-hidden />}
          >
            Export as CSV
          </Button>
        </Box>
      ) : null}
    </Section>
  );
}
