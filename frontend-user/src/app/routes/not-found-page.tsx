import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { EmptyState } from '@drumbeat/ui';
import { MapPinOff } from 'lucide-react';
import { Link as RouterLink } from 'react-router';
import { paths } from '../paths';

export function Component() {
  return (
    <Box component="main" id="main" sx={{ maxWidth: '36rem', m: '10vh auto', p: 6 }}>
      <title>Not found – Drumbeat</title>
      <EmptyState
        sign={MapPinOff}
        title="There is no page at this address"
        component="h2"
        action={
          <Button component={RouterLink} to={paths.landing} variant="outlined" size="small">
            Go to the start
          </Button>
        }
      >
        It may have moved, or the link is incomplete.
      </EmptyState>
    </Box>
  );
}
