import { bodyOf } from '@drumbeat/api-client';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { counted } from '@drumbeat/domain';
import { SkeletonLines } from '@drumbeat/ui';
import { useQuery } from '@tanstack/react-query';
import { ThumbsDown, ThumbsUp, type LucideIcon } from 'lucide-react';
import { Quiet } from '../../components/quiet';
import { Section } from '../../components/section';
import { api, byId } from '../../providers/api';

const readLessons = (userId: string) => api.GET('/api/admin/users/{id}/lessons', byId(userId));

/** Also read beside a prompt that staff review. */
export const lessonsOf = (userId: string) => ({
  queryKey: ['lessons', userId],
  queryFn: async () => bodyOf(await readLessons(userId)),
});

/** Lessons for this user's next batch: what they liked, disliked and used. */
export function Lessons({ userId }: { userId: string }) {
  const { data, error } = useQuery(lessonsOf(userId));
  return (
    <Section
      title="What it learns from"
      note={data ? `${data.used_count} of ${counted(data.total, 'prompt')} used` : null}
    >
      {error && !data ? <Quiet>It could not be loaded: {error.message}</Quiet> : null}
      {!error && !data ? <SkeletonLines lines={[{ width: '70%' }, { width: '55%' }]} /> : null}
      {data ? (
        <Box sx={{ display: 'grid', gap: 5 }}>
          <Angles
            icon={ThumbsUp}
            title="Liked"
            angles={data.liked}
            none="Nothing was rated well or used yet."
          />
          <Angles
            icon={ThumbsDown}
            title="Disliked"
            angles={data.disliked}
            none="Nothing was rated badly or put away unused."
          />
        </Box>
      ) : null}
    </Section>
  );
}

interface AnglesProps {
  icon: LucideIcon;
  title: string;
  angles: readonly string[];
  none: string;
}

function Angles({ icon: Icon, title, angles, none }: AnglesProps) {
  return (
    <div>
      <Typography
        variant="label"
        component="h3"
        sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 1, color: 'text.secondary' }}
      >
        <Icon size={16} strokeWidth={1.75} aria-hidden />
        {title}
      </Typography>
      {angles.length === 0 ? <Quiet>{none}</Quiet> : null}
      <Box component="ul" sx={{ display: 'grid', gap: 2, overflowWrap: 'anywhere' }}>
        {angles.map((angle) => (
          <li key={angle}>{angle}</li>
        ))}
      </Box>
    </div>
  );
}
