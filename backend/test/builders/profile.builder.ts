import { randomUUID } from 'node:crypto';
import type { Database } from '../../src/platform/database/database.js';
import type { ProfileEntity } from '../../src/modules/users/profile/profile.entity.js';
import { insertRow } from './insert-row.js';

export const PILLARS = ['Pricing with confidence', 'Leading small teams', 'Lessons from clients'];

/** A user with three content pillars in Berlin, unless the test says otherwise. */
export async function aProfile(
  database: Database,
  overrides: Partial<ProfileEntity> = {},
): Promise<ProfileEntity> {
  return insertRow<ProfileEntity>(database, 'profiles', {
    email: `${randomUUID()}@example.test`,
    full_name: 'Ada Example',
    first_name: 'Ada',
    onboarding_completed: true,
    content_pillars: PILLARS,
    time_zone: 'Europe/Berlin',
    ...overrides,
  });
}
