import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { AppConfig } from '../../config/config.js';
import { isDatabaseUnavailable } from './database-unavailable.js';
import { dataSourceOptions } from './data-source-options.js';
import { Database } from './database.js';

@Global()
@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      inject: [AppConfig],
      useFactory: (config: AppConfig) => ({
        ...dataSourceOptions(config.database.url, config.database.poolSize),
        retryAttempts: 30,
        retryDelay: 1_000,
        // A missing database or a refused sign-in is permanent: no retry.
        toRetry: isDatabaseUnavailable,
      }),
    }),
  ],
  providers: [
    { provide: Database, inject: [DataSource], useFactory: (source: DataSource) => new Database(source) },
  ],
  exports: [Database],
})
export class DatabaseModule {}
