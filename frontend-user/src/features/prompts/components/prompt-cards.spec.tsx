import type { components } from '@drumbeat/api-client';
import {
  eventually,
  field,
  fill,
  gone,
  http,
  press,
  refusal,
  says,
  server,
  the,
  user,
  within,
} from '@drumbeat/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { asUser } from '../../../testing/answers';
import { havePlan, planToday } from '../../../testing/calendar-answers';
import { noticeSays } from '../../../testing/notices';
import { open } from '../../../testing/open-app';
import { aPrompt, havePrompts } from '../../../testing/prompt-answers';

const library = '/content-calendar?view=library';
/** The card of a prompt as it is now: a change may have drawn it anew in another place. */
const cardNow = (id: number): HTMLElement => {
  const cards = [...document.querySelectorAll<HTMLElement>('article')];
  const found = cards.find(({ textContent }) => textContent.includes(`Hook ${id}`));
  if (!found) throw new Error(`No card of prompt ${id}`);
  return found;
};
const card = (id: number) => eventually(() => cardNow(id));
const buttonOn = (id: number, name: string | RegExp) =>
  eventually(() => within(cardNow(id)).getByRole('button', { name }));
const pressOn = async (id: number, name: string | RegExp) => {
  const button = await eventually(() => {
    const found = within(cardNow(id)).getByRole('button', { name });
    expect(found).toBeEnabled();
    return found;
  });
  await user.click(button);
};
const status = async (name: string) =>
  user.click(await the('button', new RegExp(`^${name}\\b`), { inside: await the('group', 'Status') }));
const fails = () => refusal(500, '');

beforeEach(() => void asUser());

it('An empty library says what is missing, in each of its segments', async () => {
  havePrompts();
  await open(library);
  await says('No prompts available yet');
  await says('Contact your admin to generate prompts for your account');
  await says('0 total · 0 new · 0 favorites');
  for (const [segment, words] of [
    ['Used', 'No used prompts yet'],
    ['Archived', 'No archived prompts'],
    ['Favorites', 'No favorite prompts'],
  ] as const) {
    await status(segment);
    await says(words);
  }
  await fill('Search prompts', 'pricing');
  await says('No prompts found matching your criteria');
  await eventually(() => {
    expect(window.location.search).toContain('status=favorites');
    expect(window.location.search).toContain('search=pricing');
  });
  await press('Clear filters');
  await says('No prompts available yet');
  expect(await field('Search prompts')).toHaveValue('');
});

it('A card of the library tells all that it knows', async () => {
  havePrompts(aPrompt(1, { prepared_by: 'Grace Staff', why: 'Your last two posts were about prices.' }));
  server.use(http.get('/api/messages', ({ response }) => response.untyped(refusal(500, ''))));
  await open(library);
  const inside = await card(1);
  expect(inside).toHaveTextContent('First-person anecdote');
  expect(inside).toHaveTextContent('#first-person-anecdote');
  expect(inside).toHaveTextContent('Hook 1');
  expect(within(inside).getByRole('heading')).toHaveTextContent('Prompt 1: what a Friday costs.');
  await the('button', '+ Add schedule date', { inside });
  await the('button', 'Share Your Feedback', { inside });
  expect(within(inside).getAllByRole('radio')).toHaveLength(5);
  await says('Prepared by Grace Staff', inside);
  await press('Answer the staff', { inside });
  expect(await the('dialog')).toHaveTextContent('Hook 1');
});

it('The date of a prompt is set, changed and removed, and the card stands where its date puts it', async () => {
  const made = havePlan([aPrompt(1), aPrompt(2)]);
  await open(library);
  await pressOn(2, '+ Add schedule date');
  let dialog = await the('dialog', 'Edit Schedule Date');
  expect(await the('button', 'Update Date', { inside: dialog })).toBeDisabled();
  await fill('Date', '2031-06-04', dialog);
  await eventually(() => expect(dialog).toHaveTextContent('Wednesday, both slots are free.'));
  await press('Update Date', { inside: dialog });
  await noticeSays('Schedule date updated successfully');
  await gone('dialog');
  await buttonOn(2, /^Scheduled for Wed, Jun 4, 2031/);
  await eventually(() => expect(document.querySelector('[role=listitem]')).toHaveTextContent('Hook 2'));
  await eventually(() => expect(cardNow(2)).toHaveFocus());

  await pressOn(2, /change the date$/);
  dialog = await the('dialog', 'Edit Schedule Date');
  await fill('Date', '', dialog);
  expect(await the('button', 'Update Date', { inside: dialog })).toBeDisabled();
  await press('Cancel', { inside: dialog });
  await gone('dialog');
  await eventually(async () => expect(await the('button', /change the date$/)).toHaveFocus());
  await press(/change the date$/);
  await press('Remove date', { inside: await the('dialog', 'Edit Schedule Date') });
  await noticeSays('Schedule date updated successfully');
  await buttonOn(2, '+ Add schedule date');
  expect(made.prompts[1]).toMatchObject({ scheduled_date: null });
});

describe('Feedback on a prompt', () => {
  type Feedback = components['schemas']['FeedbackResponse'];
  let stored: Feedback[] = [];
  const submit = async () => press('Submit Feedback');
  const openForm = async () => {
    await pressOn(1, 'Share Your Feedback');
    return the('dialog', 'Share Your Feedback');
  };

  beforeEach(() => {
    havePrompts(aPrompt(1));
    stored = [];
    server.use(
      http.get('/api/feedback', ({ response }) =>
        response.untyped(Response.json({ feedback: stored, next_cursor: null })),
      ),
      http.post('/api/feedback', async ({ request, response }) => {
        const said = (await request.json()) as Partial<Feedback>;
        const feedback = { ...said, updated_at: '2026-11-02T09:00:00.000Z' } as Feedback;
        stored = [feedback];
        return response.untyped(Response.json({ feedback }));
      }),
    );
  });

  it('is kept while it fails and while its dialog is closed, and begins anew after it was sent', async () => {
    await open(library);
    let dialog = await openForm();
    expect(dialog).toHaveTextContent('Hook 1');
    expect(await the('button', 'Submit Feedback')).toBeDisabled();
    const aspects = within(await the('list', 'Aspects')).getAllByRole('listitem');
    expect(aspects.map(({ textContent }) => textContent)).toEqual([
      'Clarity',
      'Relevance',
      'Creativity',
      'Specificity',
      'Actionability',
      'Professional tone',
      'Engaging hook',
      'Target audience fit',
    ]);
    await press('Like Clarity');
    await press('Dislike Clarity');
    expect(await the('button', 'Like Clarity')).toHaveAttribute('aria-pressed', 'false');
    await press('Like Relevance');
    await user.click(await field('I would use this prompt', dialog));
    await user.click(await field('I would recommend this to others', dialog));
    await fill('Additional comments', 'Good angle.', dialog);
    await fill('Suggestions for improvement', 'A client story first.', dialog);
    expect(await the('button', 'Submit Feedback')).toBeDisabled();
    await user.keyboard('{Escape}');
    await gone('dialog');

    dialog = await openForm();
    expect(await field('Additional comments', dialog)).toHaveValue('Good angle.');
    await user.click(within(dialog).getByRole('radio', { name: '4 stars' }));
    server.use(http.post('/api/feedback', ({ response }) => response.untyped(fails()), { once: true }));
    await submit();
    expect(await the('alert', undefined, { inside: dialog })).toHaveTextContent('Failed to submit feedback');
    expect(await field('Additional comments', dialog)).toHaveValue('Good angle.');
    await submit();
    await noticeSays('Thank you for your feedback! It helps us improve.');
    await gone('dialog');
    await eventually(async () =>
      expect(within(await card(1)).getByRole('radio', { name: '4 stars' })).toBeChecked(),
    );
    expect(stored).toMatchObject([
      {
        rating: 4,
        likedAspects: ['Relevance'],
        dislikedAspects: ['Clarity'],
        wouldUse: true,
        wouldRecommend: true,
        feedbackText: 'Good angle.',
        improvementSuggestions: 'A client story first.',
        contextInfo: { title: 'Hook 1', content_preview: 'Prompt 1: what a Friday costs.' },
      },
    ]);

    dialog = await openForm();
    await says(/^You rated this 4 of 5 on /, dialog);
    expect(await field('Additional comments', dialog)).toHaveValue('');
    expect(within(dialog).queryAllByRole('radio', { checked: true })).toEqual([]);
    await press('Continue from that', { inside: dialog });
    expect(await field('Additional comments', dialog)).toHaveValue('Good angle.');
  });

  it('says where the earlier one cannot be read', async () => {
    server.use(http.get('/api/feedback', ({ response }) => response.untyped(fails())));
    await open(library);
    const dialog = await openForm();
    expect(await the('alert', undefined, { inside: dialog })).toHaveTextContent('Failed to load feedback');
  });
});

describe('A prompt on the calendar', () => {
  const today = planToday();
  const onCalendar = { scheduled_date: today, slot: 1, pushed_to_calendar: true };
  /** Its favourites have every card, whatever weekday it is. */
  const favorites = '/content-calendar?tab=favorites';

  it('is archived, brought back and marked in words of the calendar’s own, also where that fails', async () => {
    havePlan([aPrompt(1, { ...onCalendar, is_favorite: true })]);
    await open(favorites);
    await the('button', 'Back to Calendar View');
    server.use(
      http.post('/api/content-prompts/{id}/archive', ({ response }) => response.untyped(fails()), {
        once: true,
      }),
      http.post('/api/content-prompts/{id}/unarchive', ({ response }) => response.untyped(fails()), {
        once: true,
      }),
      http.patch('/api/content-prompts/{id}', ({ response }) => response.untyped(fails()), { once: true }),
    );
    await pressOn(1, 'Archive');
    await noticeSays('Failed to archive prompt. Please try again.');
    expect(await buttonOn(1, 'Select')).toBeEnabled();
    await pressOn(1, 'Archive');
    await noticeSays('Prompt archived successfully');
    expect(await buttonOn(1, 'Archived')).toBeDisabled();
    await pressOn(1, 'Unarchive');
    await noticeSays('Failed to unarchive prompt. Please try again.');
    await pressOn(1, 'Unarchive');
    await noticeSays('Prompt unarchived successfully');

    const markUsed = async () => {
      await pressOn(1, 'Status: New');
      await user.click(await the('menuitemradio', 'Used'));
    };
    await markUsed();
    await noticeSays('Failed to update prompt status');
    await markUsed();
    await noticeSays('Marked as used');
    expect(await buttonOn(1, 'Used')).toBeDisabled();
    await pressOn(1, 'Unarchive');
    await noticeSays('Prompt unarchived successfully');
    expect(await buttonOn(1, 'Select')).toBeEnabled();
  });
});

describe('A prompt on the week', () => {
  /** A Monday, Wednesday or Friday that is not over. */
  const date = (() => {
    const week = new Date(`${planToday()}T12:00:00Z`);
    while (![1, 3, 5].includes(week.getUTCDay())) week.setUTCDate(week.getUTCDate() + 1);
    return week.toISOString().slice(0, 10);
  })();
  const placed = { scheduled_date: date, slot: 1, pushed_to_calendar: true };

  it('is archived, brought back, rated and starred where it stands, and is among the favourites then', async () => {
    const plan = havePlan([aPrompt(1, placed)]);
    await open(`/content-calendar?selectedDate=${date}`);
    server.use(
      http.post('/api/content-prompts/{id}/archive', ({ response }) => response.untyped(fails()), {
        once: true,
      }),
      http.post('/api/content-prompts/{id}/unarchive', ({ response }) => response.untyped(fails()), {
        once: true,
      }),
    );
    await pressOn(1, 'Archive');
    await noticeSays('Failed to archive prompt. Please try again.');
    expect(await buttonOn(1, 'Select')).toBeEnabled();
    await pressOn(1, 'Archive');
    await noticeSays('Prompt archived successfully');
    expect(await buttonOn(1, 'Archived')).toBeDisabled();
    await pressOn(1, 'Unarchive');
    await noticeSays('Failed to unarchive prompt. Please try again.');
    await pressOn(1, 'Unarchive');
    await noticeSays('Prompt unarchived successfully');
    expect(await buttonOn(1, 'Select')).toBeEnabled();

    const star = async () => within(await card(1)).getByRole('radio', { name: '5 stars' });
    await user.click(await star());
    await eventually(async () => expect(await star()).toBeChecked());
    await eventually(() => expect(plan.ratings.get('1')).toBe(5));
    await pressOn(1, 'Add to favorites');
    await noticeSays('Added to favorites');
    await user.click(await the('tab', /^Favorites/));
    await the('button', 'Back to Calendar View');
    await eventually(async () => expect(await star()).toBeChecked());
    expect(await buttonOn(1, 'Select')).toBeEnabled();
  });

  it('is read again when asked, as in the library, and says so where it does not open', async () => {
    const plan = havePlan([aPrompt(1, placed)]);
    await open(`/content-calendar?selectedDate=${date}`);
    server.use(http.get('/api/content-prompts/{id}', ({ response }) => response.untyped(fails())));
    await pressOn(1, 'Select');
    await noticeSays('Failed to load prompt. Please try again.');
    await eventually(async () => expect(await buttonOn(1, 'Select')).toBeEnabled());

    plan.change(1, { status: 'used', is_used: true });
    await press('Refresh');
    await eventually(async () => expect(await buttonOn(1, 'Used')).toBeDisabled());
    await pressOn(1, 'Unarchive');
    await noticeSays('Prompt unarchived successfully');
    expect(await buttonOn(1, 'Select')).toBeEnabled();

    await open(library);
    await buttonOn(1, 'Status: New');
    plan.change(1, { status: 'archived' });
    await press('Refresh');
    await buttonOn(1, 'Status: Archived');
    expect(await the('button', /^Archived/, { inside: await the('group', 'Status') })).toHaveTextContent('1');
  });
});
