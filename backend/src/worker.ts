import { NestFactory } from '@nestjs/core';
import { ConfigurationError, loadConfig } from './config/config.js';
import { PinoLogger } from './platform/logging/pino-logger.js';
import { WorkerModule } from './worker.module.js';

try {
  const config = loadConfig();
  const worker = await NestFactory.createApplicationContext(WorkerModule.for(config), {
    logger: new PinoLogger(config.logLevel),
    abortOnError: false,
  });
  worker.enableShutdownHooks();
} catch (error) {
  process.stderr.write(
    `${error instanceof ConfigurationError ? error.message : String(error instanceof Error ? error.stack : error)}\n`,
  );
  process.exit(1);
}
