import Box from '@mui/material/Box';
import { findStockPhrases, inQuotes, PROMPT_LIMITS } from '@drumbeat/domain';
import { Status } from '@drumbeat/ui';
import { TriangleAlert } from 'lucide-react';

interface PromptChecksProps {
  hook: string;
  text: string;
}

/** Beside the words of a prompt: how long its hook is, and phrases in it that everybody writes. */
export function PromptChecks({ hook, text }: PromptChecksProps) {
  const { length } = hook.trim();
  const found = findStockPhrases(`${hook}\n${text}`);
  return (
    <Box sx={{ display: 'grid', gap: 1, color: 'text.secondary', typography: 'caption' }}>
      <Box component="span" sx={{ color: length > PROMPT_LIMITS.hook ? 'error.main' : 'inherit' }}>
        Hook: {length} of {PROMPT_LIMITS.hook} characters
      </Box>
      {found.length === 0 ? null : (
        <Box component="ul" aria-label="Stock phrases" sx={{ display: 'grid', gap: 1 }}>
          {found.map(({ text: phrase, reason, place }) => (
            <li key={place.start}>
              <Status small wraps tone="warn" icon={TriangleAlert}>
                {inQuotes(phrase)}: {reason}
              </Status>
            </li>
          ))}
        </Box>
      )}
    </Box>
  );
}
