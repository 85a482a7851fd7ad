import { PassThrough } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import { StreamableFile, type ExecutionContext } from '@nestjs/common';
import type { ModuleRef, Reflector } from '@nestjs/core';
import { firstValueFrom, of } from 'rxjs';
import type { CostlyCall } from './costly-call.js';
import { CostlyCalls, CostlyCallsInterceptor } from './costly-calls.interceptor.js';

/** Ends a call's work when it is told to, as a commit does that takes long. */
class SlowCommit extends CostlyCalls {
  hasEnded = false;
  commit: () => void = () => undefined;
  refuse: (error: Error) => void = () => undefined;
  private readonly end = new Promise<undefined>((resolve, reject) => {
    this.commit = () => {
      resolve(undefined);
    };
    this.refuse = reject;
  });

  override async run<Result>(_: CostlyCall, _userId: string, work: () => Promise<Result>): Promise<Result> {
    const result = await work();
    await this.end;
    this.hasEnded = true;
    return result;
  }
}

const context = {
  switchToHttp: () => ({ getRequest: () => ({ user: { id: 'a-user' }, query: {} }) }),
  getHandler: () => undefined,
} as unknown as ExecutionContext;

function answers(calls: CostlyCalls, returned: unknown): Promise<unknown> {
  const kinds: CostlyCall[] = [{ kind: 'calendar', statementMs: 3_000 }];
  const interceptor = new CostlyCallsInterceptor(
    { get: () => kinds } as unknown as Reflector,
    { get: () => calls } as unknown as ModuleRef,
  );
  return firstValueFrom(interceptor.intercept(context, { handle: () => of(returned) }));
}

const turns = () => new Promise((resolve) => setImmediate(resolve));

describe('Costly calls', () => {
  it('are answered only after what they wrote is committed', async () => {
    const calls = new SlowCommit();
    let isAnswered = false;
    const answer = answers(calls, { days: [] }).finally(() => (isAnswered = true));
    await turns();
    expect(isAnswered).toBe(false);
    calls.commit();
    expect(await answer).toEqual({ days: [] });
  });

  it('fail where the commit fails, instead of being answered', async () => {
    const calls = new SlowCommit();
    const answer = answers(calls, { days: [] });
    calls.refuse(new Error('The commit failed'));
    await expect(answer).rejects.toThrow('The commit failed');
  });

  it('answer a stream at once, and keep its place until it was read', async () => {
    const calls = new SlowCommit();
    calls.commit();
    const stream = new PassThrough();
    const file = new StreamableFile(stream);
    expect(await answers(calls, file)).toBe(file);
    await turns();
    expect(calls.hasEnded).toBe(false);
    stream.end('all of it');
    stream.resume();
    await new Promise((resolve) => stream.once('close', resolve));
    await turns();
    expect(calls.hasEnded).toBe(true);
  });
});
