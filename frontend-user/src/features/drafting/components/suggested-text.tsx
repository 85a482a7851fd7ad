import Box from '@mui/material/Box';

interface SuggestedTextProps {
  label: string;
  text: string;
  /** True while more of it is streaming. */
  busy?: boolean;
}

/** A generated text to read, in a well of its own that scrolls. */
export function SuggestedText({ label, text, busy = false }: SuggestedTextProps) {
  return (
    <Box
      role="group"
      aria-label={label}
      aria-busy={busy}
      tabIndex={0}
      sx={{
        maxHeight: { xs: '35dvh', md: '24rem' },
        minHeight: '3rem',
        overflowY: 'auto',
        p: '0.75rem 1rem',
        borderRadius: '0.5rem',
        bgcolor: 'surface.sunken',
        whiteSpace: 'pre-wrap',
        unicodeBidi: 'plaintext',
        overflowWrap: 'anywhere',
        scrollbarWidth: 'thin',
      }}
    >
      {text === '' && busy ? (
        <Box component="span" sx={{ color: 'text.disabled' }}>
          Waiting for the first words…
        </Box>
      ) : (
        text
      )}
    </Box>
  );
}
