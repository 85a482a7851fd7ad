import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { getMetadataArgsStorage } from 'typeorm';

/** What a module does to tables of others; each list in the order of the alphabet. */
export interface TableUse {
  readonly reads: readonly string[];
  readonly writes: readonly string[];
}

/** Which module keeps a table: that in whose folder its entity stands. */
export async function ownersOfTables(root: string): Promise<Map<string, string>> {
  const owners = new Map<string, string>();
  for (const file of sources(root, '**/*.entity.ts')) {
    const exported = Object.values(
      (await import(pathToFileURL(join(root, file)).href)) as Record<string, unknown>,
    );
    for (const { target, name } of getMetadataArgsStorage().tables) {
      if (name !== undefined && exported.includes(target)) owners.set(name, moduleOf(file));
    }
  }
  return owners;
}

/** What the SQL of each module names of others' tables, by module; without the modules that keep to their own. */
export function usesOfForeignTables(
  root: string,
  owners: ReadonlyMap<string, string>,
): Record<string, TableUse> {
  const uses = new Map<string, { reads: Set<string>; writes: Set<string> }>();
  for (const file of sources(root, '**/*.ts')) {
    const module = moduleOf(file);
    for (const { reads, writes } of statementsOf(readFileSync(join(root, file), 'utf8'), owners)) {
      const known = uses.get(module) ?? { reads: new Set(), writes: new Set() };
      for (const table of reads) if (owners.get(table) !== module) known.reads.add(table);
      for (const table of writes) if (owners.get(table) !== module) known.writes.add(table);
      if (known.reads.size + known.writes.size > 0) uses.set(module, known);
    }
  }
  return Object.fromEntries(
    [...uses].map(([module, { reads, writes }]) => [
      module,
      { reads: [...reads].sort(), writes: [...writes].sort() },
    ]),
  );
}

/** The rows of a Markdown table "Module, Reads, Writes, Why" below a heading, with tables' names in backticks. */
export function listedUses(markdown: string, heading: string): Record<string, TableUse> {
  const [, section = ''] = markdown.split(`## ${heading}\n`);
  const rows = section.split('\n## ')[0]!.matchAll(/^\| `([^`]+)` \| (.*?) \| (.*?) \| .+ \|$/gm);
  return Object.fromEntries(
    [...rows].map(([, module = '', reads = '', writes = '']) => [
      module,
      { reads: quoted(reads), writes: quoted(writes) },
    ]),
  );
}

/** The tables that each string of a source names as PostgreSQL would read it. */
function statementsOf(text: string, tables: ReadonlyMap<string, string>): TableUse[] {
  const found: TableUse[] = [];
  const visit = (node: ts.Node): void => {
    const sql = sqlOf(node);
    if (sql !== null) {
      const names = [...tables.keys()].filter((table) => sql.includes(table));
      found.push({
        reads: names.filter((table) => reads(sql, table)),
        writes: names.filter((table) => writes(sql, table)),
      });
    } else if (ts.isStringLiteralLike(node) && ts.isVariableDeclaration(node.parent)) {
      // Put into a statement by its name.
      found.push({ reads: [node.text], writes: [] });
    } else if (ts.isPropertyAssignment(node) && isNamed(node.name, 'table')) {
      // The one of several that a statement is told to take.
      const { initializer } = node;
      if (ts.isStringLiteral(initializer)) found.push({ reads: [initializer.text], writes: [] });
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('source.ts', text, ts.ScriptTarget.Latest, true));
  return found.map((use) => ({ ...use, reads: use.reads.filter((table) => tables.has(table)) }));
}

/** The text of a string that may be SQL, with a word in the place of what is put in; null where it is prose. */
function sqlOf(node: ts.Node): string | null {
  const text = ts.isStringLiteralLike(node)
    ? node.text
    : ts.isTemplateExpression(node)
      ? [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(' _ ')
      : '';
  return /\b(select|join|insert into|delete from|update)\b/.test(text) ? text : null;
}

function reads(sql: string, table: string): boolean {
  return new RegExp(`\\b(from|join|using)\\s+(only\\s+)?${table}\\b|,\\s*${table}\\s+\\w+\\s+where\\b`).test(
    sql.replaceAll(/\bdelete\s+from\b/g, 'delete'),
  );
}

function writes(sql: string, table: string): boolean {
  return new RegExp(
    `\\b(insert\\s+into|delete\\s+from)\\s+${table}\\b|\\bupdate\\s+${table}(\\s+\\w+)?\\s+set\\b`,
  ).test(sql);
}

function sources(root: string, pattern: string): string[] {
  return globSync(`backend/src/${pattern}`, { cwd: root })
    .filter((file) => !file.endsWith('spec.ts'))
    .sort();
}

/** `posts` of `backend/src/modules/posts/list/…`, `platform/continuity`, or `demo`. */
function moduleOf(file: string): string {
  return /^backend\/src\/(?:modules\/)?(platform\/[^/]+|[^/]+)/.exec(file)?.[1] ?? file;
}

function isNamed(name: ts.PropertyName, text: string): boolean {
  return ts.isIdentifier(name) && name.text === text;
}

function quoted(cell: string): string[] {
  return [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);
}
