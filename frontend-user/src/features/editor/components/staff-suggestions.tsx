import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { suggestionPlace, type TextRange } from '@drumbeat/domain';
import { useKeptFocus } from '@drumbeat/ui';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { InlineAlert } from '../../../components/inline-alert';
import { staffSuggestionsQuery, useDecideSuggestion, type StaffSuggestion } from '../api/staff-suggestions';
import type { Post } from '../../../entities/types';
import { notify } from '../../../lib/notices/notify';
import { useComparedWords, Words } from './versions/compared-words';

interface StaffSuggestionsProps {
  postId: string;
  /** The text in the editor. */
  content: string;
  /** Saves it first: an accepted suggestion goes into what the server has. */
  saveNow: () => Promise<Post>;
  onShow: (place: TextRange) => void;
}

/** What staff suggest for the post, each to be accepted or declined by its author (CONSOLE-17). */
export default function StaffSuggestions({ postId, content, saveNow, onShow }: StaffSuggestionsProps) {
  const section = useRef<HTMLElement>(null);
  useKeptFocus(section);
  // Nothing is said of one that cannot be read: the text is what people are here for, and the next notice reads it again.
  const { data: suggestions = [] } = useQuery(staffSuggestionsQuery(postId));
  const decision = useDecideSuggestion(postId);
  const busyId = decision.isPending ? decision.variables.id : null;
  const accept = (id: string) =>
    decision.mutate(
      { id, accepts: saveNow },
      {
        onSuccess: () =>
          notify.success('The suggestion is in your text', {
            description: 'The text before it is among the versions.',
          }),
        onError: (error) => notify.error('The suggestion was not taken over', { description: error.message }),
      },
    );
  const decline = (id: string) =>
    decision.mutate(
      { id, accepts: null },
      { onError: (error) => notify.error('Not declined', { description: error.message }) },
    );
  return (
    <Box
      component="section"
      ref={section}
      tabIndex={-1}
      aria-label="Suggestions of the staff"
      sx={{ maxWidth: '49.5rem', '&:focus': { outline: 'none' } }}
    >
      {suggestions.length === 0 ? null : (
        <Box component="ul" sx={{ display: 'grid', gap: 3, mt: 4 }}>
          {suggestions.map((suggestion) => (
            <Suggestion
              key={suggestion.id}
              suggestion={suggestion}
              place={suggestionPlace(content, suggestion)}
              isBusy={busyId === suggestion.id}
              onAccept={() => accept(suggestion.id)}
              onDecline={() => decline(suggestion.id)}
              onShow={onShow}
            />
          ))}
        </Box>
      )}
    </Box>
  );
}

interface SuggestionProps {
  suggestion: StaffSuggestion;
  /** Where its words stand now; null where they are not there any more. */
  place: TextRange | null;
  isBusy: boolean;
  onAccept: () => void;
  onDecline: () => void;
  onShow: (place: TextRange) => void;
}

function Suggestion({ suggestion, place, isBusy, onAccept, onDecline, onShow }: SuggestionProps) {
  const { original, replacement, reason, author_name } = suggestion;
  const parts = useComparedWords(original, replacement);
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gap: 2,
        px: { xs: 4, sm: 5 },
        py: 4,
        border: 1,
        borderColor: 'divider',
        borderRadius: '0.75rem',
        bgcolor: 'background.paper',
      }}
    >
      <Typography component="h2" sx={{ fontSize: '0.9375rem', fontWeight: 600, overflowWrap: 'anywhere' }}>
        {author_name ? `${author_name}, of the staff, suggests an edit` : 'The staff suggest an edit'}
      </Typography>
      <Typography sx={{ color: 'text.secondary', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {reason}
      </Typography>
      <Words tabIndex={0} role="group" aria-label="What would change" style={{ maxHeight: '12rem' }}>
        {parts.map(({ value, added, removed }, index) => {
          const Part = added ? 'ins' : removed ? 'del' : 'span';
          return <Part key={index}>{value}</Part>;
        })}
      </Words>
      {place === null ? (
        <InlineAlert tone="warn">
          The words that this is about have changed since, so it cannot be taken over any more.
        </InlineAlert>
      ) : null}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 1 }}>
        {place === null ? null : (
          <Button variant="contained" size="small" disabled={isBusy} onClick={onAccept}>
            Accept
          </Button>
        )}
        <Button variant="outlined" size="small" disabled={isBusy} onClick={onDecline}>
          Decline
        </Button>
        {place === null || original === '' ? null : (
          <Button variant="text" size="small" onClick={() => onShow(place)}>
            Show in the text
          </Button>
        )}
      </Box>
    </Box>
  );
}
