import { addDays } from '@drumbeat/domain';
import {
  eventually,
  field,
  fill,
  gate,
  gone,
  http,
  press,
  refusal,
  says,
  server,
  the,
  user,
} from '@drumbeat/testing';
import { shortDate } from '@drumbeat/ui';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { asUser } from '../../../../testing/answers';
import { aCalendarPost, havePlan, planToday } from '../../../../testing/calendar-answers';
import { noticeSays } from '../../../../testing/notices';
import { open } from '../../../../testing/open-app';
import { after, day, monday, onDay, openWeek, placed } from '../../../../testing/open-week';
import { aPrompt } from '../../../../testing/prompt-answers';

const undo = () => press('Undo');

async function choose(title: string, entry: string | RegExp): Promise<void> {
  await press(`More for “${title}”`);
  await user.click(await the('menuitem', entry));
}

beforeEach(() => void asUser());

describe('“Move to…”', () => {
  it('changes places with what is there, and can be undone', async () => {
    const plan = havePlan([placed(1, monday, 1), placed(2, after(2), 1), placed(3, after(2), 2)]);
    await openWeek();
    await choose('Hook 1', 'Move to…');
    const dialog = await the('dialog', 'Move to…');
    await fill('Day', after(2), dialog);
    await user.click(await field('Second slot changes places with “Hook 3”', dialog));
    await press('Move', { inside: dialog });
    await says('It changed places with “Hook 3”.');
    await onDay(1, 'Wednesday');
    await onDay(3, 'Monday');
    await undo();
    await noticeSays('Moved back');
    await onDay(1, 'Monday');
    await onDay(3, 'Wednesday');
    expect(plan.prompts.map(({ scheduled_date, slot }) => [scheduled_date, slot])).toEqual([
      [monday, 1],
      [after(2), 1],
      [after(2), 2],
    ]);
  });

  it('leaves a prompt where it was where that is refused, and shows its newest state where it came too late', async () => {
    const plan = havePlan([placed(1, monday, 1), aPrompt(2)]);
    await openWeek();
    const move = async () => {
      await choose('Hook 1', 'Move to…');
      const dialog = await the('dialog', 'Move to…');
      await fill('Day', after(4), dialog);
      await press('Move', { inside: dialog });
    };
    server.use(
      http.post(
        '/api/content-prompts/{id}/move',
        ({ response }) => response.untyped(refusal(500, 'Not today.')),
        {
          once: true,
        },
      ),
    );
    await move();
    await noticeSays('The prompt stays where it was');
    await onDay(1, 'Monday');
    plan.change(1, { scheduled_date: after(2), slot: 2 });
    await move();
    await noticeSays('This prompt was changed elsewhere. You see its newest state.');
    await onDay(1, 'Wednesday');
  });

  it('moves a prompt that was starred a moment ago without a conflict', async () => {
    const plan = havePlan([placed(1, monday, 1)]);
    await openWeek();
    await onDay(1, 'Monday');
    const held = gate();
    server.use(
      http.patch('/api/content-prompts/{id}', async () => {
        await held.passed;
        // The one below answers.
        return undefined;
      }),
    );
    await press('Add to favorites');
    await choose('Hook 1', 'Move to…');
    const dialog = await the('dialog', 'Move to…');
    await fill('Day', after(4), dialog);
    await press('Move', { inside: dialog });
    await onDay(1, 'Friday');
    await the('button', 'Remove from favorites', { inside: await day('Friday') });
    held.open();
    await noticeSays(`Moved to ${shortDate(after(4))}`);
    await the('button', 'Remove from favorites', { inside: await day('Friday') });
    expect(plan.prompts[0]).toMatchObject({ is_favorite: true, scheduled_date: after(4) });
  });

  it('plans a draft for another day that is not over, and says why what is out stays', async () => {
    const draft = aCalendarPost('A planned draft', { scheduled_date: after(4) });
    const out = aCalendarPost('Already out', {
      display_state: 'posted-analytics-pending',
      posted_at: new Date().toISOString(),
    });
    const plan = havePlan([placed(1, monday, 1)], [draft, out]);
    const sent: unknown[] = [];
    server.use(
      http.patch('/api/posts/{id}', async ({ request, response }) => {
        const change = await request.json();
        sent.push(change);
        plan.posts = [{ ...draft, scheduled_date: change.scheduled_date ?? null, version: 2 }, out];
        return response.untyped(Response.json({ version: 2 }));
      }),
    );
    await openWeek();
    await choose('A planned draft', 'Move to…');
    const dialog = await the('dialog', 'Move to…');
    await fill('Day', addDays(planToday(), -1), dialog);
    expect(await the('alert', undefined, { inside: dialog })).toHaveTextContent('That day is over.');
    expect(await the('button', 'Move', { inside: dialog })).toBeDisabled();
    await fill('Day', after(2), dialog);
    await press('Move', { inside: dialog });
    await noticeSays('Moved to');
    await the('group', 'A planned draft', { inside: await day('Wednesday') });
    expect(sent).toEqual([{ version: 1, scheduled_date: after(2) }]);

    await open('/content-calendar?layout=list');
    await press('More for “Already out”');
    const entry = await the('menuitem', /^Move to…/);
    expect(entry).toHaveAttribute('aria-disabled', 'true');
    expect(entry).toHaveTextContent('It was posted: what is out keeps its day.');
  });

  it('keeps the clock time of a scheduled post, and says where the clocks change in between', async () => {
    const change = nextClockChange();
    const post = aCalendarPost('Studio numbers', {
      display_state: 'scheduled',
      due_at: `${monday}T15:30:00.000Z`,
    });
    const plan = havePlan([aPrompt(1, { scheduled_date: addDays(change, -2), slot: 1 })], [post]);
    const sent: string[] = [];
    server.use(
      http.post('/api/posts/linkedin/schedule', async ({ request, response }) => {
        const { scheduledAt } = await request.json();
        sent.push(scheduledAt);
        plan.posts = [{ ...post, due_at: scheduledAt }];
        return response.untyped(Response.json({ post: { version: 2 } }));
      }),
    );
    await openWeek();
    const time = /^\d?\d:30 AM C[SD]T$/;
    const label = (await says(time, await day('Monday'))).textContent;
    await choose('Studio numbers', 'Move to…');
    await fill('Day', after(2));
    // The first Enter leads to the button: nothing is moved before it stands there.
    await user.keyboard('{Enter}');
    await eventually(async () => expect(await the('button', 'Move')).toHaveFocus());
    await says(/^Goes out on /);
    expect(sent).toEqual([]);
    await user.keyboard('{Enter}');
    await says(label, await day('Wednesday'));
    await undo();
    await says(label, await day('Monday'));
    await noticeSays('Moved back');
    expect(sent).toEqual([`${after(2)}T15:30:00.000Z`, `${monday}T15:30:00.000Z`]);

    await choose('Studio numbers', 'Move to…');
    await fill('Day', addDays(change, 1));
    const kept = label.replace(/ C[SD]T$/, '');
    await says(`The clocks change between the two days: ${kept} stays ${kept}.`);
    await openWeek(change);
    await says(/^Clocks go (back|forward) on Sunday, .* stays 9:00 AM$/);
  });
});

it('A prompt is taken off the calendar, and put back', async () => {
  const plan = havePlan([placed(1, monday, 1)]);
  await openWeek();
  await choose('Hook 1', 'Take off the calendar');
  await says('It stays in the library.');
  await gone('article', 'Hook 1');
  expect(plan.prompts[0]).toMatchObject({ scheduled_date: null });
  await undo();
  await onDay(1, 'Monday');
  await eventually(() => expect(plan.prompts[0]).toMatchObject({ scheduled_date: monday, slot: 1 }));
});

/** The day in the coming year on which Chicago sets its clocks forward or back. */
function nextClockChange(): string {
  const offset = (date: string) =>
    new Intl.DateTimeFormat('en-US', { timeZone: 'America/Chicago', timeZoneName: 'longOffset' })
      .formatToParts(new Date(`${date}T18:00:00Z`))
      .find(({ type }) => type === 'timeZoneName')?.value;
  let date = addDays(planToday(), 14);
  while (offset(date) === offset(addDays(date, -1))) date = addDays(date, 1);
  return date;
}
