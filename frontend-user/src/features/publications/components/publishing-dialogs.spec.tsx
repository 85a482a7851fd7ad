import {
  eventually,
  field,
  fill,
  gone,
  http,
  HttpResponse,
  isThere,
  press,
  says,
  server,
  stopTime,
  the,
  user,
  within,
} from '@drumbeat/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { asUser } from '../../../testing/answers';
import { noticeSays, notices } from '../../../testing/notices';
import { open } from '../../../testing/open-app';
import { aPost, havePost, type MadeUpPost } from '../../../testing/post-answers';
import { havePrompts } from '../../../testing/prompt-answers';

/** A Monday morning in Chicago. */
const now = new Date('2026-11-23T15:00:00Z');
const TODAY = /^(Today, )?Monday, November 23/;
const TOMORROW = /^Tuesday, November 24/;
const STOCK = 'Let that sink in';
const CONTENT = `We priced the risk instead of the hours, and the client said yes.

It took one question: “What happens if this is late?” She thought about it for a whole minute, named a number, and it was three times our fee.

${STOCK}. More: https://example.com/prices`;

let made: MadeUpPost;

function connectLinkedIn(): void {
  server.use(
    http.get('/api/social-accounts', ({ response }) =>
      response(200).json({
        accounts: [
          {
            provider: 'linkedin',
            id: 'account',
            is_connected: true,
            display_name: 'Ada Example',
            granted_scopes: [],
            expires_at: null,
            needs_reconnect: false,
            capabilities: { post: true, images: true, documents: true, first_comment: false, figures: false },
            figures_paused_until: null,
            reconnect_for_figures: false,
            days_left: null,
          },
        ],
      }),
    ),
  );
}

async function openPublish(): Promise<HTMLElement> {
  await open(`/posts/${made.post.id}`);
  await press('Preview and post');
  return the('dialog', 'Preview and Post to LinkedIn');
}

async function openSchedule(): Promise<HTMLElement> {
  await open(`/posts/${made.post.id}`);
  await press('Schedule');
  return the('dialog', 'Schedule post');
}

const address = () => window.location.pathname + window.location.search;

beforeEach(() => {
  stopTime(now);
  asUser({ user: { time_zone: 'America/Chicago' } });
  havePrompts();
  made = havePost(aPost({ content: CONTENT }));
});

describe('The last look before LinkedIn', () => {
  it('shows the text as it goes out, its length, what to look at, and how to connect', async () => {
    const dialog = await openPublish();
    expect(await the('group', 'The text that is posted')).toHaveTextContent(STOCK);
    expect(within(dialog).queryAllByRole('textbox')).toEqual([]);
    await says(`${CONTENT.length} characters`, dialog);
    expect(within(dialog).queryByText('Modified')).toBeNull();
    await the('button', 'Connect to LinkedIn', { inside: dialog });
    expect(await the('button', 'Schedule', { inside: dialog })).toBeEnabled();
    const checks = await the('list', /^Checks/, { inside: dialog });
    await says('One stock phrase', checks);
    await says('A link in the text', checks);
    await press('Post Now', { inside: dialog });
    await noticeSays('Please connect your LinkedIn account first');
    await press('Show: One stock phrase', { inside: checks });
    await gone('dialog');
    const text = await field('Post text');
    const selected = () => text.value.slice(text.selectionStart ?? 0, text.selectionEnd ?? 0);
    await eventually(() => expect(selected()).toBe(STOCK));
  });

  it('calls a text “Modified” that reads otherwise than it did at first', async () => {
    const content = CONTENT.replace(`${STOCK}. `, '');
    made.change({ content });
    server.use(
      http.get('/api/posts/{id}/versions', ({ response }) =>
        response.untyped(
          HttpResponse.json({
            data: [{ version: 1, title: '', content: CONTENT, created_at: now.toISOString() }],
            next_cursor: null,
          }),
        ),
      ),
    );
    const dialog = await openPublish();
    await says('Modified', dialog);
    expect(within(dialog).queryByText('One stock phrase')).toBeNull();
  });

  it('says where posting failed, and leads to the post where it is out', async () => {
    connectLinkedIn();
    const dialog = await openPublish();
    server.use(http.post('/api/posts/share/personal', () => HttpResponse.error()));
    await press('Post Now', { inside: dialog });
    await noticeSays('Failed to post to LinkedIn');
    server.use(
      http.post('/api/posts/share/personal', ({ response }) => {
        made.change({
          status: 'used',
          display_state: 'posted-analytics-pending',
          posted_at: now.toISOString(),
          linkedin_url: 'https://www.linkedin.com/feed/update/urn:li:share:1/',
        });
        return response.untyped(HttpResponse.json({ message: '', post: made.post }));
      }),
    );
    await press('Post Now', { inside: dialog });
    await noticeSays('Posted to LinkedIn successfully!', { dismiss: false });
    const [success] = notices('Posted to LinkedIn successfully!');
    expect(success).toHaveTextContent(/is out\. Next: .+ is still open\.View on LinkedIn/);
    await eventually(() => expect(address()).toMatch(/^\/posts\?tab=posted/));
  });
});

describe('The schedule', () => {
  it('begins with tomorrow at six in the user’s zone, has 24 hours, and refuses what is too soon', async () => {
    connectLinkedIn();
    const dialog = await openSchedule();
    await says('Scheduled for', dialog);
    await eventually(() => expect(dialog).toHaveTextContent('Tuesday, November 24 at 6:00 AM'));
    await says(/^Chicago time, C[SD]T\./, dialog);
    expect((await the('blockquote', 'Preview', { inside: dialog })).textContent).toBe(
      `${CONTENT.slice(0, 200)}...`,
    );
    const days = await the('grid', undefined, { inside: dialog });
    expect(await the('button', TODAY, { inside: days })).toBeEnabled();
    expect(await the('button', /^Sunday, November 22/, { inside: days })).toBeDisabled();

    await user.click(await field('Time', dialog));
    const list = await the('listbox');
    const hours = within(list)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    expect([hours.length, hours[0], hours.at(-1)]).toEqual([24, '12:00 AM', '11:00 PM']);
    expect(list.closest('.MuiPaper-root')).toHaveStyle({ maxHeight: '400px' });
    await user.click(await the('option', '12:00 AM'));
    await press(TODAY, { inside: days });
    await press('Schedule', { inside: dialog });
    expect(await the('alert', undefined, { inside: dialog })).toHaveTextContent(
      'Please select a date and time at least 5 minutes in the future',
    );
  });

  it('offers to post by hand at any time ahead where LinkedIn is not connected', async () => {
    const dialog = await openSchedule();
    await says('Planned for', dialog);
    await says(/^By hand: We remind you in the app at this time/, dialog);
    const byHand = () => the('button', 'Post it by hand', { inside: dialog });
    expect(await byHand()).toBeEnabled();
    await press(TODAY, { inside: await the('grid', undefined, { inside: dialog }) });
    await fill('Or type a time', '00:00', dialog);
    await says('This time has passed. Choose a later one.', dialog);
    expect(await byHand()).toBeDisabled();
  });

  it('schedules nothing for a typed time or day that is none, until something else is chosen', async () => {
    const dialog = await openSchedule();
    const submit = () => the('button', 'Schedule', { inside: dialog });
    for (const wrong of ['8:7', '25:00']) {
      await fill('Or type a time', wrong, dialog);
      await says('Write it like 8:15 AM or 20:15', dialog);
      expect(await submit()).toBeDisabled();
    }
    await fill('Or type a time', '20:15', dialog);
    await eventually(() => expect(dialog).toHaveTextContent('Tuesday, November 24 at 8:15 PM'));
    expect(await submit()).toBeEnabled();
    (await the('button', /^Next open beat:/, { inside: dialog })).focus();
    await user.keyboard('{Enter}');
    await eventually(async () =>
      expect(await the('button', /^Next open beat:/, { inside: dialog })).toHaveFocus(),
    );
    expect(await field('Or type a time', dialog)).toHaveValue('');
    await fill('Date', 'someday', dialog);
    await user.tab();
    await says('Write it like Nov 27 or 2026-11-27', dialog);
    expect(await submit()).toBeDisabled();
    await press(TOMORROW, { inside: await the('grid', undefined, { inside: dialog }) });
    await eventually(async () => expect(await submit()).toBeEnabled());
  });

  it('closes nothing where it failed, and leads to the post where it is kept', async () => {
    connectLinkedIn();
    const dialog = await openSchedule();
    server.use(http.post('/api/posts/linkedin/schedule', () => HttpResponse.error()));
    await press('Schedule', { inside: dialog });
    await noticeSays('Failed to schedule post');
    const sent: unknown[] = [];
    server.use(
      http.post('/api/posts/linkedin/schedule', async ({ request, response }) => {
        sent.push(await request.json());
        made.change({ display_state: 'scheduled' });
        return response.untyped(HttpResponse.json({ message: '', post: made.post }));
      }),
    );
    await press('Schedule', { inside: dialog });
    await noticeSays('Post scheduled successfully!');
    await eventually(() => expect(address()).toMatch(/^\/posts\?tab=scheduled/));
    expect(sent).toEqual([
      { id: made.post.id, scheduledAt: '2026-11-24T12:00:00.000Z', timezone: 'America/Chicago' },
    ]);
  });
});

describe('A dialog', () => {
  it('is closed by Escape also while nothing in it has the focus', async () => {
    await openPublish();
    // As when a button is disabled under the finger: the page gets the focus, and the next key.
    (document.activeElement as HTMLElement).blur();
    expect(document.body).toHaveFocus();
    await user.keyboard('{Escape}');
    await gone('dialog');
    expect(isThere('button', 'Preview and post')).toBe(true);
  });
});
