import { Global, Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { AccountReader } from '../../platform/auth/account-reader.js';
import { JwtStrategy } from '../../platform/auth/jwt.strategy.js';
import { AuditModule } from '../audit/audit.module.js';
import { UsersModule } from '../users/users.module.js';
import { AccessTokens } from './access-tokens.js';
import { AccountRepository } from './account.repository.js';
import { AccountsService } from './accounts.service.js';
import { AttemptLimitsRepository } from './attempt-limits.repository.js';
import { AttemptLimitsService } from './attempt-limits.service.js';
import { AuthController } from './auth.controller.js';
import { AuthCookies } from './auth-cookies.js';
import { CredentialsRepository } from './credentials.repository.js';
import { PasswordHasher } from './password-hasher.js';
import { SessionController } from './session.controller.js';
import { SessionsRepository } from './sessions.repository.js';
import { SessionsService } from './sessions.service.js';
import { SignInCommand } from './sign-in.command.js';
import { SignUpCommand } from './sign-up.command.js';
import { TokenChain } from './token-chain.js';

/** Global because it stands behind a port of the platform: AccountReader. */
@Global()
@Module({
  imports: [AuditModule, UsersModule, JwtModule.register({})],
  controllers: [AuthController, SessionController],
  providers: [
    { provide: AccountReader, useClass: AccountRepository },
    JwtStrategy,
    AccessTokens,
    AccountsService,
    AttemptLimitsRepository,
    AttemptLimitsService,
    AuthCookies,
    CredentialsRepository,
    PasswordHasher,
    SessionsRepository,
    SessionsService,
    SignInCommand,
    SignUpCommand,
    TokenChain,
  ],
  exports: [AccountReader, AccountsService],
})
export class AuthModule {}
