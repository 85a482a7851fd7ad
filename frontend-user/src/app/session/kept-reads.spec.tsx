import { eventually, http, pass, server, stopTime, the } from '@drumbeat/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { aCalendar, asUser } from '../../testing/answers';
import { haveFigures } from '../../testing/dashboard-answers';
import { open } from '../../testing/open-app';
import { havePrompts } from '../../testing/prompt-answers';

beforeEach(() => {
  asUser();
  havePrompts();
  haveFigures();
  stopTime(new Date('2026-11-23T15:00:00.000Z'));
});

let stopWatching = (): void => undefined;
afterEach(() => stopWatching());

/** Each time that the page asks for this address from now on. */
function callsOf(address: string): string[] {
  const calls: string[] = [];
  const note = ({ request }: { request: Request }) => {
    const { pathname, search } = new URL(request.url);
    if (pathname + search === address) calls.push(request.url);
  };
  server.events.on('request:start', note);
  stopWatching = () => server.events.removeListener('request:start', note);
  return calls;
}

/** Its user comes back to the page, which reads what is not fresh any more. */
const comeBack = () => window.dispatchEvent(new Event('visibilitychange'));

describe('What a page has read', () => {
  it.each([
    ['/dashboard', 599_000],
    ['/content-calendar', 29_000],
  ])('of the week is asked for again on %s once %d ms and a second are over', async (page, fresh) => {
    server.use(
      http.get('/api/calendar', ({ response, query }) =>
        response(200).json({ ...aCalendar(query.get('from'), query.get('to')), today: '2026-11-23' }),
      ),
    );
    const calls = callsOf('/api/calendar?from=2026-11-23&to=2026-11-29');
    await open(page);
    await the('heading', /./, { level: 1 });
    await eventually(() => expect(calls).not.toHaveLength(0));
    await pass(1);
    const before = calls.length;
    await pass(fresh);
    comeBack();
    await pass(1);
    expect(calls).toHaveLength(before);
    await pass(1_000);
    comeBack();
    await eventually(() => expect(calls.length).toBeGreaterThan(before));
  });

  it('of the plan is asked for again after a minute', async () => {
    const calls = callsOf('/api/user/subscription');
    await open('/resources');
    await the('heading', 'Resources', { level: 1 });
    expect(calls).toHaveLength(1);
    await pass(59_000);
    comeBack();
    await pass(1);
    expect(calls).toHaveLength(1);
    await pass(1_000);
    comeBack();
    await eventually(() => expect(calls).toHaveLength(2));
  });
});
