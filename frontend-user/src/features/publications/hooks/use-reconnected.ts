import { DELIVERY_TEXTS, reconnectedInPauseText } from '@drumbeat/domain';
import { useQuery } from '@tanstack/react-query';
import { socialAccountsQuery } from '../../../entities/linkedin/integrations';
import { useInPause } from '../../../entities/linkedin/use-in-pause';

/**
 * What is said of a post that waited for LinkedIn, once that is connected, by the account that it is planned for: with
 * another member's it goes on waiting.
 */
export function useReconnected(): (socialAccountId: string) => string {
  const reconnected = useInPause(reconnectedInPauseText) ?? DELIVERY_TEXTS.reconnected;
  const { data: accounts } = useQuery(socialAccountsQuery);
  const connected = accounts?.[0]?.id ?? null;
  return (socialAccountId) =>
    connected === null || connected === socialAccountId ? reconnected : DELIVERY_TEXTS.otherMember;
}
