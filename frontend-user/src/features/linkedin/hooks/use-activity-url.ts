import { useQuery } from '@tanstack/react-query';
import { integrationsQuery } from '../api/get-integrations';

/** Where members find what they have posted, on LinkedIn or its sandbox; null until it is known. */
export function useActivityUrl(): string | null {
  const { data } = useQuery(integrationsQuery);
  // LinkedIn is the one provider there is.
  return data?.[0]?.activity_url ?? null;
}
