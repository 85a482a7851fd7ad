/** The roots of cached lists that more than one feature changes: a post made from a prompt touches all three. */
export const queryKeys = {
  prompts: ['prompts'],
  calendar: ['calendar'],
  posts: ['posts'],
} as const;
