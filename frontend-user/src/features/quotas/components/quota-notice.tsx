import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { InlineAlert } from '../../../components/inline-alert';
import { quotasQuery } from '../api/get-quotas';

/** Warns of nearly exhausted quotas; nothing while there is plenty of room, or unknown. */
export default function QuotaNotice() {
  const { data: quotas = [] } = useQuery(quotasQuery);
  const warnings = quotas.flatMap(({ kind, warning }) => (warning === null ? [] : [{ kind, warning }]));
  if (warnings.length === 0) return null;
  return (
    <Box sx={{ display: 'grid', gap: 2, mb: 5 }}>
      {warnings.map(({ kind, warning }) => (
        <InlineAlert key={kind} tone="warn">
          {warning}
        </InlineAlert>
      ))}
    </Box>
  );
}
