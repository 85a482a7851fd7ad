import type { ObjectLiteral } from 'typeorm';

/** Every entity, for the migration check; the modules register their own. */
export const entities: (new () => ObjectLiteral)[] = [];
