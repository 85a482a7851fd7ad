import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { PillarMark, shortDate } from '@drumbeat/ui';
import { Link as RouterLink } from 'react-router';
import { linkTo } from '../../../lib/paths';
import type { UpcomingPrompt } from '../api/dashboard';

interface NextPromptsProps {
  /** The next first. */
  prompts: readonly UpcomingPrompt[];
  pillars: readonly string[];
  /** Ids of those that the page names above, on their days. */
  shown: readonly number[];
}

/** Prompts of the calendar that wait to be written, besides those above. */
export function NextPrompts({ prompts, pillars, shown }: NextPromptsProps) {
  const others = prompts.filter(({ id }) => !shown.includes(id));
  return (
    <section aria-labelledby="next-prompts-title">
      <Typography variant="h3" component="h2" id="next-prompts-title" sx={{ mb: 2 }}>
        Next prompts
      </Typography>
      {others.length === 0 ? (
        <Typography sx={{ color: 'text.secondary', textWrap: 'pretty' }}>
          {prompts.length === 0 ? 'None waits in the days ahead.' : 'Those above are all for now.'} New ones
          come for Monday, Wednesday and Friday.
        </Typography>
      ) : (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {others.map(({ id, hook, pillar_number: pillar, scheduled_date: day }) => (
            <Box
              component="li"
              key={id}
              sx={{
                display: 'grid',
                gridTemplateColumns: '5.5rem minmax(0, 1fr) auto',
                alignItems: 'baseline',
                columnGap: 3,
                py: 2,
                borderTop: 1,
                borderColor: 'divider',
              }}
            >
              <Typography variant="caption" sx={{ color: 'text.disabled' }}>
                {shortDate(day)}
              </Typography>
              <Link
                component={RouterLink}
                to={linkTo.draftFromPrompt(id)}
                color="inherit"
                underline="hover"
                sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}
              >
                {hook}
              </Link>
              <PillarMark pillar={pillar} label={pillars[pillar - 1] ?? null} bare />
            </Box>
          ))}
        </Box>
      )}
      <Link
        component={RouterLink}
        to={linkTo.calendar({ view: 'library' })}
        sx={{ display: 'inline-block', mt: 2 }}
      >
        All prompts
      </Link>
    </section>
  );
}
