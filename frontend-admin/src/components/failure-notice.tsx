import { wordsOf } from '@drumbeat/api-client';
import Button from '@mui/material/Button';
import { EmptyState } from '@drumbeat/ui';
import { Unplug } from 'lucide-react';
import type { ReactNode } from 'react';

interface FailureNoticeProps {
  title: string;
  /** Its message is the API's own text, if any. */
  error: Error;
  onRetry: () => void;
  /** What else gets out of it. */
  otherWay?: ReactNode;
}

/** What could not be loaded, why, and a retry button. */
export function FailureNotice({ title, error, onRetry, otherWay }: FailureNoticeProps) {
  return (
    <div role="alert">
      <EmptyState
        sign={Unplug}
        title={title}
        action={
          <>
            <Button variant="outlined" size="small" onClick={onRetry}>
              Try again
            </Button>
            {otherWay}
          </>
        }
      >
        {wordsOf(error, 'The server gave no reason.')}
      </EmptyState>
    </div>
  );
}
