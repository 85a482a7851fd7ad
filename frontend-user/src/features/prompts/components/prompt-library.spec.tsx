import {
  doesNotSay,
  eventually,
  field,
  fill,
  gate,
  http,
  pass,
  press,
  refusal,
  says,
  select,
  server,
  stopTime,
  the,
  user,
  within,
} from '@drumbeat/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { aCalendar, asUser } from '../../../testing/answers';
import { notices, noticeSays } from '../../../testing/notices';
import { open } from '../../../testing/open-app';
import { aPrompt, havePrompts } from '../../../testing/prompt-answers';

const library = '/content-calendar?view=library';
const cards = () => document.querySelectorAll('[role=list][aria-label=Prompts] [role=listitem]');
const card = (id: number) =>
  eventually(() => {
    const found = document.querySelector<HTMLElement>(`[data-prompt="${id}"] article`);
    if (!found) throw new Error(`No card of prompt ${id}`);
    return found;
  });
const inCard = async (id: number) => ({ inside: await card(id) });
const countsSay = (text: string) => says(text);
const status = async (name: string) =>
  the('button', new RegExp(`^${name}\\b`), { inside: await the('group', 'Status') });
const chooseStatus = async (name: string) => user.click(await status(name));

/** Every change of a prompt fails from now on, once `hold` lets it. */
const changesFail = (hold: Promise<unknown> = Promise.resolve()) =>
  server.use(
    http.patch('/api/content-prompts/{id}', async ({ response }) => {
      await hold;
      return response.untyped(refusal(500, ''));
    }),
  );

beforeEach(() => void asUser());

describe('The library', () => {
  it('says why it counts more prompts than the calendar', async () => {
    havePrompts();
    await open(library);
    await says('The total counts prompts that are not on the calendar, too.');
  });

  it('offers an answer only to whom a prompt is from', async () => {
    havePrompts(
      aPrompt(1, { prepared_by: 'Grace Staff', why: 'Your last two posts were about prices.' }),
      aPrompt(2, { why: 'You named it as a pillar.' }),
    );
    await open(library);
    await the('button', 'Answer the staff', await inCard(1));
    await the('button', 'A line to the staff', await inCard(2));
  });

  it('is searched and filtered, and its address keeps it', async () => {
    havePrompts(
      aPrompt(1, { hook: 'The question that doubled a fee' }),
      aPrompt(2, { type: 'educational', category: 'Lesson' }),
      aPrompt(3, { pillar_number: 3, pillar_label: 'Client conversations' }),
    );
    await open(library);
    await countsSay('3 total · 3 new · 0 favorites');
    await eventually(() => expect(cards()).toHaveLength(3));
    expect(await field('Search prompts')).toHaveAttribute('placeholder', 'Search prompts, hooks, or tags...');
    const optionsOf = async (label: string) =>
      [...(await field(label)).children].map((option) => option.textContent);
    expect(await optionsOf('Theme')).toEqual([
      'All Themes',
      'Pricing',
      'Running a small studio',
      'Client conversations',
    ]);
    expect(await optionsOf('Type')).toEqual([
      'All Types',
      'Educational',
      'Story',
      'Question',
      'Promotional',
      'Personal',
    ]);

    await fill('Search prompts', 'THE QUESTION THAT');
    await eventually(() => expect(cards()).toHaveLength(1));
    await card(1);
    await eventually(() => expect(window.location.search).toContain('search='));
    await open(window.location.pathname + window.location.search);
    await eventually(() => expect(cards()).toHaveLength(1));
    expect(await field('Search prompts')).toHaveValue('THE QUESTION THAT');

    await fill('Search prompts', '');
    await eventually(() => expect(cards()).toHaveLength(3));
    await select('Type', 'Story');
    await eventually(() => expect(cards()).toHaveLength(2));
    expect(window.location.search).toContain('type=story');
    await select('Type', 'All Types');
    await select('Theme', 'Pricing');
    await eventually(() => expect(cards()).toHaveLength(2));
    expect(window.location.search).toContain('theme=1');
    await card(1);
    await eventually(() => expect(document.body).not.toHaveTextContent(/Hook 3/));
  });

  it('does not say that there is nothing while the next filter’s prompts are on their way', async () => {
    havePrompts(aPrompt(1));
    await open(library);
    await card(1);
    await fill('Search prompts', 'nothing is called like this');
    const nothing = 'No prompts found matching your criteria';
    await says(nothing);
    const held = gate();
    server.use(
      http.get('/api/content-prompts', async ({ response }) => {
        await held.passed;
        return response(200).json({
          data: [],
          counts: { total: 1, new: 1, used: 0, archived: 0, favorites: 0 },
          next_cursor: null,
        });
      }),
    );
    await select('Theme', 'Pricing');
    await eventually(() => expect(document.querySelector('[aria-busy="true"]')).not.toBeNull());
    await doesNotSay(nothing);
    held.open();
    await says(nothing);
  });

  it('archives, takes back and stars, and the counts follow without the list being read again', async () => {
    const made = havePrompts(aPrompt(1), aPrompt(2));
    await open(library);
    await card(1);
    const lists = made.reads.lists;
    await press('Archive', await inCard(1));
    await noticeSays('Archived successfully');
    expect(await the('button', 'Archived', await inCard(1))).toBeDisabled();
    await countsSay('2 total · 1 new · 0 favorites');
    await press('Add to favorites', await inCard(1));
    await noticeSays('Added to favorites');
    await countsSay('2 total · 1 new · 1 favorites');
    expect(made.reads.lists).toBe(lists);

    expect(await status('All')).toHaveTextContent(/^All\s*2$/);
    expect(await status('Used')).toHaveTextContent(/^Used\s*0$/);
    expect(await status('Archived')).toHaveTextContent(/^Archived\s*1$/);
    expect(await status('Favorites')).toHaveTextContent(/^Favorites\s*1$/);
    await chooseStatus('Archived');
    await eventually(() => expect(cards()).toHaveLength(1));
    await press('Unarchive', await inCard(1));
    await noticeSays('Marked as new');
    await says('No archived prompts');
    await chooseStatus('Favorites');
    await eventually(() => expect(cards()).toHaveLength(1));
    await press('Remove from favorites', await inCard(1));
    await noticeSays('Removed from favorites');
    await says('No favorite prompts');
    await press('Show all prompts');
    await eventually(() => expect(cards()).toHaveLength(2));
    expect(made.prompts[0]).toMatchObject({ status: 'new', is_favorite: false });
  });

  it('sets any status after any other, by the keyboard alone', async () => {
    havePrompts(aPrompt(1));
    await open(library);
    const words = { New: 'Marked as new', Used: 'Marked as used', Archived: 'Archived successfully' };
    for (const to of ['Used', 'Archived', 'Used', 'New', 'Archived', 'New'] as const) {
      (await the('button', /^Status: /, await inCard(1))).focus();
      await user.keyboard('{Enter}');
      (await the('menuitemradio', to)).focus();
      await user.keyboard('{Enter}');
      await the('button', `Status: ${to}`, await inCard(1));
      await noticeSays(words[to]);
    }
  });

  it('takes back what the server refuses, with its reason', async () => {
    havePrompts(aPrompt(1));
    await open(library);
    await card(1);
    changesFail();
    await press('Archive', await inCard(1));
    await noticeSays('Failed to update status');
    expect(await the('button', 'Draft Post', await inCard(1))).toBeEnabled();
    await press('Add to favorites', await inCard(1));
    await noticeSays('Failed to update favorite status');
    await the('button', 'Add to favorites', await inCard(1));
    await countsSay('1 total · 1 new · 0 favorites');

    await press('+ Add schedule date', await inCard(1));
    const dialog = await the('dialog', 'Edit Schedule Date');
    await fill('Date', '2031-06-04', dialog);
    await press('Update Date', { inside: dialog });
    await noticeSays('Failed to update schedule date', { dismiss: false });
    expect(await field('Date', dialog)).toHaveValue('Wed, Jun 4, 2031');
    await press('Cancel', { inside: dialog });
    await the('button', '+ Add schedule date', await inCard(1));

    server.use(http.get('/api/content-prompts/{id}', ({ response }) => response.untyped(refusal(500, ''))));
    await press('Draft Post', await inCard(1));
    await noticeSays('Failed to load prompt. Please try again.', { dismiss: false });
    await eventually(async () => expect(await the('button', 'Draft Post', await inCard(1))).toBeEnabled());
  });

  it('says that a prompt is opened, and its buttons wait', async () => {
    const made = havePrompts(aPrompt(1), aPrompt(2));
    await open(library);
    await card(2);
    const held = gate();
    server.use(
      http.get('/api/content-prompts/{id}', async ({ response }) => {
        await held.passed;
        return response(200).json(made.prompts[0] ?? aPrompt(1));
      }),
    );
    await press('Draft Post', await inCard(1));
    await says('Loading prompt...');
    expect(await the('button', 'Draft Post', await inCard(2))).toBeDisabled();
    server.use(
      http.post('/api/posts/generate', ({ response }) => response.untyped(refusal(500, 'No writer'))),
    );
    held.open();
    await eventually(() => expect(window.location.pathname).toBe('/posts/create'));
    await doesNotSay('Loading prompt...');
  });

  it('shows what somebody else made of a prompt where a change came too late', async () => {
    const made = havePrompts(aPrompt(1));
    await open(library);
    await card(1);
    made.change(1, { status: 'used' });
    await press('Archive', await inCard(1));
    await noticeSays('This prompt was changed elsewhere. You see its newest state.');
    await the('button', 'Status: Used', await inCard(1));
    await press('Archive', await inCard(1));
    await noticeSays('Archived successfully');
  });

  it('brings a card back into the list that it had left where its change is refused', async () => {
    havePrompts(aPrompt(1, { status: 'archived' }), aPrompt(2));
    await open(`${library}&status=archived`);
    await card(1);
    const held = gate();
    changesFail(held.passed);
    await press('Unarchive', await inCard(1));
    await says('No archived prompts');
    held.open();
    await noticeSays('Failed to update status');
    await the('button', 'Status: Archived', await inCard(1));
    await countsSay('2 total · 1 new · 0 favorites');
  });

  it('leaves what the server has where two quick changes are both refused', async () => {
    havePrompts(aPrompt(1));
    await open(library);
    await card(1);
    const held = gate();
    changesFail(held.passed);
    await press('Add to favorites', await inCard(1));
    await press('Remove from favorites', await inCard(1));
    await the('button', 'Add to favorites', await inCard(1));
    held.open();
    await noticeSays('Failed to update favorite status', { dismiss: false });
    // The second refusal says what the first one says, in its place.
    await eventually(() => expect(notices('favorite status')).toHaveLength(1));
    await the('button', 'Add to favorites', await inCard(1));
    await countsSay('1 total · 1 new · 0 favorites');
  });

  it.each([
    { place: 'the library', address: library, button: 'Draft Post' },
    { place: 'the favourites', address: '/content-calendar?tab=favorites', button: 'Select' },
  ])('tracks that a prompt is used, from $place', async ({ address, button }) => {
    const sent: unknown[] = [];
    havePrompts(aPrompt(1, { category: 'Lesson', pillar_number: 2, is_favorite: true }));
    const never = gate();
    server.use(
      http.post('/api/tracking/sessions', ({ response }) => response(201).json({ id: 'made-up' })),
      http.post('/api/tracking/events', async ({ request, response }) => {
        sent.push(...(await request.json()).events);
        return response(202).json({ accepted: 1 });
      }),
      http.get('/api/content-prompts/{id}', async ({ response }) => {
        await never.passed;
        return response(200).json(aPrompt(1));
      }),
    );
    stopTime();
    await open(address);
    await eventually(() => expect(JSON.stringify(sessionStorage)).toContain('made-up'));
    await press(button, await inCard(1));
    // That the prompt is slow to come is an event as well, and begins the wait for further ones anew.
    await pass(60_000);
    await eventually(() =>
      expect(sent).toContainEqual(
        expect.objectContaining({
          event_name: 'prompt_calendar_use_prompt',
          event_data: { prompt_id: 1, category: 'Lesson', pillar_number: 2 },
        }),
      ),
    );
    never.open();
  });
});

describe('The stars of a card', () => {
  const star = async (count: number) =>
    the('radio', count === 1 ? '1 star' : `${count} stars`, await inCard(1));
  const chosen = async () => within(await card(1)).queryAllByRole('radio', { checked: true });

  it('are set, cleared, and read in one call for a page of cards', async () => {
    const made = havePrompts(aPrompt(1), aPrompt(2), aPrompt(3));
    await open(library);
    await user.click(await star(4));
    await eventually(async () => expect(await star(4)).toBeChecked());
    await eventually(() => expect(made.ratings.get('1')).toBe(4));
    expect(made.reads.ratings).toBe(1);
    await open(library);
    await eventually(async () => expect(await star(4)).toBeChecked());

    await user.click(await star(4));
    await eventually(async () => expect(await chosen()).toHaveLength(0));
    await eventually(() => expect(made.ratings.get('1')).toBe(0));
    await open(library);
    await card(1);
    await eventually(() => expect(made.reads.ratings).toBe(3));
    expect(await chosen()).toHaveLength(0);

    (await star(1)).focus();
    await user.keyboard('{ArrowRight}{ArrowRight} ');
    await eventually(async () => expect(await star(3)).toBeChecked());
    await eventually(() => expect(made.ratings.get('1')).toBe(3));
  });

  it('are taken back in silence where they are refused', async () => {
    const made = havePrompts(aPrompt(1));
    made.ratings.set('1', 3);
    await open(library);
    await eventually(async () => expect(await star(3)).toBeChecked());
    const held = gate();
    server.use(
      http.post('/api/feedback', async ({ response }) => {
        await held.passed;
        return response.untyped(refusal(500, ''));
      }),
    );
    await user.click(await star(5));
    await eventually(async () => expect(await star(5)).toBeChecked());
    held.open();
    await eventually(async () => expect(await star(3)).toBeChecked());
    expect(document.querySelectorAll('[data-sonner-toast]')).toHaveLength(0);
  });

  it('are what the server has where two quick changes are both refused', async () => {
    havePrompts(aPrompt(1));
    await open(library);
    const held = gate();
    server.use(
      http.post('/api/feedback', async ({ response }) => {
        await held.passed;
        return response.untyped(refusal(500, ''));
      }),
    );
    await user.click(await star(4));
    await eventually(async () => expect(await star(4)).toBeChecked());
    await user.click(await star(5));
    await eventually(async () => expect(await star(5)).toBeChecked());
    held.open();
    await eventually(async () => expect(await chosen()).toHaveLength(0));
  });
});

it('A prompt that is no favourite any more comes back where that is refused', async () => {
  havePrompts(aPrompt(1, { is_favorite: true }), aPrompt(2));
  const counts = { all: 0, used: 0, archived: 0, favorites: 1 };
  server.use(
    http.get('/api/calendar', ({ query, response }) =>
      response(200).json({ ...aCalendar(query.get('from'), query.get('to')), counts }),
    ),
  );
  await open('/content-calendar?tab=favorites');
  await card(1);
  const held = gate();
  changesFail(held.passed);
  await press('Remove from favorites', await inCard(1));
  await says('No favorite prompts');
  const tab = await the('tab', /^Favorites/);
  await eventually(() => expect(tab).toHaveTextContent('0'));
  held.open();
  await noticeSays('Failed to update favorite status');
  await the('button', 'Remove from favorites', await inCard(1));
  await eventually(() => expect(tab).toHaveTextContent('1'));
});
