import type { FailedJob } from './use-queues';

/** 'Publish a post: Ann Example, “Pricing”'; without whom it is about where that is not known. */
export function jobWords({ label, about }: FailedJob): string {
  if (!about) return label;
  return `${label}: ${about.person}${about.title === null ? '' : `, “${about.title}”`}`;
}
