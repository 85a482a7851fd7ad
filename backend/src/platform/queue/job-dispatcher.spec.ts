import { describe, expect, it } from '@jest/globals';
import { Injectable, Module, type Type } from '@nestjs/common';
import { DiscoveryModule, NestFactory } from '@nestjs/core';
import { z } from 'zod';
import { HandlesJob } from './handles-job.decorator.js';
import { JOB_DEFINITIONS, JobDispatcher } from './job-dispatcher.js';
import { defineJob, type JobDefinition } from './job-definition.js';

const greet = defineJob({
  queue: 'writing',
  name: 'greet',
  label: 'Greet',
  about: null,
  payload: z.object({ name: z.string() }),
});
const wave = defineJob({
  queue: 'writing',
  name: 'wave',
  label: 'Wave',
  about: null,
  payload: z.object({}),
});

@Injectable()
class Greeter {
  readonly greeted: string[] = [];

  @HandlesJob(greet)
  async greet({ name }: { name: string }): Promise<void> {
    this.greeted.push(name);
  }
}

@Injectable()
class SecondGreeter {
  @HandlesJob(greet)
  async greet(): Promise<void> {}
}

async function start(jobs: readonly JobDefinition[], providers: Type[]) {
  @Module({
    imports: [DiscoveryModule],
    providers: [{ provide: JOB_DEFINITIONS, useValue: jobs }, JobDispatcher, ...providers],
  })
  class Program {}
  return NestFactory.createApplicationContext(Program, { logger: false, abortOnError: false });
}

const context = { signal: new AbortController().signal, attempt: 1, isLastAttempt: true, isRetried: false };

describe('JobDispatcher', () => {
  it('runs the handler of a job with the payload', async () => {
    const app = await start([greet], [Greeter]);
    await app.get(JobDispatcher).run('greet', { name: 'Ada' }, context);
    expect(app.get(Greeter).greeted).toEqual(['Ada']);
  });

  it('refuses a payload of another shape', async () => {
    const app = await start([greet], [Greeter]);
    await expect(app.get(JobDispatcher).run('greet', { name: 7 }, context)).rejects.toThrow(z.ZodError);
  });

  it('stops the start when a job has no handler', async () => {
    await expect(start([greet, wave], [Greeter])).rejects.toThrow('"wave" has no handler');
  });

  it('stops the start when a job has two handlers', async () => {
    await expect(start([greet], [Greeter, SecondGreeter])).rejects.toThrow(
      '"greet" has more than one handler',
    );
  });

  it('stops the start when a handled job is not in the list', async () => {
    await expect(start([], [Greeter])).rejects.toThrow('"greet", which is not in the list of jobs');
  });
});
