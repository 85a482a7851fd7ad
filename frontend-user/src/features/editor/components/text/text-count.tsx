import Box from '@mui/material/Box';
import { counted, countWords } from '@drumbeat/domain';
import { CharacterCount } from './character-count';

/** The number of words, if there is room, and of characters out of LinkedIn's limit. */
export function TextCount({ text }: { text: string }) {
  const words = countWords(text);
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 4 }}>
      <Box
        component="span"
        sx={{
          display: { xs: 'none', sm: 'inline' },
          typography: 'caption',
          color: 'text.secondary',
          whiteSpace: 'nowrap',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {counted(words, 'word')}
      </Box>
      <CharacterCount text={text} />
    </Box>
  );
}
