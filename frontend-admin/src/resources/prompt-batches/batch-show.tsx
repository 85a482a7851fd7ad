import { ShowBase, useShowContext } from 'react-admin';
import Box from '@mui/material/Box';
import { counted } from '@drumbeat/domain';
import { shortDate } from '@drumbeat/ui';
import { Notice } from '../../components/notice';
import { Page } from '../../components/page';
import { RecordPage, toldByPage } from '../../components/record-page';
import type { Batch } from '../../providers/records';
import { BatchActions } from './batch-actions';
import { BatchReview } from './batch-review';
import { isUnfinished } from './use-batch-prompts';
import { momentLabel } from '../../lib/times';
import { BatchStatus } from '../../entities/prompt-batches/batch-status';
import { orderedBy } from './ordered-by';
import { placesOf } from './order-wishes';

/** State and order of a batch in one line. The state is announced when it changes. */
function BatchFacts({ batch }: { batch: Batch }) {
  const { count, weeks, start_date, created_at, writer, tone, brief } = batch;
  const from = start_date ? ` from ${shortDate(start_date)}` : '';
  const places = placesOf(batch);
  return (
    <>
      <Box component="span" role="status" sx={{ mr: 3 }}>
        <BatchStatus batch={batch} />
      </Box>
      {counted(count, 'prompt')} over {counted(weeks, 'week')}
      {from}
      {places ? ` (${places})` : ''}. Ordered {momentLabel(created_at)}: {orderedBy(batch)}.
      {writer ? ` ${writer}.` : ''}
      {tone ? ` Tone: ${tone}.` : ''}
      {brief ? ` Brief: ${brief}` : ''}
    </>
  );
}

function BatchPage() {
  const { record, error, refetch } = useShowContext<Batch>();
  return (
    <RecordPage name="Batch" record={record} error={error} onRetry={() => void refetch()}>
      {(batch) => {
        const title = `Batch for ${batch.user_name ?? batch.user_email}`;
        return (
          <Page
            title={title}
            documentTitle={title}
            subtitle={<BatchFacts batch={batch} />}
            actions={<BatchActions batch={batch} />}
          >
            {batch.error ? <Notice tone="bad">{batch.error}</Notice> : null}
            {batch.notice ? <Notice tone="info">{batch.notice}</Notice> : null}
            {/* All prompts are saved at once at the end: the key reloads them when the state changes. */}
            <BatchReview key={`${batch.id} ${batch.status}`} batch={batch} />
          </Page>
        );
      }}
    </RecordPage>
  );
}

/** One batch: its progress, and its prompts, to be read, corrected and pushed. */
export function BatchShow() {
  return (
    <ShowBase<Batch>
      queryOptions={{
        ...toldByPage,
        refetchInterval: (query) => (isUnfinished(query.state.data) ? 1_000 : false),
      }}
    >
      <BatchPage />
    </ShowBase>
  );
}
