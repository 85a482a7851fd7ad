import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { HANDLES_JOB_METADATA, type JobContext, type JobHandler } from './handles-job.decorator.js';
import type { JobDefinition } from './job-definition.js';

/** Injection token of the list of all jobs (`src/jobs.ts`). */
export const JOB_DEFINITIONS = Symbol('JOB_DEFINITIONS');

/** Knows the one handler of each job. A missing or second handler is a mistake in the program and stops the start. */
@Injectable()
export class JobDispatcher implements OnModuleInit {
  private readonly handlers = new Map<string, { job: JobDefinition; handle: JobHandler<object> }>();

  constructor(
    @Inject(JOB_DEFINITIONS) private readonly jobs: readonly JobDefinition[],
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
  ) {}

  onModuleInit(): void {
    const problems: string[] = [];
    for (const { job, handle, where } of this.discoverHandlers()) {
      if (!this.jobs.includes(job))
        problems.push(`${where} handles "${job.name}", which is not in the list of jobs`);
      if (this.handlers.has(job.name))
        problems.push(`"${job.name}" has more than one handler, the second is ${where}`);
      this.handlers.set(job.name, { job, handle });
    }
    for (const job of this.jobs) {
      if (!this.handlers.has(job.name)) problems.push(`"${job.name}" has no handler`);
    }
    if (problems.length > 0) throw new Error(`The jobs are not wired up: ${problems.join('; ')}`);
  }

  /**
   * Checks the payload and runs the job's handler.
   * @throws ZodError for a payload of the wrong shape; whatever the handler throws
   */
  async run(name: string, data: unknown, context: JobContext): Promise<void> {
    const entry = this.handlers.get(name);
    if (!entry) throw new Error(`No handler for the job "${name}"`);
    await entry.handle(entry.job.payload.parse(data), context);
  }

  private *discoverHandlers() {
    for (const { instance, metatype } of this.discovery.getProviders()) {
      if (typeof instance !== 'object' || instance === null) continue;
      const methods = instance as Record<string, unknown>;
      for (const key of this.scanner.getAllMethodNames(Object.getPrototypeOf(instance) as object)) {
        const method = methods[key];
        if (typeof method !== 'function') continue;
        const job = Reflect.getMetadata(HANDLES_JOB_METADATA, method) as JobDefinition | undefined;
        if (!job) continue;
        const handle = method.bind(instance) as JobHandler<object>;
        yield { job, handle, where: `${metatype?.name ?? 'a provider'}.${key}` };
      }
    }
  }
}
