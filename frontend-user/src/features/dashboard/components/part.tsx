import Box from '@mui/material/Box';
import { SkeletonLines } from '@drumbeat/ui';
import type { ReactNode } from 'react';
import { FailureNotice } from '../../../components/failure-notice';

interface PartProps<Data> {
  of: { readonly data: Data | undefined; readonly error: Error | null; readonly refetch: () => unknown };
  failed: string;
  children: (data: Data) => ReactNode;
}

/** A card of the dashboard, which loads and fails on its own; without words of the server it says “HTTP 500: …”. */
export function Part<Data>({ of: { data, error, refetch }, failed, children }: PartProps<Data>) {
  if (data !== undefined) return children(data);
  if (error) {
    return (
      <FailureNotice
        title={failed}
        error={error}
        otherwise={error.message || failed}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <Box role="status" aria-busy aria-label="Loading your figures">
      <SkeletonLines lines={[{ width: '12rem' }, { width: '100%' }, { width: '80%' }]} />
    </Box>
  );
}
