import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';

export interface ShownQuote {
  /** Word for word. */
  sentence: string;
  /** "Training post, Oct 30"; null where the post is not known any more. */
  source: string | null;
}

interface QuotesProps {
  quotes: readonly ShownQuote[];
  /** How many show at once; the others are one click away. */
  shown?: number;
  /** What they show, for those who do not see beside what they stand. */
  of: string;
}

/** Sentences of the user's own, as evidence. */
export function Quotes({ quotes, shown = 1, of }: QuotesProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const more = quotes.length - shown;
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Box id={id} sx={{ display: 'grid', gap: 2 }}>
        {quotes.slice(0, isOpen ? undefined : shown).map(({ sentence, source }) => (
          <Box component="blockquote" key={sentence} sx={{ m: 0 }}>
            <Typography sx={{ textWrap: 'pretty', overflowWrap: 'anywhere' }}>“{sentence}”</Typography>
            {source ? (
              <Typography
                component="cite"
                variant="caption"
                sx={{ color: 'text.disabled', fontStyle: 'normal' }}
              >
                {source}
              </Typography>
            ) : null}
          </Box>
        ))}
      </Box>
      {more > 0 ? (
        <Button
          variant="text"
          size="small"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={isOpen ? `Fewer sentences on ${of}` : `${toggle(more, shown)} on ${of}`}
          onClick={() => setOpen(!isOpen)}
          sx={{ ml: -2, px: 2 }}
        >
          {isOpen ? 'Fewer' : toggle(more, shown)}
        </Button>
      ) : null}
    </Box>
  );
}

const toggle = (more: number, shown: number) =>
  `${more}${shown > 0 ? ' more' : ''} ${more === 1 ? 'sentence' : 'sentences'}`;
