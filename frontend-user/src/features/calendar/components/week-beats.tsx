import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { effectiveStatus, type CalendarDay } from '@drumbeat/domain';
import { BeatBar, PillarMark, PostStatus, postLook, Status } from '@drumbeat/ui';
import { CircleDashed } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { linkTo } from '../../../app/paths';
import type { CalendarPost, Prompt } from '../../../lib/api-types';
import { timeWithZone, weekdayShort } from '../../../lib/time-format';
import { dayState } from './day-state';

const Track = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-end',
  height: '4rem',
  marginBottom: '1rem',
  borderBottom: `1px solid ${theme.vars.palette.line.strong}`,
  [theme.breakpoints.down('sm')]: {
    display: 'block',
    height: '100%',
    border: 0,
    margin: 0,
    paddingTop: '0.125rem',
  },
}));

/** Standing on the line a bar is round on top; on a phone it stands alone. */
const phoneRound = { '@media (max-width: 45rem)': { borderRadius: '999px' } };

interface WeekBeatsProps {
  label: string;
  days: CalendarDay<Prompt>[];
  today: string | null;
  postsOf: (date: string) => CalendarPost[];
}

/** A week's three beats: what is out, what is lined up, what to write next. */
export function WeekBeats({ label, days, today, postsOf }: WeekBeatsProps) {
  return (
    <Box
      component="ol"
      aria-label={label}
      sx={{
        display: { xs: 'block', sm: 'grid' },
        gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
        my: { xs: 5, sm: 8 },
      }}
    >
      {days.map((day) => (
        <Beat key={day.date} day={day} today={today} posts={postsOf(day.date)} />
      ))}
    </Box>
  );
}

interface BeatProps {
  day: CalendarDay<Prompt>;
  today: string | null;
  posts: CalendarPost[];
}

function Beat({ day, today, posts }: BeatProps) {
  const [post] = posts;
  const ready = day.slots.filter((prompt) => prompt !== null && effectiveStatus(prompt) === 'new');
  const isToday = day.date === today;
  return (
    <Box
      component="li"
      aria-current={isToday ? 'date' : undefined}
      sx={{
        display: { xs: 'grid', sm: 'block' },
        gridTemplateColumns: '1.25rem minmax(0, 1fr)',
        mb: { xs: 5, sm: 0 },
      }}
    >
      <Track>
        <BeatBar
          state={dayState(day.date, posts, today)}
          width="0.625rem"
          height="4rem"
          aria-hidden
          sx={{
            borderRadius: '0.3125rem 0.3125rem 0 0',
            width: { xs: '0.4375rem', sm: '0.625rem' },
            height: { xs: '2.25rem', sm: '4rem' },
            ...phoneRound,
          }}
        />
      </Track>
      <Box sx={{ pr: { sm: 8 }, minWidth: 0 }}>
        <Typography
          component="p"
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            columnGap: 2,
            mb: 2,
            color: 'text.disabled',
          }}
        >
          <Box component="strong" sx={{ color: 'text.primary', fontWeight: 600 }}>
            {weekdayShort(day.date)}
          </Box>
          <span>{Number(day.date.slice(8))}</span>
          {isToday ? (
            <Box component="span" sx={{ color: 'accent.text', fontWeight: 550 }}>
              Today
            </Box>
          ) : null}
          {post ? (
            <PostStatus state={post.display_state} note={timeOfPost(post)} />
          ) : (
            <Status tone="quiet" icon={CircleDashed} note={readyNote(ready.length)}>
              {today !== null && day.date < today ? 'Nothing went out' : 'Open'}
            </Status>
          )}
        </Typography>
        {post ? (
          <PostBeat post={post} />
        ) : (
          <OpenBeat prompt={ready[0] ?? null} past={today !== null && day.date < today} />
        )}
      </Box>
    </Box>
  );
}

const timeOfPost = (post: CalendarPost) => {
  const at = post.posted_at ?? post.due_at;
  return at ? timeWithZone(at, post.time_zone) : undefined;
};

const readyNote = (count: number) =>
  count === 0 ? undefined : count === 1 ? '1 prompt ready' : `${count} prompts ready`;

const Title = ({ idea = false, children }: { idea?: boolean; children: string }) => (
  <Typography
    component="h2"
    sx={{
      fontWeight: 500,
      fontSize: { xs: '1rem', sm: '1.0625rem' },
      lineHeight: '1.5rem',
      letterSpacing: '-0.01em',
      minHeight: { sm: '3rem' },
      textWrap: 'pretty',
      overflowWrap: 'anywhere',
      color: idea ? 'text.secondary' : 'text.primary',
    }}
  >
    {children}
  </Typography>
);

const Foot = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '0.25rem 1rem',
      mt: { xs: 1, sm: 3 },
      minHeight: '1.5rem',
    }}
  >
    {children}
  </Box>
);

function PostBeat({ post }: { post: CalendarPost }) {
  const posted = postLook(post.display_state).beat === 'posted';
  return (
    <>
      <Title>{post.title}</Title>
      <Foot>
        {posted && post.linkedin_url ? (
          <Link href={post.linkedin_url} target="_blank" rel="noreferrer">
            View on LinkedIn
          </Link>
        ) : (
          <Link component={RouterLink} to={linkTo.post(post.id)}>
            {posted ? 'Open' : 'Edit'}
          </Link>
        )}
      </Foot>
    </>
  );
}

function OpenBeat({ prompt, past }: { prompt: Prompt | null; past: boolean }) {
  if (!prompt || past) {
    return (
      <>
        <Title idea>{past ? 'This beat passed without a post.' : 'No prompt for the day'}</Title>
        <Foot>
          {past ? null : (
            <Link component={RouterLink} to={linkTo.calendar({ view: 'library' })}>
              Choose from Library
            </Link>
          )}
        </Foot>
      </>
    );
  }
  return (
    <>
      <Title idea>{prompt.hook}</Title>
      <Foot>
        <Link
          component={RouterLink}
          to={prompt.post_id ? linkTo.post(prompt.post_id) : linkTo.draftFromPrompt(prompt.id)}
        >
          {prompt.post_id ? 'Open the draft' : 'Use this prompt'}
        </Link>
        <PillarMark pillar={prompt.pillar_number} label={prompt.pillar_label} />
      </Foot>
    </>
  );
}
