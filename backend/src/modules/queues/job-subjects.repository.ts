import { Inject, Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { Database } from '../../platform/database/database.js';
import { EntityColumns } from '../../platform/database/entity-columns.js';
import type { AboutRow } from '../../platform/queue/job-definition.js';

/** Whom a job is about, and what. */
export interface JobSubject {
  readonly user_id: string;
  /** The name of the person, else their address. */
  readonly person: string;
  /** Of the post, the prompt, the notice or the kind of mail; null where there is none. */
  readonly title: string | null;
}

/** Those that the program has: a job’s row has its title from a row of any of them. */
export const ALL_ENTITIES = Symbol('ALL_ENTITIES');

/** What may be an id, by the type of its column: a job of another version may carry anything. */
const IDS: Readonly<Record<string, (id: string) => boolean>> = {
  uuid: (id) => isUUID(id),
  bigint: (id) => /^\d{1,18}$/.test(id),
  text: () => true,
};

/** Rows of all users: for staff alone. */
@Injectable()
export class JobSubjectsRepository {
  constructor(
    private readonly database: Database,
    @Inject(ALL_ENTITIES) private readonly entities: readonly (new () => object)[],
  ) {}

  /** By the ids of these rows; without what is gone, or nobody's. */
  async find(about: AboutRow, ids: readonly string[]): Promise<Map<string, JobSubject>> {
    const { sql, isId } = statementFor(about, this.entities);
    const known = ids.filter(isId);
    if (known.length === 0) return new Map();
    const found = await this.database.query<JobSubject & { readonly id: string }>(sql, [known]);
    return new Map(found.map(({ id, ...one }) => [id, { ...one, title: about.inWords(one.title) }]));
  }
}

/** Its names are those of entities; one that is none of their columns throws. */
function statementFor({ entity, of, title }: AboutRow, entities: readonly (new () => object)[]) {
  const row = EntityColumns.of(entity as new () => Readonly<Record<string, unknown>>);
  const type = String(row.typeOf('id'));
  const titled = of === null ? row : row.pointedAt(of, entities);
  const column = title === null ? 'null' : `${of === null ? 'r' : 't'}.${titled.pick(title).names[0]}`;
  const join = of === null ? '' : `left join ${titled.table} t on t.id = r.${row.pick(of).names[0]}`;
  const isId = IDS[type];
  if (!isId) throw new Error(`${row.table} has ids of ${type}`);
  const sql = `select r.id::text, r.user_id, coalesce(u.full_name, u.email) as person, ${column} as title
     from ${row.table} r join profiles u on u.id = r.user_id ${join} where r.id = any ($1::${type}[])`;
  return { sql, isId };
}
