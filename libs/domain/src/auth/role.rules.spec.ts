import { describe, expect, it } from '@jest/globals';
import { roleLabel, roleOf } from './role.rules.js';

describe('the role in the user’s metadata', () => {
  it.each([
    ['user', 'User'],
    ['admin', 'Admin'],
  ])('is read as it stands: %s, and shown as %s', (role, label) => {
    const user = { user_metadata: { role } };
    expect(roleOf(user)).toBe(role);
    expect(roleLabel(user)).toBe(label);
  });

  it.each([
    {},
    { user_metadata: null },
    { user_metadata: {} },
    { user_metadata: { role: null } },
    { user_metadata: { role: ' ' } },
  ])('is "user" where there is none: %j', (user) => {
    expect(roleOf(user)).toBe('user');
    expect(roleLabel(user)).toBe('User');
  });

  it('says nothing about who is staff', () => {
    const staff = { is_admin: true, user_metadata: { role: 'user' } };
    expect(roleOf(staff)).toBe('user');
  });
});
