import type { Database } from '../../../src/platform/database/database.js';

/** Every table that has a user_id, the profiles themselves, and every table that depends on one of them by a foreign key. */
export async function tablesOfUsers(database: Database): Promise<string[]> {
  const rows = await database.query<{ name: string }>(
    `with recursive link as (
       select child.table_name::text as child, parent.table_name::text as parent
         from information_schema.referential_constraints r
         join information_schema.table_constraints child
           on child.constraint_schema = r.constraint_schema and child.constraint_name = r.constraint_name
         join information_schema.table_constraints parent
           on parent.constraint_schema = r.unique_constraint_schema and parent.constraint_name = r.unique_constraint_name
        where r.constraint_schema = 'public'
     ), owned as (
       select table_name::text as name from information_schema.columns
        where table_schema = 'public' and (column_name = 'user_id' or table_name = 'profiles')
       union
       select link.child from link join owned on link.parent = owned.name
     )
     select distinct name from owned order by name`,
  );
  return rows.map(({ name }) => name);
}

/** The tables that contain this text in any column. */
export async function tablesNaming(database: Database, text: string): Promise<string[]> {
  const tables = await database.query<{ name: string }>(
    `select table_name::text as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const rows = await database.query<{ name: string }>(
    tables
      .map(
        ({ name }) =>
          `select '${name}' as name where exists (select 1 from "${name}" t where t::text like $1)`,
      )
      .join(' union all '),
    [`%${text}%`],
  );
  return rows.map(({ name }) => name);
}
