import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { inQuotes } from '@drumbeat/domain';
import { DialogFrame } from '@drumbeat/ui';
import { type QuotedSentence, WhyAndHow } from './breaking-sentence';

interface SentenceSheetProps {
  sentence: QuotedSentence;
  onShow?: (() => void) | undefined;
  onRewrite?: (() => void) | undefined;
  onClose: () => void;
}

/** A sentence that breaks the voice, on a phone: from below, over the text. */
export default function SentenceSheet({ sentence, onShow, onRewrite, onClose }: SentenceSheetProps) {
  const after = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <DialogFrame
      open
      onClose={onClose}
      title="Not the way you write"
      actions={
        <>
          {onShow ? (
            <Button variant="outlined" onClick={after(onShow)}>
              Show in the text
            </Button>
          ) : null}
          {onRewrite ? (
            <Button variant="contained" onClick={after(onRewrite)}>
              Write it my way
            </Button>
          ) : null}
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 4 }}>
        <Typography component="p" sx={{ overflowWrap: 'anywhere' }}>
          {inQuotes(sentence.quotation)}
        </Typography>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          <WhyAndHow sentence={sentence} />
        </Typography>
      </Box>
    </DialogFrame>
  );
}
