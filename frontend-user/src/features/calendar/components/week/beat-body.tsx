import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { CALENDAR_TEXTS, PROMPT_TEXTS, isToWrite, promptPostWords } from '@drumbeat/domain';
import type { DayTime } from '../../day-time.rules';
import { PillarMark, postLook } from '@drumbeat/ui';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { linkTo } from '../../../../lib/paths';
import type { CalendarPost, Prompt } from '../../../../entities/types';

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

/** A post of the day, with a link. */
export function PostBeat({ post }: { post: CalendarPost }) {
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

interface OpenBeatProps {
  date: string;
  prompt: Prompt | null;
  time: DayTime;
  /** There are prompts to choose from. */
  canChoose: boolean;
}

/** A day without a post: the prompt to begin with, or that it passed; nothing where there was no account yet. */
export function OpenBeat({ date, prompt, time, canChoose }: OpenBeatProps) {
  if (time === 'before-start') return null;
  const past = time === 'over';
  if (!prompt || past) {
    return (
      <>
        <Title idea>{past ? 'This beat passed without a post.' : 'No prompt for the day'}</Title>
        <Foot>
          {past || !canChoose ? null : (
            <Link component={RouterLink} to={linkTo.chooseFor({ date, slot: 1 })}>
              {CALENDAR_TEXTS.chooseFromLibrary}
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
          {wayTo(prompt)}
        </Link>
        <PillarMark pillar={prompt.pillar_number} label={prompt.pillar_label} />
      </Foot>
    </>
  );
}

/** A post that is no longer a draft is named by its state: it may be on another day. */
function wayTo(prompt: Prompt): string {
  if (prompt.post_id === null) return 'Use this prompt';
  return isToWrite(prompt) ? PROMPT_TEXTS.openDraft : promptPostWords(prompt.is_used, prompt.post_state);
}
