import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { SkeletonLines } from '@drumbeat/ui';
import { useId, useState } from 'react';
import { useParams } from 'react-router-dom';
import { FailureNotice } from '../../../components/failure-notice';
import { NotFoundPage } from '../../../components/not-found-page';
import { Page } from '../../../components/page';
import { isAbsent } from '../../../providers/refusals';
import { AiProfile } from './ai-profile';
import { TrainingPosts } from './training-posts';
import { useWritingProfile } from '../../../entities/users/use-writing-profile';

const TABS = ['Your AI Profile', 'Training'] as const;

/** A user's writing profile as they see it, to read; staff may delete training posts there (CONSOLE-4). */
export function WritingProfilePage() {
  const { id = '' } = useParams();
  const panelId = useId();
  const [tab, setTab] = useState<(typeof TABS)[number]>('Your AI Profile');
  const profile = useWritingProfile(id);
  const person = profile.data?.user_name ?? profile.data?.user_email;
  if (isAbsent(profile.error)) return <NotFoundPage />;
  return (
    <Page
      title="Writing Profile"
      documentTitle={person === undefined ? 'Writing Profile' : `Writing Profile of ${person}`}
      kicker="Admin View"
      subtitle={person}
    >
      {profile.data ? (
        <>
          <Tabs
            value={tab}
            onChange={(_event, chosen: (typeof TABS)[number]) => setTab(chosen)}
            aria-label="Writing Profile"
            sx={{ mb: 6, borderBottom: 1, borderColor: 'divider' }}
          >
            {TABS.map((name) => (
              <Tab
                key={name}
                value={name}
                label={name}
                id={`${panelId}-${name}`}
                aria-controls={panelId}
                disableRipple
              />
            ))}
          </Tabs>
          <Box role="tabpanel" id={panelId} aria-labelledby={`${panelId}-${tab}`}>
            {tab === 'Training' ? <TrainingPosts userId={id} /> : <AiProfile {...profile.data} />}
          </Box>
        </>
      ) : profile.error ? (
        <FailureNotice
          title="This writing profile could not be loaded"
          error={profile.error}
          onRetry={() => void profile.refetch()}
        />
      ) : (
        <div aria-busy>
          <SkeletonLines lines={[{ width: '40%' }, { width: '70%' }, { width: '55%' }]} />
        </div>
      )}
    </Page>
  );
}
