import type { MixedList } from 'typeorm';

/** Every migration in the order it runs. Listed by hand so that a build, a test and production see the same set. */
export const migrations: NonNullable<MixedList<new () => object>> = [];
