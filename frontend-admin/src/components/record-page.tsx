import { SkeletonLines } from '@drumbeat/ui';
import type { RaRecord } from 'react-admin';
import type { ReactNode } from 'react';
import { isAbsent } from '../providers/refusals';
import { FailureNotice } from './failure-notice';
import { NotFoundPage } from './not-found-page';
import { Page } from './page';

/** Of a record that could not be read its page says so in its own place; react-admin would leave it for the list. */
export const toldByPage = { onError: () => undefined };

interface RecordPageProps<Row extends RaRecord> {
  /** The kind of record, as the document's title until the record is loaded. */
  name: string;
  record: Row | undefined;
  error: unknown;
  onRetry: () => void;
  children: (record: Row) => ReactNode;
}

/** A record's page, or its placeholder: loading, failed, not there. */
export function RecordPage<Row extends RaRecord>({
  name,
  record,
  error,
  onRetry,
  children,
}: RecordPageProps<Row>) {
  if (record) return children(record);
  if (isAbsent(error)) return <NotFoundPage />;
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
