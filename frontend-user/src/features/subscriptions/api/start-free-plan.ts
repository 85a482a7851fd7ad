import { useMutation } from '@tanstack/react-query';
import { bodyOf } from '../../../lib/answer';
import { api } from '../../../lib/api';

export const useStartFreePlan = () =>
  useMutation({ mutationFn: async () => bodyOf(await api.POST('/api/subscriptions/free')).subscription });
