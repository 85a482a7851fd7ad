import { addDays, mondayOf, todayInZone } from '@drumbeat/domain';
import { eventually, http, press, server, the } from '@drumbeat/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { asUser } from '../../../testing/answers';
import { open } from '../../../testing/open-app';
import { aPrompt, havePrompts } from '../../../testing/prompt-answers';

const monday = addDays(mondayOf(todayInZone(new Date(), 'America/Chicago')), 7);

beforeEach(() => void asUser());

describe('A prompt chosen for a place of the calendar', () => {
  it('leaves no way back to choosing for the place that it fills', async () => {
    const library = havePrompts(aPrompt(1));
    server.use(
      http.post('/api/content-prompts/{id}/move', ({ response }) =>
        response(200).json({
          prompt: library.change(1, { scheduled_date: monday, slot: 1, pushed_to_calendar: true }),
          displaced: null,
        }),
      ),
    );
    await open(`/content-calendar?view=library&for=${monday}&slot=1`);
    await the('button', 'Select');
    const { length } = window.history;
    await press('Select');
    await the('heading', 'Content Calendar', { level: 1 });
    await eventually(() => expect(window.location.search).not.toContain('for='));
    expect(window.history).toHaveLength(length);
  });
});
