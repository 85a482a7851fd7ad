import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

interface SummaryRowProps {
  /** What was heard, in words. */
  sentence: string;
  isTaken: boolean;
  onTake: (isTaken: boolean) => void;
  takeLabel: string;
  /** Word for word what shows it, and how it was said: "You chose". */
  evidence: readonly { readonly how: string; readonly text: string }[];
  /** To correct it. */
  control?: ReactNode;
  /** More below, such as a field that counts for more. */
  children?: ReactNode;
}

/** One thing that was heard, with the answer that shows it. */
export function SummaryRow({
  sentence,
  isTaken,
  onTake,
  takeLabel,
  evidence,
  control,
  children,
}: SummaryRowProps) {
  const id = useId();
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        columnGap: 3,
        py: 5,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Checkbox
        checked={isTaken}
        onChange={(_, checked) => onTake(checked)}
        slotProps={{ input: { 'aria-label': takeLabel, 'aria-describedby': id } }}
        sx={{ p: 0, mt: '2px', alignSelf: 'start' }}
      />
      <Box sx={{ opacity: isTaken ? 1 : 0.62 }}>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'space-between',
            columnGap: 4,
            rowGap: 2,
          }}
        >
          <Typography variant="h3" component="p" id={id} sx={{ flex: '1 1 14rem' }}>
            {sentence}
          </Typography>
          {control}
        </Box>
        {evidence.map(({ how, text }) => (
          <Typography
            key={text}
            component="div"
            sx={{ mt: 2, color: 'text.secondary', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
          >
            <Box component="span" sx={{ color: 'text.disabled' }}>
              {how}:{' '}
            </Box>
            <q>{text}</q>
          </Typography>
        ))}
        {children}
      </Box>
    </Box>
  );
}
