/** The roots of cached lists that more than one feature changes: a post made from a prompt touches the first three. */
export const queryKeys = {
  prompts: ['prompts'],
  calendar: ['calendar'],
  posts: ['posts'],
  /** A notice goes once there is nothing left to do about its post. */
  notifications: ['notifications'],
} as const;
