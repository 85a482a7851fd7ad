import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import ts from 'typescript';

/** A source file of the backend, as a node of the import graph. */
export interface SourceFile {
  /** Files from which it imports more than types. */
  readonly files: readonly string[];
  /** Packages from which it imports more than types. */
  readonly packages: readonly string[];
  /** Calls `fetch`, or passes it on. */
  readonly fetches: boolean;
  /** Run by a job or a timer, not by a request. */
  readonly runsByItself: boolean;
}

const BY_ITSELF =
  /@HandlesJob\(|@Cron\(|@Interval\(|@Timeout\(|\bstartSerialTick\(|\bonApplicationBootstrap\(|\bonModuleInit\(/;

/** @param root the folder of the source; keys are paths from there */
export function readSources(root: string): Map<string, SourceFile> {
  const files = globSync('**/*.ts', { cwd: root }).filter((file) => !file.endsWith('spec.ts'));
  return new Map(files.map((file) => [file, readSource(file, readFileSync(join(root, file), 'utf8'))]));
}

/** @param file its path from the folder of the source */
export function readSource(file: string, text: string): SourceFile {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const imported = source.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
    const from = statement.moduleSpecifier;
    return from && ts.isStringLiteral(from) && !isOfTypesAlone(statement) ? [from.text] : [];
  });
  const isOurs = (name: string): boolean => name.startsWith('.');
  return {
    files: imported
      .filter(isOurs)
      .map((name) => normalize(join(dirname(file), name)).replace(/\.js$/, '.ts')),
    packages: imported.filter((name) => !isOurs(name)),
    fetches: namesFetch(source),
    runsByItself: BY_ITSELF.test(text),
  };
}

function isOfTypesAlone(statement: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
  if (ts.isExportDeclaration(statement)) return statement.isTypeOnly;
  const clause = statement.importClause;
  if (!clause) return false;
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const named = clause.namedBindings;
  return (
    clause.name === undefined &&
    named !== undefined &&
    ts.isNamedImports(named) &&
    named.elements.every(({ isTypeOnly }) => isTypeOnly)
  );
}

/** The global, whether called, passed on or accessed on an object; not in a string or a type. */
function namesFetch(node: ts.Node): boolean {
  if (ts.isTypeNode(node)) return false;
  if (ts.isIdentifier(node) && ['fetch', 'WebSocket', 'EventSource'].includes(node.text)) return true;
  return ts.forEachChild(node, (child) => namesFetch(child) || undefined) ?? false;
}

/** The file itself and everything reachable from it. */
export function reachedFrom(sources: ReadonlyMap<string, SourceFile>, start: string): Set<string> {
  const reached = new Set([start]);
  for (const file of reached) for (const next of sources.get(file)?.files ?? []) reached.add(next);
  return reached;
}
