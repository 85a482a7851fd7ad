import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { ARCHETYPE_TEXTS, firstNameOf, VOICE_SCALE_WORDS } from '@drumbeat/domain';
import { LevelBeats, PillarMark, SkeletonLines, WritingProfileView } from '@drumbeat/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { Quiet } from '../../components/quiet';
import { Section } from '../../components/section';
import type { User } from '../../providers/records';
import { useWritingProfile } from '../../entities/users/use-writing-profile';
import { lessonsOf } from './lessons';
import { linkTo } from '../../lib/paths';

const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
const FEW = 4;

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <Typography variant="label" component="h3" sx={{ color: 'text.disabled', mb: 1 }}>
        {title}
      </Typography>
      {children}
    </div>
  );
}

const Lines = ({ lines, none }: { lines: readonly string[]; none: string }) =>
  lines.length === 0 ? (
    <Quiet>{none}</Quiet>
  ) : (
    <Box component="ul" sx={{ display: 'grid', gap: 2, overflowWrap: 'anywhere' }}>
      {lines.slice(0, FEW).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </Box>
  );

/** How the user sounds, in words: what the writing profile knows of them. */
function Voice({ user }: { user: User }) {
  const { data, error } = useWritingProfile(user.id);
  if (error && !data) return <Quiet>The voice could not be loaded: {error.message}</Quiet>;
  if (!data) return <SkeletonLines lines={[{ width: '80%' }, { width: '60%' }]} />;
  const { preferences, voice } = data;
  if (preferences === null) return <Quiet>No writing profile yet.</Quiet>;
  const view = new WritingProfileView({ profile: preferences, overview: voice, posts: [], zone: timeZone });
  const { personality, scales } = view;
  return (
    <>
      <p>
        {personality ? (
          <>
            <strong>The {personality.archetype}.</strong> {ARCHETYPE_TEXTS[personality.archetype]}
          </>
        ) : (
          'Not enough is known of how they write.'
        )}
      </p>
      <Box component="dl" sx={{ display: 'grid', gap: 1, m: 0 }}>
        {scales.map(({ scale, level }) => (
          <Box
            key={scale}
            sx={{ display: 'grid', gridTemplateColumns: '6rem 1fr 1.5rem', gap: 3, alignItems: 'center' }}
          >
            <dt>{VOICE_SCALE_WORDS[scale].label}</dt>
            <Box component="dd" sx={{ m: 0, display: 'contents' }}>
              <LevelBeats value={level} />
              <span>{level}</span>
            </Box>
          </Box>
        ))}
      </Box>
      <Part title="Never use">
        <Lines lines={preferences.never_use_phrases} none="No phrases." />
      </Part>
    </>
  );
}

/** Whom the prompts must suit: voice, ideal client, what worked and what they said, beside the prompt that is read. */
export function PersonBeside({ user }: { user: User }) {
  const { data, error } = useQuery(lessonsOf(user.id));
  const name = user.full_name === null ? user.email : firstNameOf(user.full_name);
  return (
    <Section title={`${name}’s voice`}>
      <Box sx={{ display: 'grid', gap: 4, color: 'text.secondary', overflowWrap: 'anywhere' }}>
        <Voice user={user} />
        {error && !data ? <Quiet>What they said could not be loaded: {error.message}</Quiet> : null}
        {data ? (
          <>
            <Part title="Serves">{data.icp_summary ?? <Quiet>No summary of their clients yet.</Quiet>}</Part>
            <Part title="What worked">
              <Lines lines={data.winners} none="Nothing has four stars or more yet." />
            </Part>
            <Part title="Liked lately">
              <Lines lines={data.liked} none="Nothing was rated well or used yet." />
            </Part>
            <Part title="Disliked, or left out">
              <Lines lines={data.disliked} none="Nothing was rated badly or left out." />
            </Part>
            <Part title="They said">
              <Lines lines={data.wishes} none="They have written nothing to the staff." />
            </Part>
          </>
        ) : null}
        <Part title="Pillars">
          <Box component="ul" sx={{ display: 'grid', gap: 2 }}>
            {user.content_pillars.map((pillar, index) => (
              <li key={pillar}>
                <PillarMark pillar={index + 1} label={pillar} />
              </li>
            ))}
          </Box>
        </Part>
        <Link component={RouterLink} to={linkTo.user(user.id)}>
          Open the person
        </Link>
      </Box>
    </Section>
  );
}
