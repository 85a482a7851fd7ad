import Box from '@mui/material/Box';
import { findStockPhrases, inQuotes, PROMPT_LIMITS } from '@drumbeat/domain';
import { Status } from '@drumbeat/ui';
import { TriangleAlert } from 'lucide-react';

interface PromptWords {
  hook: string;
  text: string;
}

/** Phrases of the prompt that everybody writes; nothing where it has none. */
export function StockPhrases({ hook, text }: PromptWords) {
  const found = findStockPhrases(`${hook}\n${text}`);
  if (found.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label="Stock phrases"
      sx={{ display: 'grid', gap: 1, color: 'text.secondary', typography: 'caption' }}
    >
      {found.map(({ text: phrase, reason, place }) => (
        <li key={place.start}>
          <Status small wraps tone="warn" icon={TriangleAlert}>
            {inQuotes(phrase)}: {reason}
          </Status>
        </li>
      ))}
    </Box>
  );
}

/** Beside the words of a prompt: how long its hook is, and phrases in it that everybody writes. */
export function PromptChecks({ hook, text }: PromptWords) {
  const { length } = hook.trim();
  return (
    <Box sx={{ display: 'grid', gap: 1, color: 'text.secondary', typography: 'caption' }}>
      <Box component="span" sx={{ color: length > PROMPT_LIMITS.hook ? 'error.main' : 'inherit' }}>
        Hook: {length} of {PROMPT_LIMITS.hook} characters
      </Box>
      <StockPhrases hook={hook} text={text} />
    </Box>
  );
}
