import { Module } from '@nestjs/common';
import { KlaviyoController } from './klaviyo.controller.js';
import { KlaviyoModule } from './klaviyo.module.js';

@Module({ imports: [KlaviyoModule], controllers: [KlaviyoController] })
export class KlaviyoApiModule {}
