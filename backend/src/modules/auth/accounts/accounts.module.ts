import { Module } from '@nestjs/common';
import { UsersModule } from '../../users/users.module.js';
import { AccountsService } from './accounts.service.js';
import { CredentialsRepository } from '../passwords/credentials.repository.js';
import { PasswordHasher } from '../passwords/password-hasher.js';

/** Accounts and their passwords without any way in over HTTP: what the command line needs. */
@Module({
  imports: [UsersModule],
  providers: [AccountsService, CredentialsRepository, PasswordHasher],
  exports: [AccountsService, CredentialsRepository, PasswordHasher],
})
export class AccountsModule {}
