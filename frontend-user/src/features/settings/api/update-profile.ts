import { useMutation } from '@tanstack/react-query';
import { bodyOf } from '../../../lib/answer';
import { api } from '../../../lib/api';
import { notify } from '../../../lib/notify';

/** Changes the profile; the page then reads the session again, which carries the zone. */
export const useUpdateProfile = () =>
  useMutation({
    mutationFn: async (body: { time_zone: string }) => bodyOf(await api.PATCH('/api/profile', { body })),
    onError: (error) => notify.error('Your settings were not saved', { description: error.message }),
  });
