/** The module of this name beside another one: TypeScript when run from source, JavaScript when built. */
export function moduleBeside(moduleUrl: string, name: string): URL {
  return new URL(`./${name}.${moduleUrl.endsWith('.ts') ? 'ts' : 'js'}`, moduleUrl);
}
