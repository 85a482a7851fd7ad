import Typography from '@mui/material/Typography';
import { SkeletonLines } from '@drumbeat/ui';
import { useQuery } from '@tanstack/react-query';
import { publicationQuery } from '../../../entities/publications/get-publication';
import { TimelineList } from './timeline-list';

/** The timeline of one post, loaded when opened. */
export function PublicationHistory({ postId, state }: { postId: string; state: string }) {
  const publication = useQuery(publicationQuery(postId, state));
  if (publication.isPending) return <SkeletonLines lines={[{ width: '40%' }, { width: '80%' }]} />;
  if (publication.isError) {
    return (
      <Typography role="alert" sx={{ color: 'error.main' }}>
        {publication.error.message}
      </Typography>
    );
  }
  return <TimelineList entries={publication.data?.timeline ?? []} />;
}
