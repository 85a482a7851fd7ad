import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { cutWithDots, inQuotes } from '@drumbeat/domain';
import type { ReactNode } from 'react';
import type { BreakingSentence } from '../../../entities/types';
import { nearestLabel } from '../voice-words.rules';

/** A sentence that breaks the voice, with its words. */
export interface QuotedSentence extends BreakingSentence {
  readonly quotation: string;
}

const SHOWN_MAX = 90;

export const shortQuotation = ({ quotation }: QuotedSentence) =>
  inQuotes(cutWithDots(quotation.replaceAll(/\s+/gu, ' '), SHOWN_MAX));

/** Why it is not the author's, and how they wrote at such a place. */
export function WhyAndHow({ sentence }: { sentence: QuotedSentence }) {
  return (
    <Box component="span" sx={{ display: 'grid', gap: 2 }}>
      {sentence.reasons.map((reason) => (
        <span key={reason}>{reason}</span>
      ))}
      {sentence.nearest ? (
        <Box component="span" sx={{ display: 'grid', gap: 0.5 }}>
          <Box component="span" sx={{ opacity: 0.75 }}>
            {nearestLabel(sentence)}:
          </Box>
          <span>{inQuotes(sentence.nearest)}</span>
        </Box>
      ) : null}
    </Box>
  );
}

interface BreakingSentenceRowProps {
  sentence: QuotedSentence;
  /** On a phone there is no pointer: a press opens what a pointer shows. */
  isPhone: boolean;
  onPress: () => void;
  children?: ReactNode;
}

/** One sentence that breaks the voice: its words, and the strongest reason; the rest under the pointer or the focus. */
export function BreakingSentenceRow({ sentence, isPhone, onPress, children }: BreakingSentenceRowProps) {
  const words = (
    <Button
      variant="text"
      size="small"
      sx={{
        ml: -2,
        // As high as its words are: two lines do not run over the reason below them.
        height: 'auto',
        minHeight: '1.75rem',
        py: 0.75,
        justifyContent: 'start',
        textAlign: 'left',
        fontWeight: 500,
        lineHeight: 1.4,
        whiteSpace: 'normal',
        overflowWrap: 'anywhere',
      }}
      onClick={onPress}
    >
      {shortQuotation(sentence)}
    </Button>
  );
  return (
    <Box component="li" sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
      {isPhone ? (
        words
      ) : (
        <Tooltip describeChild placement="left" title={<WhyAndHow sentence={sentence} />}>
          {words}
        </Tooltip>
      )}
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {sentence.reasons[0]}
      </Typography>
      {children}
    </Box>
  );
}
