import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { AccountReader } from '../../platform/access/account-reader.js';
import { JwtStrategy } from '../../platform/access/jwt.strategy.js';
import { ContinuityModule } from '../../platform/continuity/continuity.module.js';
import { CostlyCalls } from '../../platform/http/costly/costly-calls.interceptor.js';
import { AuditModule } from '../audit/audit.module.js';
import { KlaviyoModule } from '../klaviyo/klaviyo.module.js';
import { MailModule } from '../mail/mail.module.js';
import { UsersModule } from '../users/users.module.js';
import { AccessTokens, TokenChain } from './sessions/session-tokens.js';
import { AccountRepository } from './accounts/account.repository.js';
import { AccountsModule } from './accounts/accounts.module.js';
import { AttemptLimitsRepository } from './allowances/attempt-limits.repository.js';
import { AttemptLimitsService } from './allowances/attempt-limits.service.js';
import { AuthController } from './auth.controller.js';
import { AuthCookies } from './sessions/auth-cookies.service.js';
import { CallAllowancesService } from './allowances/call-allowances.service.js';
import { CostlyCallsService } from './allowances/costly-calls.service.js';
import { DemoAccountsAtStart } from './accounts/demo-accounts-at-start.js';
import { EndingsService } from './accounts/endings.service.js';
import { DevicesController } from './devices/devices.controller.js';
import { DevicesService } from './devices/devices.service.js';
import { KnownDevicesRepository } from './devices/known-devices.repository.js';
import { KnownDevicesService } from './devices/known-devices.service.js';
import { GoogleClient } from './google/google.client.js';
import { GoogleController } from './google/google.controller.js';
import { GoogleCookie } from './google/google-cookie.js';
import { GoogleSignInService } from './google/google-sign-in.service.js';
import { IdentitiesRepository } from './google/identities.repository.js';
import { SignInWithGoogleCommand } from './google/sign-in-with-google.command.js';
import { LinksController } from './links/links.controller.js';
import { OneTimeLinksRepository } from './links/one-time-links.repository.js';
import { OneTimeLinksService } from './links/one-time-links.service.js';
import { RedeemLinkCommand } from './links/redeem-link.command.js';
import { SendLinkCommand } from './links/send-link.command.js';
import { MailboxProofService } from './accounts/mailbox-proof.service.js';
import { MethodsController } from './sign-in/methods.controller.js';
import { OpenSessionCommand } from './sessions/open-session.command.js';
import { ChangePasswordCommand } from './passwords/change-password.command.js';
import { PasswordsController } from './passwords/passwords.controller.js';
import { PasswordsService } from './passwords/passwords.service.js';
import { ResetPasswordCommand } from './passwords/reset-password.command.js';
import { ReauthenticationService } from './sign-in/reauthentication.service.js';
import { SecurityNoticesService } from './accounts/security-notices.service.js';
import { SessionController } from './sessions/session.controller.js';
import { SessionsRepository } from './sessions/sessions.repository.js';
import { SessionsService } from './sessions/sessions.service.js';
import { SignInCommand } from './sign-in/sign-in.command.js';
import { SignInLog } from './sign-in/sign-in-log.js';
import { SignOutCommand } from './sign-in/sign-out.command.js';
import { SignUpCommand } from './sign-in/sign-up.command.js';
import { UserAllowancesService } from './allowances/user-allowances.service.js';
import { ConfirmByOperatorCommand } from './accounts/confirm-by-operator.command.js';
import { WritesGuard } from './allowances/writes.guard.js';

/** Sign-up, sign-in and sign-out. Global because it implements ports of the platform: AccountReader and CostlyCalls. */
@Global()
@Module({
  imports: [
    ContinuityModule,
    AccountsModule,
    AuditModule,
    KlaviyoModule,
    MailModule,
    UsersModule,
    JwtModule.register({}),
  ],
  controllers: [
    AuthController,
    SessionController,
    MethodsController,
    LinksController,
    PasswordsController,
    GoogleController,
    DevicesController,
  ],
  providers: [
    { provide: AccountReader, useClass: AccountRepository },
    { provide: APP_GUARD, useClass: WritesGuard },
    { provide: CostlyCalls, useClass: CostlyCallsService },
    JwtStrategy,
    AccessTokens,
    AttemptLimitsRepository,
    AttemptLimitsService,
    UserAllowancesService,
    CallAllowancesService,
    ReauthenticationService,
    AuthCookies,
    SignInLog,
    SecurityNoticesService,

    SessionsRepository,
    SessionsService,
    TokenChain,
    OpenSessionCommand,
    KnownDevicesRepository,
    KnownDevicesService,
    DevicesService,
    EndingsService,
    DemoAccountsAtStart,

    SignInCommand,
    SignUpCommand,
    SignOutCommand,
    MailboxProofService,
    OneTimeLinksRepository,
    OneTimeLinksService,
    SendLinkCommand,
    RedeemLinkCommand,
    PasswordsService,
    ChangePasswordCommand,
    ResetPasswordCommand,
    IdentitiesRepository,
    GoogleClient,
    GoogleCookie,
    GoogleSignInService,
    SignInWithGoogleCommand,
    ConfirmByOperatorCommand,
  ],
  exports: [
    AccountReader,
    AccountsModule,
    AuthCookies,
    CallAllowancesService,
    CostlyCalls,
    EndingsService,
    ReauthenticationService,
    UserAllowancesService,
  ],
})
export class AuthModule {}
