/** Texts of the last step of the onboarding while the first prompts are written. */
export const STARTER_TEXTS = {
  title: 'Your first three prompts',
  lead: 'They are written from the answers that you have just given, one for each of your next three beats.',
  saved: 'Your answers are saved',
  queued: 'Waiting for the writer',
  writing: 'Writing three prompts',
  done: 'Three prompts are on your calendar',
  start: 'Write my prompts',
  goOn: 'Go on without waiting',
} as const;
