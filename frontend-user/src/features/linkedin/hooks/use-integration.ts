import { useQuery } from '@tanstack/react-query';
import type { Integration } from '../../../entities/types';
import { integrationsQuery } from '../../../entities/linkedin/get-integrations';

/** Where LinkedIn, or its sandbox, shows posts and what a member has posted; null until it is known. */
export function useIntegration(): Integration | null {
  const { data } = useQuery(integrationsQuery);
  // LinkedIn is the one provider there is.
  return data?.[0] ?? null;
}
