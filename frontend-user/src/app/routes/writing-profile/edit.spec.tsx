import {
  eventually,
  field,
  fill,
  gate,
  gone,
  http,
  isThere,
  pass,
  press,
  refusal,
  says,
  select,
  server,
  stopTime,
  the,
  user,
} from '@drumbeat/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { components } from '@drumbeat/api-client';
import { asUser } from '../../../testing/answers';
import { noticeSays } from '../../../testing/notices';
import { open } from '../../../testing/open-app';
import { aWritingProfile, haveVoice } from '../../../testing/voice-answers';

type Row = components['schemas']['PreferencesResponse'];

const PAGE = '/profile/writing-profile';

let stored: Row;
let sent: unknown[];
let reads: number;

beforeEach(() => {
  sessionStorage.clear();
  asUser();
  stored = aWritingProfile({ never_use_phrases: ['synergy'] });
  sent = [];
  reads = 0;
  haveVoice(stored);
  server.use(
    http.get('/api/user-preferences', ({ response }) => {
      reads += 1;
      return response(200).json({ data: stored });
    }),
    http.post('/api/user-preferences', async ({ request, response }) => {
      const change = (await request.json()) as Partial<Row>;
      sent.push(change);
      if (change.version !== stored.version)
        return response.untyped(
          refusal(409, 'Your writing profile was changed elsewhere meanwhile.', {
            code: 'preferences.stale',
            details: { current: stored } as never,
          }),
        );
      stored = { ...stored, ...change, version: stored.version + 1 };
      return response(200).json({ data: stored });
    }),
  );
});

const edit = async () => {
  await open(PAGE);
  await press('Edit Profile');
  await the('form', 'Edit your writing profile');
};
const save = () => press('Save changes');
const SAVED = 'Writing profile updated successfully!';

describe('Edit mode', () => {
  it('changes fields of each kind, and sends these alone', async () => {
    await edit();
    await user.click(await field(/^Casual/u));
    await select('Humor', 'Frequent');
    await select('Main goal', 'Teach');
    await fill('Never use', 'game-changer');
    await user.keyboard('{Enter}');
    await press('Remove “synergy”');
    await fill('Storytelling', 'One scene');
    await select('Calls to action', 'None');
    await user.click(await field('News'));
    await save();
    await noticeSays(SAVED);
    expect(sent).toEqual([
      {
        writing_style_tone: 'casual',
        writing_style_formality: 3,
        humor_usage: 'frequent',
        primary_goal: 'education',
        never_use_phrases: ['game-changer'],
        storytelling_style: 'One scene',
        cta_preferences: { frequency: 'none' },
        marketing_emails: true,
        version: 1,
      },
    ]);
    await the('button', 'Edit Profile');
    expect(await the('region', 'Vocabulary and Language')).toHaveTextContent('game-changer');
  });

  it('shows goals in words, and takes them so', async () => {
    await edit();
    await the('button', 'Remove “Win clients”');
    await press('Remove “Be remembered”');
    await fill('Goals', 'teach');
    await user.keyboard('{Enter}');
    await the('button', 'Remove “Teach”');
    await fill('Goals', 'Sell a book');
    await user.keyboard('{Enter}');
    await save();
    await noticeSays(SAVED);
    expect(sent).toEqual([{ content_goals: ['lead_generation', 'education', 'Sell a book'], version: 1 }]);
  });

  it('has every field of the profile that is not measured', async () => {
    await edit();
    const form = await the('form');
    for (const label of [
      ...[
        'Formality',
        'Directness',
        'Confidence',
        'Energy',
        'Frequent words',
        'Jargon',
        'Signature expressions',
      ],
      ...['Never use', 'Sentence length', 'Post length', 'Questions', 'Humor', 'Emojis', 'Calls to action'],
      ...['Storytelling', 'Structure', 'Preferred hooks', 'Formatting', 'Kinds of posts', 'Tone markers'],
      ...['Not your habit', 'Main goal', 'First view of the dashboard', 'Goals', 'Voice', 'Content types'],
      ...[
        'Who you write for',
        'Summary',
        'Insights',
        'Posts that need you',
        'Reminders',
        'Weekly insights',
        'News',
      ],
    ])
      expect(await field(label, form)).toBeEnabled();
    await the('link', 'Training');
    expect(await the('link', 'profile')).toHaveAttribute('href', '/profile#pillars');
  });

  it('reads the profile again 100 ms after a save', async () => {
    stopTime();
    await edit();
    await select('Humor', 'Light');
    await save();
    await noticeSays(SAVED, { dismiss: false });
    await pass(300);
    await eventually(() => expect(reads).toBe(2));
  });

  it('is left at once where nothing has changed, and not without a question otherwise', async () => {
    await edit();
    await press('Exit Edit Mode');
    await the('region', 'Voice DNA');
    await press('Edit Profile');
    await select('Humor', 'Light');
    await press('Exit Edit Mode');
    await the('dialog', 'Leave without saving?');
    await press('Keep editing');
    expect(await field('Humor')).toHaveValue('light');
    await press('Exit Edit Mode');
    await press('Leave without saving');
    await the('region', 'Voice DNA');
    await press('Edit Profile');
    expect(await field('Humor')).toHaveValue('minimal');
  });

  it('keeps what is typed over a reload and on the other tab, and asks on the way to another page', async () => {
    await edit();
    await fill('Storytelling', 'One scene');
    await open(PAGE);
    expect(await field('Storytelling')).toHaveValue('One scene');
    await press(/^Training/u, {}, 'tab');
    await the('heading', 'Your Saved Posts (0)');
    await press('Your AI Profile', {}, 'tab');
    expect(await field('Storytelling')).toHaveValue('One scene');
    await press('Dashboard', {}, 'link');
    await the('dialog', 'Leave without saving?');
    await press('Keep editing');
    expect(await field('Storytelling')).toHaveValue('One scene');
  });

  it('takes no more than there is room for, and shows what the server refuses beside its field', async () => {
    await edit();
    await fill('Jargon', 'x'.repeat(201));
    await user.keyboard('{Enter}');
    await save();
    await says(/^An entry has at most 200 characters/u);
    expect(sent).toEqual([]);
    await press(/^Remove “x+”$/u);
    await fill('Storytelling', 'Odd');
    server.use(
      http.post(
        '/api/user-preferences',
        ({ response }) =>
          response.untyped(
            refusal(400, 'Refused', {
              code: 'validation.failed',
              details: [{ field: 'storytelling_style', message: 'Not like that' }],
            }),
          ),
        { once: true },
      ),
    );
    await save();
    await noticeSays('Failed to save writing profile');
    await says('Not like that');
    expect(await field('Storytelling')).toHaveValue('Odd');
  });

  it('says where the answer to a save has no profile', async () => {
    server.use(
      http.untyped.post('/api/user-preferences', () => Response.json({ data: null }), { once: true }),
    );
    await edit();
    await select('Humor', 'Light');
    await save();
    await noticeSays('Failed to save writing profile - no data returned');
    await save();
    await noticeSays(SAVED);
  });

  it('shows that it is saving', async () => {
    const waiting = gate();
    server.use(
      http.post('/api/user-preferences', async ({ response }) => {
        await waiting.passed;
        return response(200).json({ data: { ...stored, humor_usage: 'light', version: 2 } });
      }),
    );
    await edit();
    await select('Humor', 'Light');
    await save();
    await says('Saving…');
    waiting.open();
    await noticeSays(SAVED);
  });
});

describe('A profile that another tab has changed meanwhile', () => {
  it('keeps both changes where they are of different fields', async () => {
    await edit();
    await select('Humor', 'Light');
    stored = { ...stored, energy_level: 9, version: 5 };
    await save();
    await noticeSays(SAVED);
    expect(stored).toMatchObject({ energy_level: 9, humor_usage: 'light', version: 6 });
    await gone('dialog');
  });

  it('asks nothing where both want the same', async () => {
    await edit();
    await select('Humor', 'Light');
    stored = { ...stored, humor_usage: 'light', version: 5 };
    await save();
    await noticeSays(SAVED);
    await gone('dialog');
  });

  it('asks where they are of the same one', async () => {
    await edit();
    await select('Humor', 'Light');
    stored = { ...stored, humor_usage: 'none', version: 5 };
    await save();
    await says('Changed elsewhere meanwhile: Humor. Your version is still below.');
    await says('Not saved: changed elsewhere meanwhile');
    await eventually(async () => expect(await the('group', 'Changed elsewhere')).toHaveFocus());
    expect(await field('Humor')).toHaveValue('light');
    await press('Keep mine');
    await save();
    await noticeSays(SAVED);
    expect(stored).toMatchObject({ humor_usage: 'light', version: 6 });

    await press('Edit Profile');
    await select('Humor', 'Frequent');
    stored = { ...stored, humor_usage: 'moderate', version: 9 };
    await save();
    await press('Take theirs');
    await eventually(async () => expect(await field('Humor')).toHaveValue('moderate'));
    expect(isThere('button', 'Save changes')).toBe(false);
  });
});
