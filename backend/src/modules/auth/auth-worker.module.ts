import { Module } from '@nestjs/common';
import { KnownDevicesRepository } from './devices/known-devices.repository.js';
import { OneTimeLinksRepository } from './links/one-time-links.repository.js';
import { SessionsRepository } from './sessions/sessions.repository.js';
import { SignInSweeper } from './sessions/sign-in.sweeper.js';

/** The housekeeping of sign-in, for the worker program. */
@Module({ providers: [SignInSweeper, SessionsRepository, OneTimeLinksRepository, KnownDevicesRepository] })
export class AuthWorkerModule {}
