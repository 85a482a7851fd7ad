/** As much of a user as the selector reads; what a provider leaves out is allowed to be missing. */
interface WithMetadata {
  readonly user_metadata?: { readonly role?: string | null } | null;
}

/** Whoever has no role in their metadata (ACCOUNT-8). */
const DEFAULT_ROLE = 'user';

/**
 * The role that a user's metadata names: 'user' or 'admin'. For the eye alone: who is staff is said by `is_admin`, and asked by
 * the server (ACCOUNT-8).
 */
export function roleOf(user: WithMetadata): string {
  return user.user_metadata?.role?.trim() || DEFAULT_ROLE;
}

/** The role as the header shows it, with a capital: "User", "Admin" (ACCOUNT-8). */
export function roleLabel(user: WithMetadata): string {
  const role = roleOf(user);
  return role.charAt(0).toUpperCase() + role.slice(1);
}
