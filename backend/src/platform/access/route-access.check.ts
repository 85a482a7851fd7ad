import { Injectable, RequestMethod, type OnModuleInit } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { ACCESS_METADATA } from './access.decorator.js';

/** Refuses to start when a route does not say who may call it: a forgotten declaration is found at once, not by a user. */
@Injectable()
export class RouteAccessCheck implements OnModuleInit {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
  ) {}

  onModuleInit(): void {
    const undeclared = this.routesWithoutAccess();
    if (undeclared.length > 0) {
      throw new Error(`These routes do not declare their access: ${undeclared.join(', ')}`);
    }
  }

  routesWithoutAccess(): string[] {
    return this.discovery.getControllers().flatMap(({ metatype }) => {
      if (typeof metatype !== 'function' || Reflect.hasMetadata(ACCESS_METADATA, metatype)) return [];
      const prototype = metatype.prototype as Record<string, unknown>;
      return this.scanner
        .getAllMethodNames(prototype)
        .filter((name) => isUndeclaredRoute(prototype[name]))
        .map((name) => `${metatype.name}.${name}`);
    });
  }
}

function isUndeclaredRoute(handler: unknown): boolean {
  return (
    typeof handler === 'function' &&
    Reflect.hasMetadata(PATH_METADATA, handler) &&
    (Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod | undefined) !== undefined &&
    !Reflect.hasMetadata(ACCESS_METADATA, handler)
  );
}
