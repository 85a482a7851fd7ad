import { PROMPT_TEXTS } from '@drumbeat/domain';
import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { Page } from '../../../components/page';
import { PageHead } from '../../../components/page-head';
import { RefreshButton } from '../../../components/refresh-button';
import { ViewToggle, type CalendarView } from '../../../features/calendar/components/view-toggle';
import { PromptLibrary } from '../../../features/prompts/components/prompt-library';
import { useLibraryCounts } from '../../../features/prompts/hooks/use-library-counts';
import { refreshPrompts } from '../../../lib/prompt-cache';
import { queryKeys } from '../../../lib/query-keys';

export function LibraryScreen({ onView }: { onView: (view: CalendarView) => void }) {
  const queryClient = useQueryClient();
  const fetching = useIsFetching({ queryKey: queryKeys.prompts }) > 0;
  const counts = useLibraryCounts();
  return (
    <Page title={PROMPT_TEXTS.libraryTitle} wide>
      <PageHead
        title={PROMPT_TEXTS.libraryTitle}
        subtitle={counts ? `${counts.total} total · ${counts.new} new · ${counts.favorites} favorites` : ' '}
        actions={
          <>
            <RefreshButton busy={fetching} onRefresh={() => void refreshPrompts(queryClient)} />
            <ViewToggle view="library" onChange={onView} />
          </>
        }
      />
      <PromptLibrary />
    </Page>
  );
}
