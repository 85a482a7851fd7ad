import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { WritingSource, WritingSourceKind } from '@drumbeat/domain';
import {
  AudioLines,
  Eye,
  FileText,
  Lightbulb,
  MessageSquare,
  PenLine,
  StickyNote,
  type LucideIcon,
} from 'lucide-react';
import { useId, useState } from 'react';

const icons: Record<WritingSourceKind, LucideIcon> = {
  prompt: Lightbulb,
  notes: StickyNote,
  training_post: FileText,
  style: AudioLines,
  post: PenLine,
  answer: MessageSquare,
  advice: Eye,
};

const Source = styled(ButtonBase)(({ theme }) => ({
  ...theme.typography.caption,
  gap: '0.375rem',
  minHeight: '1.5rem',
  maxWidth: '16rem',
  borderRadius: '0.25rem',
  color: theme.vars.palette.text.secondary,
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > svg': { flex: 'none' },
  '&:hover, &[aria-expanded="true"]': { color: theme.vars.palette.text.primary },
  '&[aria-expanded="true"] > span': { textDecoration: 'underline' },
}));

/** The first of them fit into a line beside the text, which needs the room more. */
const IN_A_LINE = 3;

/**
 * What its author is to do with a text before posting, said in full, and the sources given to the writer; each one opens its excerpt. A phone
 * has no room for these.
 */
export function DrawnFrom({ sources }: { sources: readonly WritingSource[] }) {
  return (
    <>
      {sources.filter(isAdvice).map((advice) => (
        <Advice key={advice.label} {...advice} />
      ))}
      <Sources sources={sources.filter((source) => !isAdvice(source))} />
    </>
  );
}

const isAdvice = ({ kind }: WritingSource) => kind === 'advice';

function Advice({ kind, label, excerpt }: WritingSource) {
  const Icon = icons[kind];
  return (
    <Box
      role="note"
      aria-label={label}
      sx={{
        borderTop: 1,
        borderColor: 'divider',
        p: { xs: '0.5rem 1rem', md: '0.5rem 0.75rem' },
        display: 'flex',
        gap: 2,
        color: 'text.secondary',
        '& > svg': { flex: 'none', mt: '0.125rem' },
      }}
    >
      <Icon size={14} strokeWidth={1.75} aria-hidden />
      <Typography variant="caption" component="p" sx={{ overflowWrap: 'anywhere' }}>
        <Box component="strong" sx={{ color: 'text.primary', fontWeight: 600 }}>
          {`${label}.`}
        </Box>
        {excerpt === null ? null : ` ${excerpt}`}
      </Typography>
    </Box>
  );
}

function Sources({ sources }: { sources: readonly WritingSource[] }) {
  const [open, setOpen] = useState<WritingSource | null>(null);
  const [showsAll, setShowsAll] = useState(false);
  const excerptId = useId();
  if (sources.length === 0) return null;
  const more = sources.length - IN_A_LINE;
  // A button for one more takes the room of that one.
  const folds = more > 1;
  return (
    <Box
      sx={{
        display: { xs: 'none', md: 'block' },
        borderTop: 1,
        borderColor: 'divider',
        p: '0.5rem 0.75rem',
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4, rowGap: 1 }}>
        <Typography variant="caption" component="h3" sx={{ color: 'text.disabled' }}>
          Drawn from
        </Typography>
        {(folds && !showsAll ? sources.slice(0, IN_A_LINE) : sources).map((source) => {
          const Icon = icons[source.kind];
          return (
            <Source
              key={`${source.kind} ${source.id ?? ''} ${source.label}`}
              aria-expanded={open === source}
              aria-controls={excerptId}
              onClick={() => setOpen(open === source ? null : source)}
            >
              <Icon size={14} strokeWidth={1.75} aria-hidden />
              <span>{source.label}</span>
            </Source>
          );
        })}
        {folds ? (
          <Source aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
            <span>{showsAll ? 'Fewer' : `${more} more`}</span>
          </Source>
        ) : null}
      </Box>
      <Typography
        id={excerptId}
        variant="caption"
        component="p"
        hidden={open === null}
        sx={{ mt: 1, color: 'text.secondary', overflowWrap: 'anywhere' }}
      >
        {open ? (open.excerpt ?? open.label) : null}
      </Typography>
    </Box>
  );
}
