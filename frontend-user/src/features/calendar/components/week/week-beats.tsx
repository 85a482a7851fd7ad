import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { CALENDAR_TEXTS, counted, type CalendarDay, isToWrite } from '@drumbeat/domain';
import { dayTime } from '../../day-time.rules';
import { BeatBar, PostStatus, Status, weekdayShort } from '@drumbeat/ui';
import { CircleDashed } from 'lucide-react';
import { Link as RouterLink } from 'react-router';
import { useCurrentUser } from '../../../../entities/session/current-user';
import { linkTo } from '../../../../lib/paths';
import type { CalendarPost, Prompt } from '../../../../entities/types';
import { OpenBeat, PostBeat } from './beat-body';
import { dayState } from '../items/day-state';
import { postTime } from '../items/post-time';

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

/** On the line a bar is rounded at the top; on a phone it is free-standing. */
const phoneRound = { '@media (max-width: 45rem)': { borderRadius: '999px' } };

/** Of one day; the others are on the calendar, and push nothing else off the page. */
const SHOWN_POSTS = 3;

interface WeekBeatsProps {
  label: string;
  days: CalendarDay<Prompt>[];
  today: string | null;
  startedOn: string | null;
  postsOf: (date: string) => CalendarPost[];
  /** There are prompts to choose from. */
  canChoose: boolean;
}

/** A week's three beats: what is out, what is lined up, what to write next. */
export function WeekBeats({ label, days, today, startedOn, postsOf, canChoose }: WeekBeatsProps) {
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
        <Beat
          key={day.date}
          day={day}
          today={today}
          startedOn={startedOn}
          posts={postsOf(day.date)}
          canChoose={canChoose}
        />
      ))}
    </Box>
  );
}

interface BeatProps {
  day: CalendarDay<Prompt>;
  today: string | null;
  startedOn: string | null;
  posts: CalendarPost[];
  canChoose: boolean;
}

function Beat({ day, today, startedOn, posts, canChoose }: BeatProps) {
  const { time_zone: zone } = useCurrentUser();
  const [post, ...others] = posts.slice(0, SHOWN_POSTS);
  const left = posts.length - SHOWN_POSTS;
  const prompts = day.slots.filter((prompt) => prompt !== null);
  const ready = prompts.filter(isToWrite);
  const isToday = day.date === today;
  const time = dayTime(day.date, { today, startedOn });
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
            <PostStatus state={post.display_state} note={postTime(post, zone)} />
          ) : (
            <Status
              tone="quiet"
              icon={CircleDashed}
              note={time === 'open' ? readyNote(ready.length) : undefined}
            >
              {beatWords[time]}
            </Status>
          )}
        </Typography>
        {post ? (
          <>
            <PostBeat post={post} />
            {others.map((other) => (
              <Box key={other.id} sx={{ mt: 4 }}>
                <Box sx={{ mb: 2 }}>
                  <PostStatus state={other.display_state} note={postTime(other, zone)} />
                </Box>
                <PostBeat post={other} />
              </Box>
            ))}
            {left > 0 ? (
              <Link component={RouterLink} to={linkTo.calendar({ selectedDate: day.date })}>
                {left} more this day
              </Link>
            ) : null}
          </>
        ) : (
          <OpenBeat
            date={day.date}
            prompt={ready[0] ?? prompts.find(hasPost) ?? null}
            time={time}
            canChoose={canChoose}
          />
        )}
      </Box>
    </Box>
  );
}

const beatWords = {
  'before-start': CALENDAR_TEXTS.beforeStart,
  over: CALENDAR_TEXTS.nothingWentOut,
  open: 'Open',
} as const;

/** True when it is written, and is scheduled on another day or held for a check. */
const hasPost = ({ status, post_state }: Prompt) => status === 'new' && post_state !== null;

const readyNote = (count: number) => (count === 0 ? undefined : `${counted(count, 'prompt')} ready`);
