import { SkeletonLines } from '@drumbeat/ui';
import type { RaRecord } from 'react-admin';
import type { ReactNode } from 'react';
import { FailureNotice } from './failure-notice';
import { Page } from './page';

interface RecordPageProps<Row extends RaRecord> {
  /** What the page shows, as the document's title until the record is there. */
  name: string;
  record: Row | undefined;
  error: unknown;
  onRetry: () => void;
  children: (record: Row) => ReactNode;
}

/** A record's page, or what stands in its place: on its way, or not to be had. */
export function RecordPage<Row extends RaRecord>({
  name,
  record,
  error,
  onRetry,
  children,
}: RecordPageProps<Row>) {
  if (record) return children(record);
  if (error) {
    return (
      <Page title={name} documentTitle={name}>
        <FailureNotice title="This could not be loaded" error={error as Error} onRetry={onRetry} />
      </Page>
    );
  }
  return (
    <div aria-busy>
      <title>{`${name} – Drumbeat Console`}</title>
      <SkeletonLines
        lines={[
          { width: '18rem', height: '2rem' },
          { width: '28rem' },
          { width: '100%', height: '12rem', gapBefore: '2rem' },
        ]}
      />
    </div>
  );
}
