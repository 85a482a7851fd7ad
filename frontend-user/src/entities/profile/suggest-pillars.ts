import { useMutation } from '@tanstack/react-query';
import { bodyOf } from '../../lib/answer';
import { api } from '../../lib/api';

/** Three to five pillars from the answers that are saved; nothing is changed by asking. */
export const useSuggestPillars = () =>
  useMutation({ mutationFn: async () => bodyOf(await api.POST('/api/profile/pillar-suggestions')).pillars });
