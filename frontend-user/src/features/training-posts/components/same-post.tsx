import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  FIGURE_LABELS,
  inFigures,
  TRAINING_TEXTS,
  type TrainingPostDifference,
  type TrainingPostField,
} from '@drumbeat/domain';
import type { SamePost as Same } from '../api/training-posts';

const LABELS: Readonly<Record<TrainingPostField, string>> = {
  postContent: 'Post text',
  ...FIGURE_LABELS,
  linkedinUrl: 'Post URL',
  postDate: 'Post date',
};

const shown = (value: string | number | null) =>
  value === null ? 'none' : typeof value === 'number' ? inFigures(value) : value;

/** The post is there already (TRAINING-10): what an update would change of it. */
export function SamePost({ same: { differs } }: { same: Same }) {
  return (
    <Box role="alert" sx={{ display: 'grid', gap: 4 }}>
      <Typography>
        {TRAINING_TEXTS.exists} {differs.length === 0 ? TRAINING_TEXTS.nothingNew : 'An update would change:'}
      </Typography>
      {differs.length > 0 ? (
        <Box component="dl" sx={{ display: 'grid', gap: 3, m: 0 }}>
          {differs.map((difference) => (
            <Difference key={difference.field} difference={difference} />
          ))}
        </Box>
      ) : null}
    </Box>
  );
}

const twoLines = {
  display: '-webkit-box',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 4,
} as const;

function Difference({ difference: { field, from, to } }: { difference: TrainingPostDifference }) {
  return (
    <div>
      <Typography variant="label" component="dt">
        {LABELS[field]}
      </Typography>
      <Box component="dd" dir="auto" sx={{ ...twoLines, m: 0, color: 'text.secondary' }}>
        From: {shown(from)}
      </Box>
      <Box component="dd" dir="auto" sx={{ ...twoLines, m: 0 }}>
        To: {shown(to)}
      </Box>
    </div>
  );
}
