import type { components } from '@drumbeat/api-client';
import {
  doesNotSay,
  eventually,
  field,
  fill,
  gate,
  gone,
  http,
  isThere,
  leftFor,
  press,
  server,
  the,
  user,
} from '@drumbeat/testing';
import { describe, expect, it } from '@jest/globals';
import { aProfile, asUser } from '../../testing/answers';
import { open } from '../../testing/open-app';

type Profile = components['schemas']['ProfileResponse'];

/** Somebody with these answers; what is sent becomes part of them. */
function haveAnswers(change: Partial<Profile> = {}): { profile: Profile; suggested: number } {
  const person = asUser({ user: { onboarding_completed: false }, plan: null });
  const made = { profile: aProfile(person, { content_pillars: [], ...change }), suggested: 0 };
  server.use(
    http.get('/api/profile', ({ response }) => response(200).json(made.profile)),
    http.patch('/api/profile', async ({ request, response }) => {
      const sent = (await request.json()) as Partial<Profile>;
      made.profile = {
        ...made.profile,
        ...sent,
        voice: { ...made.profile.voice, ...sent.voice },
      };
      return response(200).json(made.profile);
    }),
    http.post('/api/profile/generate-icp-summary', ({ response }) =>
      response.untyped(Response.json({ summary: null })),
    ),
    http.post('/api/profile/pillar-suggestions', ({ response }) => {
      made.suggested += 1;
      return response(200).json({ pillars: ['Pricing', 'Running a studio', 'Hiring'] });
    }),
    http.post('/api/starter-prompts', ({ response }) =>
      response(200).json({ status: 'none', created_count: 0, first_date: null }),
    ),
  );
  return made;
}

const atStep = (title: string) => the('heading', title, { level: 1 });
const PILLARS = ['Pricing', 'Running a small studio', 'Client conversations'];

describe('The four questions', () => {
  it('come back to the step that was reached, with what was answered, from wherever', async () => {
    haveAnswers();
    await open('/onboarding');
    await fill('Your ideal client', 'Owners of design studios who still quote alone');
    await press('Continue to pillars');
    await atStep('What do you want to be known for?');
    await open('/onboarding');
    await atStep('What do you want to be known for?');
    await press('Back');
    await atStep('Who do you serve?');
    expect(await field('Your ideal client')).toHaveValue('Owners of design studios who still quote alone');
    await open('/content-calendar');
    await atStep('What do you want to be known for?');
  });

  it('suggest pillars from the answers, and leave the user’s own as they are', async () => {
    const made = haveAnswers({ ideal_target_client: 'Owners of design studios', onboarding_step: 2 });
    await open('/onboarding?step=pillars');
    await fill('Pillar 1', 'My own pillar');
    await press('Suggest pillars from my answers');
    const taken = await the('button', 'Running a studio');
    expect(made.suggested).toBe(1);
    await user.click(taken);
    expect(await field('Pillar 1')).toHaveValue('My own pillar');
    expect(await field('Pillar 2')).toHaveValue('Running a studio');
    await gone('button', 'Running a studio');
  });

  it('have their voice and their goal in the profile, too', async () => {
    const made = haveAnswers({ content_pillars: PILLARS, onboarding_step: 3 });
    await open('/onboarding?step=voice');
    const pastPost = 'One post you have written (if you like)';
    await user.click(await the('radio', /^Inspirational/));
    await fill(pastPost, 'Last week a client paid twice what I asked.');
    await press('Continue to rhythm');
    await atStep('How often, and by whose clock?');
    await fill('Posts a week', '5');
    await press('Write my prompts');
    await eventually(() => expect(made.profile.onboarding_completed).toBe(true));
    expect(made.profile).toMatchObject({
      voice: { writing_style_tone: 'inspirational' },
      sample_post: 'Last week a client paid twice what I asked.',
      weekly_posting_goal: 5,
    });

    asUser();
    server.use(http.get('/api/profile', ({ response }) => response(200).json(made.profile)));
    await open('/profile');
    expect(await the('radio', /^Inspirational/)).toBeChecked();
    expect(await field(pastPost)).toHaveValue('Last week a client paid twice what I asked.');
    expect(await field('Posts a week')).toHaveValue(5);
  });

  it('lead the focus to the title of the first one where signing up led to it, and leave it to a browser that opens it', async () => {
    haveAnswers();
    await open('/onboarding');
    expect(await atStep('Who do you serve?')).toHaveFocus();
    Object.defineProperty(navigator, 'userActivation', {
      configurable: true,
      value: { hasBeenActive: false },
    });
    await open('/onboarding');
    expect(await atStep('Who do you serve?')).not.toHaveFocus();
    Reflect.deleteProperty(navigator, 'userActivation');
  });

  it('lead the focus to the title of the waiting for the first prompts', async () => {
    haveAnswers({ content_pillars: PILLARS, onboarding_step: 4 });
    const held = gate();
    server.use(
      http.post('/api/starter-prompts', async ({ response }) => {
        await held.passed;
        return response(200).json({ status: 'none', created_count: 0, first_date: null });
      }),
    );
    await open('/onboarding?step=goal');
    await press('Write my prompts');
    await eventually(async () => expect(await atStep('Your first three prompts')).toHaveFocus());
    held.open();
  });

  it.each([
    ['the title of the plans', null, () => the('heading', /^Three posts a week/)],
    ['the calendar of somebody with a plan', undefined, () => the('main')],
  ])('lead the focus to %s, once all are answered', async (_, plan, start) => {
    haveAnswers({ content_pillars: PILLARS, onboarding_step: 4 });
    await open('/onboarding?step=goal');
    server.use(
      http.post('/api/starter-prompts', ({ response }) => {
        asUser({ plan });
        return response(200).json({ status: 'none', created_count: 0, first_date: null });
      }),
    );
    await press('Write my prompts');
    await eventually(async () => expect(await start()).toHaveFocus());
  });

  it('have a way out at every step, which saves what was answered', async () => {
    const made = haveAnswers({ content_pillars: PILLARS, onboarding_step: 4 });
    for (const step of ['pillars', 'voice', 'goal']) {
      await open(`/onboarding?step=${step}`);
      await the('button', 'Finish later');
      await the('button', 'Sign out');
    }
    await open('/onboarding?step=clients');
    await fill('Your ideal client', 'Studio owners with twelve people');
    await press('Sign out');
    await eventually(() => expect(leftFor()).toBe('/login'));
    expect(made.profile.ideal_target_client).toBe('Studio owners with twelve people');
    await open('/onboarding?step=clients');
    expect(await field('Your ideal client')).toHaveValue('Studio owners with twelve people');
  });

  it('lead out by saving and signing out while there are no pillars yet', async () => {
    haveAnswers();
    await open('/onboarding');
    await the('button', 'Save and sign out');
    await doesNotSay('Finish later');
    expect(isThere('button', 'Sign out')).toBe(false);
  });
});
