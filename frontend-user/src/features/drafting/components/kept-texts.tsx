import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useState } from 'react';
import type { Suggestions } from '../hooks/use-suggestions';
import { SuggestionCard } from './suggestion-card';

interface KeptTextsProps {
  suggestions: Suggestions;
  /** Collapsed initially: on a phone they would leave no room for the post's own text. */
  folds: boolean;
}

/** The texts that were kept beside the post. */
export function KeptTexts({ suggestions, folds }: KeptTextsProps) {
  const [isOpen, setOpen] = useState(false);
  const { kept } = suggestions;
  const Chevron = isOpen ? ChevronUp : ChevronDown;
  return (
    <section aria-labelledby="kept-title">
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography variant="h3" component="h2" id="kept-title">
          Kept beside
        </Typography>
        {folds ? (
          <Button
            variant="text"
            size="small"
            aria-expanded={isOpen}
            aria-controls="kept-texts"
            endIcon={<Chevron size={14} strokeWidth={2} aria-hidden />}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? 'Hide' : `Show ${kept.length}`}
          </Button>
        ) : null}
      </Box>
      <Box
        component="ul"
        id="kept-texts"
        hidden={folds && !isOpen}
        sx={{ display: 'grid', gap: 5, mt: 2, '&[hidden]': { display: 'none' } }}
      >
        {kept.map((suggestion) => (
          <li key={suggestion.id}>
            <SuggestionCard
              suggestion={suggestion}
              onUse={(place) => suggestions.use(suggestion, place)}
              onDiscard={() => suggestions.discard(suggestion)}
            />
          </li>
        ))}
      </Box>
    </section>
  );
}
