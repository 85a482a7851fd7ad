import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { counted as numberOf } from '@drumbeat/domain';
import { PillarMark, visuallyHidden } from '@drumbeat/ui';
import { useCurrentUser } from '../../../entities/session/current-user';
import { dayOf } from '../../../lib/text/time-format';
import type { StrategyPillar } from '../api/content-strategy';

const Track = styled('span')(({ theme }) => ({
  position: 'relative',
  display: 'block',
  height: '0.5rem',
  borderRadius: '0.25rem',
  background: theme.vars.palette.beat.rest,
  forcedColorAdjust: 'none',
  '& > i': {
    position: 'absolute',
    inset: '0 auto 0 0',
    borderRadius: 'inherit',
    background: theme.vars.palette.beat.main,
  },
  '& > b': {
    position: 'absolute',
    top: '-0.25rem',
    bottom: '-0.25rem',
    width: 2,
    marginLeft: -1,
    borderRadius: 1,
    background: theme.vars.palette.text.primary,
  },
}));

interface PillarBalanceProps {
  pillars: readonly StrategyPillar[];
  /** That the balance is taken of. */
  posts: number;
}

/** What each pillar had of the last posts, against its share. */
export function PillarBalance({ pillars, posts }: PillarBalanceProps) {
  const { time_zone: zone } = useCurrentUser();
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {pillars.map(({ number, name, target, posts: own, last_posted_at: last }) => {
        const share = posts === 0 ? 0 : Math.round((own / posts) * 100);
        return (
          <Box
            key={number}
            component="li"
            sx={{ py: 3, borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0 } }}
          >
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 2 }}>
              <PillarMark pillar={number} label={null} bare />
              <Typography component="h3" sx={{ fontWeight: 600, minWidth: 0, overflowWrap: 'anywhere' }}>
                {name}
              </Typography>
              <Typography
                variant="body2"
                sx={{ ml: 'auto', flex: 'none', fontVariantNumeric: 'tabular-nums' }}
              >
                {posts === 0 ? null : (
                  <>
                    {share}% <span style={visuallyHidden}>of the last posts, </span>
                  </>
                )}
                <Box component="span" sx={{ color: 'text.disabled' }}>
                  target {target}%
                </Box>
              </Typography>
            </Box>
            {/* Without posts there is nothing to compare with the target. */}
            {posts === 0 ? null : (
              <>
                <Track aria-hidden>
                  <i style={{ width: `${share}%` }} />
                  <b style={{ left: `${target}%` }} />
                </Track>
                <Typography variant="caption" component="p" sx={{ color: 'text.disabled', mt: 2 }}>
                  {own === 0
                    ? posts === 1
                      ? 'No post yet'
                      : `No post among the last ${posts}`
                    : `${numberOf(own, 'post')}, the last on ${last === null ? '–' : dayOf(last, zone)}`}
                </Typography>
              </>
            )}
          </Box>
        );
      })}
    </Box>
  );
}
