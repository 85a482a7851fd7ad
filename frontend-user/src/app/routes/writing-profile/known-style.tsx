import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router';
import { KnowledgeCard, type WritingProfileView } from '@drumbeat/ui';
import type { WritingProfileRow } from '../../../entities/types';
import { linkTo } from '../../../lib/paths';

interface KnownStyleProps {
  profile: WritingProfileRow | null;
  total: number;
  /** How many of the basics are starting values; absent without a profile. */
  unknownBasics?: WritingProfileView['unknownBasics'];
}

/** "How Well AI Knows Your Style", with the way to where training posts are added. */
export const KnownStyle = ({ profile, total, unknownBasics }: KnownStyleProps) => (
  <KnowledgeCard
    preferences={profile}
    trainingPosts={total}
    unknownBasics={unknownBasics}
    addTrainingPost={
      <Button component={RouterLink} to={linkTo.writingProfile('training')} variant="outlined" size="small">
        Add Training Post
      </Button>
    }
  />
);
