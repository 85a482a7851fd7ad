import { Global, Module, type DynamicModule } from '@nestjs/common';
import { AppConfig } from './config.js';

@Global()
@Module({})
export class ConfigModule {
  static for(config: AppConfig): DynamicModule {
    return {
      module: ConfigModule,
      providers: [{ provide: AppConfig, useValue: config }],
      exports: [AppConfig],
    };
  }
}
