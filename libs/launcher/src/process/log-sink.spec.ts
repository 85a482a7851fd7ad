import { describe, expect, it } from '@jest/globals';
import { noticeIn } from './log-sink.ts';

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
