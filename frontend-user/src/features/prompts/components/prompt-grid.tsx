import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useInfiniteQuery } from '@tanstack/react-query';
import { SkeletonLines } from '@drumbeat/ui';
import { useState, type ReactNode } from 'react';
import { FailureNotice } from '../../../components/failure-notice';
import type { Prompt } from '../../../lib/api-types';
import { promptsQuery, type PromptFilter } from '../api/get-prompts';
import { useDraftPrompt } from '../hooks/use-draft-prompt';
import { EditDateDialog } from './edit-date-dialog';
import { LibraryPromptCard } from './library-prompt-card';
import { PromptCardFrame } from './prompt-card-frame';

const grid = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(auto-fill, minmax(20rem, 1fr))' },
  gap: 4,
} as const;

interface PromptGridProps {
  filter: PromptFilter;
  /** Shown instead of the grid where nothing matches. */
  empty: ReactNode;
  /** Stands above the cards, where there are any. */
  before?: ReactNode;
}

export function PromptGrid({ filter, empty, before }: PromptGridProps) {
  const prompts = useInfiniteQuery(promptsQuery(filter));
  const draft = useDraftPrompt();
  const [dated, setDated] = useState<Prompt | null>(null);
  if (prompts.isPending) return <GridSkeleton />;
  if (prompts.isError) {
    return (
      <FailureNotice
        title="Your prompts could not be loaded"
        error={prompts.error}
        onRetry={() => void prompts.refetch()}
      />
    );
  }
  const all = prompts.data.pages.flatMap((page) => page.data);
  if (all.length === 0) return empty;
  return (
    <>
      {before ? <Box sx={{ mb: 4 }}>{before}</Box> : null}
      <Box component="ul" sx={grid} aria-busy={prompts.isFetching}>
        {all.map((prompt) => (
          <li key={prompt.id}>
            <LibraryPromptCard
              prompt={prompt}
              isLoading={draft.isLoading}
              onDraft={() => draft.open(prompt.id)}
              onEditDate={() => setDated(prompt)}
            />
          </li>
        ))}
      </Box>
      {prompts.hasNextPage ? (
        <Button
          variant="outlined"
          sx={{ mt: 6 }}
          loading={prompts.isFetchingNextPage}
          onClick={() => void prompts.fetchNextPage()}
        >
          Show more
        </Button>
      ) : null}
      {dated ? <EditDateDialog prompt={dated} onClose={() => setDated(null)} /> : null}
    </>
  );
}

function GridSkeleton() {
  return (
    <Box sx={grid} aria-busy>
      {[0, 1, 2, 3, 4, 5].map((card) => (
        <PromptCardFrame key={card} quiet sx={{ minHeight: '17rem' }}>
          <SkeletonLines
            lines={[
              { width: '42%' },
              { width: '92%', height: '1rem', gapBefore: '1rem' },
              { width: '70%', height: '1rem' },
              { width: '85%', gapBefore: '1.25rem' },
              { width: '38%', gapBefore: '2rem' },
            ]}
          />
        </PromptCardFrame>
      ))}
    </Box>
  );
}
