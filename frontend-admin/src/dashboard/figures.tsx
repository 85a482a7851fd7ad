import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { bodyOf, type components } from '@drumbeat/api-client';
import { counted, RATING_MAX, RATINGS_LOOKED_BACK_DAYS } from '@drumbeat/domain';
import { useQuery } from '@tanstack/react-query';
import { Quiet } from '../components/quiet';
import { api } from '../providers/api';

type Figures = components['schemas']['AdminFiguresResponse'];

async function readFigures(): Promise<Figures> {
  return bodyOf(await api.GET('/api/admin/figures'));
}

const EVERY_MS = 60_000;

type Figure = readonly [name: string, number: string, note: string];

function figuresOf(figures: Figures): readonly Figure[] {
  const { published, published_late, due, prompt_rating, prompt_ratings, drafts_written, signed_up } =
    figures;
  return [
    ['Published, 24 hours', String(published), published_late === 0 ? 'None late' : `${published_late} late`],
    ['To go out, next 24 hours', String(due), 'On LinkedIn, by themselves'],
    [
      `Prompt rating, ${RATINGS_LOOKED_BACK_DAYS} days`,
      prompt_rating === null ? '–' : String(prompt_rating),
      prompt_rating === null ? 'Nobody rated' : `of ${RATING_MAX}, ${counted(prompt_ratings, 'rating')}`,
    ],
    [
      'Drafts written, 24 hours',
      String(drafts_written),
      `${counted(signed_up, 'person', 'people')} signed up`,
    ],
  ];
}

const WAITING: readonly Figure[] = [
  ['Published, 24 hours', '…', ' '],
  ['To go out, next 24 hours', '…', ' '],
  [`Prompt rating, ${RATINGS_LOOKED_BACK_DAYS} days`, '…', ' '],
  ['Drafts written, 24 hours', '…', ' '],
];

/** The numbers of the day, over everybody. */
export function DayFigures() {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['figures'],
    queryFn: readFigures,
    refetchInterval: EVERY_MS,
  });
  if (error && !data) {
    return (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 6 }}>
        <Quiet>The numbers of the day could not be loaded: {error.message}</Quiet>
        <Button variant="text" size="small" loading={isFetching} onClick={() => void refetch()}>
          Try again
        </Button>
      </Box>
    );
  }
  return (
    <Box
      component="dl"
      aria-label="Numbers of the day"
      aria-busy={data === undefined}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
        m: 0,
        mb: 8,
        borderTop: 1,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {(data ? figuresOf(data) : WAITING).map(([name, number, note], place) => (
        <Box
          key={name}
          sx={{
            py: 4,
            pr: 4,
            pl: { xs: place % 2 === 0 ? 0 : 4, lg: place === 0 ? 0 : 5 },
            borderLeft: { xs: place % 2 === 0 ? 0 : 1, lg: place === 0 ? 0 : 1 },
            borderTop: { xs: place < 2 ? 0 : 1, lg: 0 },
            borderColor: { xs: 'divider', lg: 'divider' },
            minWidth: 0,
          }}
        >
          <Typography variant="label" component="dt" sx={{ color: 'text.secondary' }}>
            {name}
          </Typography>
          <Box component="dd" sx={{ m: 0 }}>
            <Box
              component="span"
              sx={{
                display: 'block',
                fontSize: '1.75rem',
                lineHeight: 1.3,
                fontWeight: 600,
                fontVariantNumeric: 'tabular-nums',
              }}
            >
              {number}
            </Box>
            <Typography variant="caption" sx={{ color: 'text.disabled' }}>
              {note}
            </Typography>
          </Box>
        </Box>
      ))}
    </Box>
  );
}
