import { Module } from '@nestjs/common';
import { KlaviyoClient } from './klaviyo.client.js';
import { KlaviyoRepository } from './klaviyo.repository.js';
import { KlaviyoSweeper } from './klaviyo.sweeper.js';
import { RelayEventCommand } from './relay-event.command.js';

/** Tells Klaviyo, for the worker program. */
@Module({ providers: [KlaviyoClient, KlaviyoRepository, KlaviyoSweeper, RelayEventCommand] })
export class KlaviyoWorkerModule {}
