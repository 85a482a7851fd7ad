import Box from '@mui/material/Box';
import { countWords } from '@drumbeat/domain';
import { CharacterCount } from './character-count';

const number = new Intl.NumberFormat('en-US');

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
        {number.format(words)} {words === 1 ? 'word' : 'words'}
      </Box>
      <CharacterCount text={text} />
    </Box>
  );
}
