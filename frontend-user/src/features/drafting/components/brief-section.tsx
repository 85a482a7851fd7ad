import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { cutWithDots } from '@drumbeat/domain';
import { useId, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import type { WriterBriefExample, WriterBriefSection as Section } from '../../../entities/types';
import { linkTo, paths } from '../../../lib/paths';
import { wayToChange } from '../ways-to-change';

/** Characters of a line: the user's own texts are behind the dialog. */
const LINE_MAX = 280;

interface BriefSectionProps {
  section: Section;
  /** The posts that are the lines of the section `examples`. */
  examples?: readonly WriterBriefExample[];
  /** Below another heading. */
  isNested?: boolean;
  /** Called when a link leaves for another page. */
  onLeave: () => void;
}

/** One part of what the writer is told: its title, where it is changed, and its lines. */
export function BriefSection({
  section: { name, title, lines },
  examples = [],
  isNested = false,
  onLeave,
}: BriefSectionProps) {
  const titleId = useId();
  const way = wayToChange(name);
  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '12rem minmax(0, 1fr)' },
        columnGap: 6,
        rowGap: 2,
        py: 4,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ display: 'grid', gap: 1, alignContent: 'start', justifyItems: 'start' }}>
        <Typography variant="h4" component={isNested ? 'h4' : 'h3'} id={titleId} sx={{ textWrap: 'balance' }}>
          {title}
        </Typography>
        {way ? (
          <Link
            component={RouterLink}
            to={way.to}
            variant="caption"
            aria-describedby={titleId}
            onClick={onLeave}
          >
            {way.label}
          </Link>
        ) : null}
      </Box>
      <Box
        component="ul"
        sx={{ display: 'grid', alignContent: 'start', gap: 2, m: 0, p: 0, listStyle: 'none' }}
      >
        {examples.length > 0
          ? examples.map((example) => (
              <Example key={example.post_id ?? example.opening} example={example} onLeave={onLeave} />
            ))
          : lines.map((line, index) => <Line key={index}>{cutWithDots(line, LINE_MAX)}</Line>)}
      </Box>
    </Box>
  );
}

const Line = ({ children }: { children: ReactNode }) => (
  <Box component="li" sx={{ overflowWrap: 'anywhere', unicodeBidi: 'plaintext' }}>
    {children}
  </Box>
);

function Example({ example, onLeave }: { example: WriterBriefExample; onLeave: () => void }) {
  const { post_id: postId, opening, reason, figures } = example;
  return (
    <Line>
      <Link
        component={RouterLink}
        to={postId === null ? paths.voiceInterview : linkTo.post(postId)}
        onClick={onLeave}
      >
        {opening}
      </Link>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {figures === null ? reason : `${reason} ${figures}.`}
      </Typography>
    </Line>
  );
}
