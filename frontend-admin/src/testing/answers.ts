import type { components } from '@drumbeat/api-client';
import { http, server } from '@drumbeat/testing';

type Schemas = components['schemas'];

export const staff: Schemas['UserResponse'] = {
  id: '6c0b3f1e-0000-4c0b-9a53-3f1f0a1b2c3d',
  email: 'staff@example.test',
  full_name: 'Stella Example',
  first_name: 'Stella',
  is_admin: true,
  onboarding_completed: true,
  time_zone: 'America/Chicago',
  user_metadata: { role: 'admin' },
};

export const aPerson = (
  id: string,
  change: Partial<Schemas['AdminUserResponse']> = {},
): Schemas['AdminUserResponse'] => ({
  id,
  email: `${id}@example.test`,
  email_confirmed: true,
  full_name: null,
  is_admin: false,
  onboarding_completed: true,
  content_pillars: ['Pricing', 'Running a small studio'],
  time_zone: 'America/Chicago',
  subscription_status: 'active',
  plan_type: 'free',
  open_slots: 6,
  linkedin_connected: false,
  linkedin_needs_reconnect: false,
  created_at: '2026-01-05T09:00:00.000Z',
  ...change,
});

/** A member of staff is signed in, and nobody has written to them. */
export function asStaff(): void {
  const expires_at = new Date(Date.now() + 7 * 86_400_000).toISOString();
  server.use(
    http.get('/api/beta/auth/session', ({ response }) =>
      response(200).json({ session: { expires_at }, user: staff }),
    ),
    http.get('/api/admin/messages', ({ response }) => response(200).json({ data: [], total: 0 })),
  );
}
