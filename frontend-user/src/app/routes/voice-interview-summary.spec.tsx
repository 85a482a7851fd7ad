import {
  doesNotSay,
  field,
  http,
  isThere,
  press,
  refusal,
  says,
  select,
  server,
  the,
  user,
  within,
} from '@drumbeat/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { asUser } from '../../testing/answers';
import { AT, given, haveInterview, INTERVIEW_PAGE as PAGE } from '../../testing/interview-answers';
import { open } from '../../testing/open-app';

const at = (title: string) => the('heading', title, { level: 1 });
const row = async (sentence: string) => {
  const shown = await says(sentence);
  return within(shown.closest('li')!);
};

beforeEach(() => void asUser());

describe('What was heard', () => {
  const HEARD = [
    given('story', { text: 'Last week a client called.' }),
    given('never_words', { text: 'synergy, leverage' }),
    given('argue_or_ask', { choice: 'ask' }),
    given('address', { choice: 'you' }),
    given('energy_level.first', { choice: 'high' }),
    given('energy_level.high', { choice: 'high' }),
    given('directness_level.first', { choice: 'low' }),
  ];

  it('is nothing where nothing was answered', async () => {
    haveInterview();
    await open(`${PAGE}?step=summary`);
    await says(/^No answer says anything yet/u);
  });

  it('stands line by line with the answer that shows it, and is saved as it is accepted', async () => {
    const kept = haveInterview({ answers: HEARD });
    await open(`${PAGE}?step=summary`);
    const energy = await row('You write at full speed.');
    expect(energy.getByText('9 of 10')).toBeVisible();
    expect(energy.getByText('ANA IS HERE! Let’s go, huge things are coming!')).toBeVisible();
    expect(
      (await row('You lead by questions.')).getByText('I ask a question and let others think.'),
    ).toBeVisible();
    expect((await row('Your story')).getByText('Last week a client called.')).toBeVisible();
    await press('Save to my writing profile');
    await at('Saved to your writing profile');
    expect(kept.saved).toEqual([
      {
        round: 1,
        directness_level: 4,
        energy_level: 9,
        question_usage: 'frequent',
        never_use_phrases: ['synergy', 'leverage'],
        address: 'you',
        texts: ['story'],
        corrected: [],
        replace: [],
      },
    ]);
    expect(await the('link', 'To the writing profile')).toHaveAttribute('href', '/profile/writing-profile');
  });

  it('is corrected and left out line by line', async () => {
    const kept = haveInterview({ answers: HEARD });
    await open(`${PAGE}?step=summary`);
    await press('Energy: One less');
    await press('Energy: One less');
    await says('You write with drive.');
    await select('Questions', 'You ask now and then.');
    await press('Leave out “leverage”');
    await user.click((await row('Your story')).getByRole('checkbox'));
    await user.click((await row('You put things gently.')).getByRole('checkbox'));
    await press('Save to my writing profile');
    await at('Saved to your writing profile');
    expect(kept.saved).toEqual([
      {
        round: 1,
        energy_level: 7,
        question_usage: 'light',
        never_use_phrases: ['synergy'],
        address: 'you',
        texts: [],
        corrected: ['energy_level', 'question_usage'],
        replace: [],
      },
    ]);
  });

  it('keeps corrections over a reload, until they are saved', async () => {
    haveInterview({ answers: HEARD });
    await open(`${PAGE}?step=summary`);
    await press('Energy: One less');
    await press('Energy: One less');
    await press('Leave out “leverage”');
    await open(`${PAGE}?step=summary`);
    await says('You write with drive.');
    expect(isThere('button', 'Leave out “leverage”')).toBe(false);
    await press('Save to my writing profile');
    await at('Saved to your writing profile');
    await open(`${PAGE}?step=summary`);
    await says('You write at full speed.');
  });

  it('asks before it replaces what posts prove, and replaces it only if told to', async () => {
    const kept = haveInterview({
      answers: HEARD,
      standing: [
        { field: 'energy_level', value: 3, by: 'posts' },
        { field: 'directness_level', value: 4, by: 'person' },
      ],
    });
    await open(`${PAGE}?step=summary`);
    await says('Your posts show 3 of 10. They count for more.');
    await doesNotSay('You set 4 of 10 yourself.');
    expect(await the('button', 'Keep it')).toHaveAttribute('aria-pressed', 'true');
    await press('Replace it');
    await press('Save to my writing profile');
    await at('Saved to your writing profile');
    expect(kept.saved[0]).toMatchObject({ energy_level: 9, replace: ['energy_level'] });
  });

  it('says what was left as it was', async () => {
    haveInterview({ answers: HEARD, standing: [{ field: 'energy_level', value: 3, by: 'posts' }] });
    server.use(
      http.post('/api/voice-interview/profile', ({ response }) =>
        response(200).json({
          kept: ['energy_level'],
          interview: { round: 1, language: 'en', answers: HEARD, saved_at: AT, standing: [] },
        }),
      ),
    );
    await open(`${PAGE}?step=summary`);
    await press('Save to my writing profile');
    await says('Left as it was: Energy.');
  });

  it('says why it was not saved, and keeps what was corrected', async () => {
    haveInterview({ answers: HEARD });
    server.use(
      http.post('/api/voice-interview/profile', ({ response }) =>
        response.untyped(refusal(422, 'The list is full.', { code: 'test.full' })),
      ),
    );
    await open(`${PAGE}?step=summary`);
    await press('Energy: One less');
    await press('Save to my writing profile');
    await says('Not saved: The list is full.', await the('contentinfo'));
    await says('8 of 10');
  });

  it('leads back to an answer', async () => {
    haveInterview({ answers: HEARD });
    await open(`${PAGE}?step=summary`);
    await user.click((await row('Your story')).getByRole('button', { name: 'Change the answer' }));
    expect(await field('Your story')).toHaveValue('Last week a client called.');
  });

  it('is begun again after a question, without answers', async () => {
    haveInterview({ answers: HEARD, saved_at: AT });
    await open(PAGE);
    await press('Start over');
    await press('Delete and start over');
    await press('Begin');
    expect(await field('Your story')).toHaveValue('');
  });
});

describe('The way to the interview', () => {
  it('stands on the dashboard of whom nothing is known, until they have saved one', async () => {
    haveInterview();
    await open('/dashboard');
    expect(await the('link', 'Voice interview')).toHaveAttribute('href', PAGE);
    haveInterview({ saved_at: AT });
    await open('/dashboard');
    await the('heading', /./u, { level: 1 });
    expect(isThere('link', 'Voice interview')).toBe(false);
  });
});
