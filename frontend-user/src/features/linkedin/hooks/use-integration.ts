import { useQuery } from '@tanstack/react-query';
import type { Integration } from '../../../entities/types';
import { integrationsQuery } from '../../../entities/linkedin/integrations';

/** Addresses of posts and of the member's activity on LinkedIn or its sandbox; null until known. */
export function useIntegration(): Integration | null {
  const { data } = useQuery(integrationsQuery);
  // LinkedIn is the one provider there is.
  return data?.[0] ?? null;
}
