/** How long a job that failed for good is kept, and how many of them each queue keeps. */
export const FAILED_JOBS_KEPT = { days: 7, count: 1_000 } as const;
