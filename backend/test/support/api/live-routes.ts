import type { NestFastifyApplication } from '@nestjs/platform-fastify';

/**
 * The routes actually registered, as `METHOD /path/{parameter}`: read from Fastify's own router, so routes registered
 * without Nest are included. HEAD comes with GET and is left out.
 */
export function liveRoutes(app: NestFastifyApplication): string[] {
  const path: string[] = [];
  const tree = app.getHttpAdapter().getInstance().printRoutes({ commonPrefix: false });
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', segment = '', methods] = /^([│ ]*)[├└]── (\S*)(?: \((.*)\))?$/.exec(line) ?? [];
    if (segment === '') return [];
    path.length = indent.length / 4;
    path.push(segment);
    const address = path.join('').replace(/:(\w+)/g, '{$1}');
    return (methods?.split(', ') ?? [])
      .filter((method) => method !== 'HEAD')
      .map((method) => `${method} ${address}`);
  });
}
