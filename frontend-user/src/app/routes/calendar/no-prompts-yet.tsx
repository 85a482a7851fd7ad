import Button from '@mui/material/Button';
import { CALENDAR_TEXTS, PROMPT_TEXTS } from '@drumbeat/domain';
import { EmptyState } from '@drumbeat/ui';
import { PenLine } from 'lucide-react';

/** Nothing yet: the empty week stays below, so that the place of the prompts is already known. */
export function NoPromptsYet({ onCreateOwn }: { onCreateOwn: () => void }) {
  return (
    <div style={{ marginBottom: '1.5rem' }}>
      <EmptyState
        sign={['open', 'open', 'open']}
        title={PROMPT_TEXTS.empty}
        component="h2"
        action={
          <Button
            variant="outlined"
            size="small"
            onClick={onCreateOwn}
            startIcon={<PenLine size={16} strokeWidth={1.75} aria-hidden />}
          >
            Write from your own notes
          </Button>
        }
      >
        {CALENDAR_TEXTS.noPrompts}
      </EmptyState>
    </div>
  );
}
