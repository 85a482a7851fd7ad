import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CornerDownRight } from 'lucide-react';

interface StaffReplyProps {
  reply: string;
  /** Day and time, by the reader's clock. */
  at: string;
}

/** What the staff replied, below what it answers. */
export function StaffReply({ reply, at }: StaffReplyProps) {
  return (
    <Box sx={{ display: 'flex', gap: 2, mt: 1, p: 3, borderRadius: '0.5rem', bgcolor: 'surface.chrome' }}>
      <Box component="span" sx={{ color: 'accent.text', pt: '3px', lineHeight: 0 }}>
        <CornerDownRight size={16} strokeWidth={1.75} aria-hidden />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ whiteSpace: 'pre-wrap' }}>{reply}</Typography>
        <Typography
          variant="caption"
          component="p"
          sx={{ color: 'text.disabled', fontVariantNumeric: 'tabular-nums' }}
        >
          The staff, {at}
        </Typography>
      </Box>
    </Box>
  );
}
