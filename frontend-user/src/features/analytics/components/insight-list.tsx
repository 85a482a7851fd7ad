import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { counted as numberOf } from '@drumbeat/domain';
import type { Analytics } from '../api/analytics';

interface InsightListProps {
  /** Null where reading them took too long. */
  insights: Analytics['insights'];
  /** Posts with figures that are missing until the first one. */
  until: number;
}

/** What the figures tell, each in words and with the size of its sample. */
export function InsightList({ insights, until }: InsightListProps) {
  return (
    <section aria-labelledby="insights-title">
      <Typography variant="h3" component="h2" id="insights-title" sx={{ mb: 2 }}>
        What the numbers say
      </Typography>
      {insights === null || insights.length === 0 ? (
        <Typography sx={{ color: 'text.secondary', textWrap: 'pretty' }}>
          {wordsFor(insights, until)}
        </Typography>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {insights.map(({ finding, sample, recommendations }) => (
            <Box key={finding} component="li" sx={{ py: 3, borderTop: 1, borderColor: 'divider' }}>
              <Typography sx={{ textWrap: 'pretty' }}>{finding}</Typography>
              <Typography variant="caption" component="p" sx={{ color: 'text.disabled', mt: 1 }}>
                {sample}
              </Typography>
              {recommendations.map((recommendation) => (
                <Typography key={recommendation} variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
                  {recommendation}
                </Typography>
              ))}
            </Box>
          ))}
        </Box>
      )}
    </section>
  );
}

function wordsFor(insights: Analytics['insights'], until: number): string {
  if (insights === null) return 'This took too long. The rest of the page is complete.';
  if (until === 0)
    return 'Nothing stands out yet: no subject, day, length or first line can be told to do better than the others.';
  return `Not enough posts yet: ${numberOf(until, 'more post', 'more posts')} with numbers, and this begins.`;
}
