import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/**
 * Source rules that no linter checks: required lists are complete, and every route declares its access. Each function
 * takes the root of a repository and returns violations of its rule, as `file: what`.
 */
export const SOURCE_WALLS: Readonly<Record<string, (root: string) => string[]>> = {
  'every job is in jobs.ts': (root) =>
    unlisted(root, 'backend/src/**/*.jobs.ts', 'backend/src/jobs.ts', /export const (\w+) = defineJob\b/g),
  'every entity is in entities.ts': (root) =>
    unlisted(
      root,
      'backend/src/**/*.entity.ts',
      'backend/src/entities.ts',
      /@Entity\([\s\S]*?export class (\w+)/g,
    ),
  'only config/ reads the environment': (root) =>
    files(root, 'backend/{src,migrations}/**/*.ts')
      .filter((file) => !file.startsWith('backend/src/config/') && !file.endsWith('spec.ts'))
      .filter((file) => /\bprocess\.env\b/.test(read(root, file)))
      .map((file) => `${file}: process.env`),
  'every route says who may call it': (root) =>
    files(root, 'backend/src/**/*.controller.ts').flatMap((file) => openRoutes(root, file)),
};

const ROUTES = new Set(['Get', 'Post', 'Put', 'Patch', 'Delete', 'All', 'Options', 'Head', 'Sse']);

/** Names exported by the files that match the pattern but are missing in the list's brackets. */
function unlisted(root: string, pattern: string, list: string, exported: RegExp): string[] {
  const listed = new Set(/= \[([\s\S]*?)\];/.exec(read(root, list))?.[1]?.match(/\w+/g));
  return files(root, pattern).flatMap((file) =>
    [...read(root, file).matchAll(exported)]
      .map(([, name = '']) => name)
      .filter((name) => !listed.has(name))
      .map((name) => `${file}: ${name}`),
  );
}

/** Methods of controllers that are routes without an access of their own or of their class. */
function openRoutes(root: string, file: string): string[] {
  const source = ts.createSourceFile(file, read(root, file), ts.ScriptTarget.Latest);
  return source.statements.filter(ts.isClassDeclaration).flatMap((controller) =>
    decoratorsOf(controller, source).has('Access')
      ? []
      : controller.members
          .filter(ts.isMethodDeclaration)
          .map((method) => ({ method, decorators: decoratorsOf(method, source) }))
          .filter(
            ({ decorators }) => !decorators.has('Access') && [...decorators].some((name) => ROUTES.has(name)),
          )
          .map(({ method }) => `${file}: ${method.name.getText(source)}`),
  );
}

function decoratorsOf(node: ts.HasDecorators, source: ts.SourceFile): Set<string> {
  const decorators = ts.getDecorators(node) ?? [];
  return new Set(decorators.map(({ expression }) => /^\w+/.exec(expression.getText(source))?.[0] ?? ''));
}

function files(root: string, pattern: string): string[] {
  return globSync(pattern, { cwd: root }).sort();
}

function read(root: string, file: string): string {
  return readFileSync(join(root, file), 'utf8');
}
