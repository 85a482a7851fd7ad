import { NestFactory } from '@nestjs/core';
import { PinoLogger } from './platform/logging/pino-logger.js';
import { startProgram } from './start-program.js';

await startProgram(async (config) => {
  // Only now, as in main.ts.
  const { WorkerModule } = await import('./worker.module.js');
  const worker = await NestFactory.createApplicationContext(WorkerModule.for(config), {
    logger: new PinoLogger(config.logLevel),
    abortOnError: false,
  });
  worker.enableShutdownHooks();
});
