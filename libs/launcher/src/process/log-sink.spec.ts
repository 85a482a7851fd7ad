import { EventEmitter, once } from 'node:events';
import { PassThrough } from 'node:stream';
import { describe, expect, it, jest } from '@jest/globals';
import { LogSink, noticeIn } from './log-sink.ts';

describe('what a service’s log shows on the terminal', () => {
  it('is the message of a warning, with its cause', () => {
    const line = '{"level":40,"msg":"The queue is away","err":{"message":"connect ECONNREFUSED"}}';
    expect(noticeIn(line)).toBe('The queue is away: connect ECONNREFUSED');
  });

  it('says the same thing only once', () => {
    expect(noticeIn('{"level":50,"msg":"boom","err":{"message":"boom"}}')).toBe('boom');
  });

  it.each(['{"level":30,"msg":"listening"}', 'plain text', '{broken', ''])('is nothing for %j', (line) => {
    expect(noticeIn(line)).toBeUndefined();
  });
});

describe('a log on a full disk', () => {
  it('is said once, and ends nothing', async () => {
    const said = new EventEmitter();
    const terminal = jest.spyOn(console, 'error').mockImplementation((line: string) => {
      said.emit(line.includes('ENOSPC') ? 'the full disk' : line);
    });
    const output = new PassThrough();
    new LogSink('worker', '/dev/full').take(output, { isErrors: true });
    for (const heard of ['the full disk', '[worker] the second', '[worker] the third']) {
      const isHeard = once(said, heard);
      output.write(`${heard.replace('[worker] ', '')}\n`);
      await isHeard;
    }
    const told = terminal.mock.calls.filter(([line]) => String(line).includes('ENOSPC'));
    terminal.mockRestore();
    expect(told).toHaveLength(1);
  });
});
