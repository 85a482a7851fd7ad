import Button from '@mui/material/Button';
import { EmptyState } from '@drumbeat/ui';
import { TriangleAlert } from 'lucide-react';

/** Replaces a page whose code failed. */
export function PageFailure() {
  return (
    <div role="alert">
      <EmptyState
        sign={TriangleAlert}
        title="Something went wrong. Please try again."
        component="h2"
        action={
          <Button variant="outlined" onClick={() => window.location.reload()}>
            Reload the page
          </Button>
        }
      >
        Nothing was changed by it.
      </EmptyState>
    </div>
  );
}
