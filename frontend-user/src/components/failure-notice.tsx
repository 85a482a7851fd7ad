import { wordsOf } from '@drumbeat/api-client';
import Button from '@mui/material/Button';
import { ACCOUNT_TEXTS } from '@drumbeat/domain';
import { EmptyState } from '@drumbeat/ui';
import { Unplug, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { linkTo } from '../lib/paths';
import { ApiError } from '../lib/http/api';

interface FailureNoticeProps {
  title: string;
  /** An error whose message is the API's own text, if any. */
  error: Error;
  /** Said where the API gave no text of its own. */
  otherwise?: string;
  onRetry?: () => void;
  /** Where nothing is broken, another one. */
  sign?: LucideIcon;
  action?: ReactNode;
}

/** What could not be loaded, why, and a retry button. */
export function FailureNotice({
  title,
  error,
  otherwise = ACCOUNT_TEXTS.unexpected,
  onRetry,
  action,
  sign = Unplug,
}: FailureNoticeProps) {
  return (
    <div role="alert">
      <EmptyState
        sign={sign}
        title={title}
        action={
          isPlanMissing(error) ? (
            <Button component={RouterLink} to={linkTo.upgrade()} variant="contained" size="small">
              See the plans
            </Button>
          ) : onRetry ? (
            <Button variant="outlined" size="small" onClick={onRetry}>
              Try again
            </Button>
          ) : (
            action
          )
        }
      >
        {wordsOf(error, otherwise)}
      </EmptyState>
    </div>
  );
}

/** Trying again would not help: as after a payment that has not arrived. */
const isPlanMissing = (error: Error) => error instanceof ApiError && error.status === 402;
