import { ShowBase, useShowContext } from 'react-admin';
import { Notice } from '../../components/notice';
import { Page } from '../../components/page';
import { RecordPage } from '../../components/record-page';
import type { Batch } from '../../providers/records';
import { BatchActions } from './batch-actions';
import { BatchFacts } from './batch-facts';
import { BatchReview } from './batch-review';
import { isUnfinished } from './use-batch-prompts';

function BatchDesk() {
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
            <BatchReview key={batch.status} batch={batch} />
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
      queryOptions={{ refetchInterval: (query) => (isUnfinished(query.state.data) ? 1_000 : false) }}
    >
      <BatchDesk />
    </ShowBase>
  );
}
