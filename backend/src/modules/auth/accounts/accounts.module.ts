import { Module } from '@nestjs/common';
import { UsersModule } from '../../users/users.module.js';
import { AccountsService } from './accounts.service.js';
import { CredentialsRepository } from '../passwords/credentials.repository.js';
import { PasswordHasher } from '../passwords/password-hasher.js';

/** Accounts and their passwords without HTTP routes, for the command line. */
@Module({
  imports: [UsersModule],
  providers: [AccountsService, CredentialsRepository, PasswordHasher],
  exports: [AccountsService, CredentialsRepository, PasswordHasher],
})
export class AccountsModule {}
