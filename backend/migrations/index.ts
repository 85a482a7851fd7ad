import { readdirSync } from 'node:fs';
import type { MigrationInterface } from 'typeorm';

type Migration = new () => MigrationInterface;

/** Every migration of this folder in the order it runs. A build empties its folder first: none lives on that was removed. */
export const migrations: Migration[] = await Promise.all(
  readdirSync(import.meta.dirname)
    .filter((file) => /^\d+-.*\.[jt]s$/.test(file))
    .sort()
    .map(read),
);

/** The class of a file, which ends with the number of the file: TypeORM runs them in that order. */
async function read(file: string): Promise<Migration> {
  const exported = (await import(`./${file}`)) as Record<string, Migration>;
  const number = file.slice(0, file.indexOf('-'));
  const migration = Object.values(exported).find(({ name }) => name.endsWith(number));
  if (!migration) throw new Error(`No class of migrations/${file} has a name that ends with ${number}`);
  return migration;
}
