import { Module } from '@nestjs/common';
import { KlaviyoRepository } from './klaviyo.repository.js';
import { KlaviyoService } from './klaviyo.service.js';

/** For programs in which users take steps that Klaviyo is told of. */
@Module({ providers: [KlaviyoService, KlaviyoRepository], exports: [KlaviyoService] })
export class KlaviyoModule {}
