import { LIVE } from '@drumbeat/domain';
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { MessageEvent } from '@nestjs/common';
import fc from 'fast-check';
import type { LiveFact } from './live-facts.repository.js';
import type { LiveChangesMessage } from './live.dto.js';
import { LiveStream } from './live-stream.js';

const NOW = new Date('2026-11-27T09:00:00Z');
const later = (ms: number) => new Date(NOW.getTime() + ms);
const found = (at: Date, areCut = false) => ({ now: at, areCut });

const fact = (id: string, at = NOW): LiveFact => ({
  id,
  user_id: 'ada',
  kind: 'notice.added',
  at,
  post_id: null,
  title: id,
  linkedin_url: null,
});

describe('A live stream', () => {
  let sent: MessageEvent[];
  const open = (isTooLate = false) =>
    new LiveStream({ id: 'ada', session_id: 'session' }, { at: NOW, isTooLate }, (message) =>
      sent.push(message),
    );
  const told = () =>
    sent
      .flatMap(({ type, data }) => (type === 'changes' ? (data as LiveChangesMessage).events : []))
      .map(({ id }) => id);

  beforeEach(() => {
    sent = [];
  });

  it('begins with a message at once, whose id is where to go on', () => {
    open().begin(0);
    expect(sent).toEqual([
      { type: 'changes', id: String(NOW.getTime()), data: { events: [], missed: false } },
    ]);
  });

  it('tells a page that was away for too long to read everything again', () => {
    open(true).begin(0);
    expect(sent[0]?.data).toEqual({ events: [], missed: true });
  });

  it('tells each fact once, however often it is found, and none that its page has read', () => {
    const stream = open();
    stream.learn([fact('read')]);
    stream.begin(0);
    for (const at of [600, 1_200, 1_800]) {
      stream.offer([fact('read'), fact('new')], found(later(at)));
      stream.sendDue(at);
    }
    expect(told()).toEqual(['new']);
    expect(sent.at(-1)?.id).toBe(String(later(600).getTime()));
  });

  it('forgets what can be found no more', () => {
    const stream = open();
    stream.learn([fact('old')]);
    stream.offer([], found(later(2 * LIVE.overlapMs + 1)));
    stream.offer([fact('old')], found(later(2 * LIVE.overlapMs + 2)));
    stream.sendDue(1_000_000);
    expect(told()).toEqual(['old']);
  });

  it('says so when there is more than it tells', () => {
    const stream = open();
    const many = Array.from({ length: LIVE.eventsOfMessage + 1 }, (_, index) => fact(`n${index}`));
    stream.offer(many, found(NOW));
    stream.sendDue(1_000);
    stream.offer([], found(NOW, true));
    stream.sendDue(2_000);
    expect(sent.map(({ data }) => (data as LiveChangesMessage).missed)).toEqual([true, true]);
    expect(told()).toHaveLength(LIVE.eventsOfMessage);
  });

  it('breaks a silence of 15 seconds with a heartbeat', () => {
    const stream = open();
    stream.begin(0);
    stream.offer([], found(later(LIVE.heartbeatMs)));
    stream.sendDue(LIVE.heartbeatMs - 1);
    expect(sent).toHaveLength(1);
    stream.sendDue(LIVE.heartbeatMs);
    expect(sent[1]).toEqual({ type: 'heartbeat', id: String(later(LIVE.heartbeatMs).getTime()), data: {} });
  });

  it('sends no more than two messages in any second, and loses nothing, whenever facts come', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ pause: fc.nat(700), count: fc.nat(3) }), { maxLength: 60 }),
        (turns) => {
          const times: number[] = [];
          const ids: string[] = [];
          let clock = 0;
          const stream = new LiveStream(
            { id: 'ada', session_id: 's' },
            { at: NOW, isTooLate: false },
            ({ data }) => {
              times.push(clock);
              ids.push(...(data as LiveChangesMessage).events.map(({ id }) => id));
            },
          );
          stream.begin(clock);
          const expected: string[] = [];
          for (const [turn, { pause, count }] of turns.entries()) {
            clock += pause;
            const facts = Array.from({ length: count }, (_, index) => fact(`${turn}-${index}`, later(clock)));
            expected.push(...facts.map(({ id }) => id));
            stream.offer(facts, found(later(clock)));
            stream.sendDue(clock);
          }
          clock += LIVE.tickMs;
          stream.sendDue(clock);
          if (expected.length <= LIVE.eventsOfMessage) expect(ids).toEqual(expected);
          for (const at of times) {
            expect(times.filter((other) => other >= at && other < at + 1_000).length).toBeLessThanOrEqual(2);
          }
        },
      ),
    );
  });
});
