import { NestFactory } from '@nestjs/core';
import { PinoLogger } from './platform/logging/pino-logger.js';
import { startProgram } from './start-program.js';
import { WorkerModule } from './worker.module.js';

await startProgram(async (config) => {
  const worker = await NestFactory.createApplicationContext(WorkerModule.for(config), {
    logger: new PinoLogger(config.logLevel),
    abortOnError: false,
  });
  worker.enableShutdownHooks();
});
