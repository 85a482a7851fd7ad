import { bodyOf } from '@drumbeat/api-client';
import { queryOptions, useQuery } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import { api } from '../../../lib/http/api';
import { freshFor } from '../../../lib/http/query-client';
import { InlineAlert } from '../../../components/inline-alert';

/** The account's use of its quotas, with a warning near a limit. */
const quotasQuery = queryOptions({
  queryKey: ['quotas'],
  queryFn: async () => bodyOf(await api.GET('/api/quotas')).data,
  staleTime: freshFor.posts,
});

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
