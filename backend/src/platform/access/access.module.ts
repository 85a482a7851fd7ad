import { Global, Module } from '@nestjs/common';
import { APP_GUARD, DiscoveryModule } from '@nestjs/core';
import { PassportModule } from '@nestjs/passport';
import { AccessGuard } from './access.guard.js';
import { RouteAccessCheck } from './route-access.check.js';

/** The gate in front of every route. Its JwtStrategy is provided where the accounts are (modules/auth). */
@Global()
@Module({
  imports: [PassportModule, DiscoveryModule],
  providers: [{ provide: APP_GUARD, useClass: AccessGuard }, RouteAccessCheck],
})
export class AccessModule {}
