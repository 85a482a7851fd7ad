import { bodyOf } from '@drumbeat/api-client';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { KEPT_SHARE_DAYS, KEPT_SHARE_DRAFTS } from '@drumbeat/domain';
import { SkeletonLines } from '@drumbeat/ui';
import { useQuery } from '@tanstack/react-query';
import { Quiet } from '../components/quiet';
import { Section } from '../components/section';
import { keptText, sampleText, writerText } from './kept-share.texts';
import { api, byId } from '../providers/api';

/** Of one user, or of all. */
const readKeptShares = (userId?: string) =>
  userId === undefined
    ? api.GET('/api/admin/kept-share')
    : api.GET('/api/admin/users/{id}/kept-share', byId(userId));

const sharesOf = (userId: string | undefined) => ({
  queryKey: ['kept-share', userId ?? 'all'],
  queryFn: async () => bodyOf(await readKeptShares(userId)).data,
});

/** How much of the drafts is released as it was written, by writer and version of the brief: of one user, or of all of them. */
export function KeptShares({ userId }: { userId?: string }) {
  const { data, error, refetch, isFetching } = useQuery(sharesOf(userId));
  const isOfAll = userId === undefined;
  return (
    <Section
      title="What is kept of drafts"
      note={
        isOfAll
          ? `Last ${KEPT_SHARE_DRAFTS} drafts of each person in ${KEPT_SHARE_DAYS} days`
          : `Last ${KEPT_SHARE_DRAFTS} drafts`
      }
    >
      {error && !data ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <Quiet>It could not be loaded: {error.message}</Quiet>
          <Button variant="text" size="small" loading={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        </Box>
      ) : null}
      {!error && !data ? <SkeletonLines lines={[{ width: '70%' }, { width: '50%' }]} /> : null}
      {data?.length === 0 ? <Quiet>Nothing that was drafted here has been released yet.</Quiet> : null}
      <Box component="ul" sx={{ display: 'grid', gap: 4 }}>
        {data?.map((share) => (
          <Box component="li" key={writerText(share)} sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <Typography variant="label" component="h3" sx={{ color: 'text.secondary' }}>
              {writerText(share)}
            </Typography>
            <p>{share.kept_share === null ? <Quiet>{keptText(share)}</Quiet> : keptText(share)}</p>
            {share.kept_share === null ? null : (
              <Typography variant="caption" component="p" sx={{ color: 'text.disabled' }}>
                {sampleText(share, isOfAll)}
              </Typography>
            )}
          </Box>
        ))}
      </Box>
    </Section>
  );
}
