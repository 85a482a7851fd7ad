import Button from '@mui/material/Button';
import { EmptyState } from '@drumbeat/ui';
import { Compass } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Page } from './page';

/** At an address of which the console or its API knows nothing. */
export function NotFoundPage() {
  return (
    <Page title="This page does not exist" documentTitle="Not found">
      <EmptyState
        sign={Compass}
        title="Nothing is at this address."
        action={
          <Button component={Link} to="/" variant="outlined">
            Home
          </Button>
        }
      />
    </Page>
  );
}
