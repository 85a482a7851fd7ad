import { useMutation } from '@tanstack/react-query';
import { bodyOf } from '../../lib/answer';
import { api } from '../../lib/api';

/** Suggests three to five pillars from the saved answers; changes nothing. */
export const useSuggestPillars = () =>
  useMutation({ mutationFn: async () => bodyOf(await api.POST('/api/profile/pillar-suggestions')).pillars });
