import { registerHooks } from 'node:module';

/**
 * Run from source, modules have names in `.ts`, though they import each other by `.js`, as they are once built. Imported for its effect by
 * programs and threads that read no TypeScript otherwise.
 */
registerHooks({
  resolve: (specifier, context, next) =>
    specifier.startsWith('.') && context.parentURL?.endsWith('.ts') === true
      ? next(specifier.replace(/\.js$/u, '.ts'), context)
      : next(specifier, context),
});
