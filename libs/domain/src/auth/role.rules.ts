/** The fields of a user that the selector reads; any may be missing. */
interface WithMetadata {
  readonly user_metadata?: { readonly role?: string | null } | null;
}

/** The role of a user without one in their metadata (ACCOUNT-8). */
const DEFAULT_ROLE = 'user';

/**
 * The role in a user's metadata: 'user' or 'admin'. For display only: staff rights are in `is_admin`, checked by the
 * server (ACCOUNT-8).
 */
export function roleOf(user: WithMetadata): string {
  return user.user_metadata?.role?.trim() || DEFAULT_ROLE;
}

/** The role as the header shows it, with a capital: "User", "Admin" (ACCOUNT-8). */
export function roleLabel(user: WithMetadata): string {
  const role = roleOf(user);
  return role.charAt(0).toUpperCase() + role.slice(1);
}
