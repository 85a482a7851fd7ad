import {
  eventually,
  fill,
  gone,
  http,
  isThere,
  leftFor,
  pass,
  press,
  refusal,
  says,
  server,
  stopTime,
  the,
  user,
} from '@drumbeat/testing';
import { ANALYSED_FIELDS } from '@drumbeat/domain';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { asUser } from '../../../testing/answers';
import { noticeSays, notices } from '../../../testing/notices';
import { open } from '../../../testing/open-app';
import {
  anAnalysis,
  anOverview,
  aTrainingPost,
  aWritingProfile,
  haveVoice,
} from '../../../testing/voice-answers';

const PAGE = '/profile/writing-profile';
const TITLE = 'Create Your Writing Profile';
const dialog = () => the('dialog', TITLE);
const MARKER = 'drumbeat-profile-setup-shown:';
const isMarked = () => Object.keys(sessionStorage).some((key) => key.startsWith(MARKER));

/** How often the profile was read. */
let reads = 0;
let profile: ReturnType<typeof aWritingProfile> | null = null;

beforeEach(() => {
  sessionStorage.clear();
  asUser();
  reads = 0;
  profile = null;
  haveVoice(null);
  server.use(
    http.get('/api/user-preferences', ({ response }) => {
      reads += 1;
      return response(200).json({ data: profile });
    }),
  );
});

/** The profile is taken; `isFound` says whether reads know it. */
const takeProfile = (isFound = true, made = aWritingProfile()) => {
  const sent: unknown[] = [];
  server.use(
    http.put('/api/user-preferences', async ({ request, response }) => {
      sent.push(await request.json());
      if (isFound) profile = made;
      return response(200).json({ data: made });
    }),
  );
  return sent;
};

describe('Whoever has no writing profile', () => {
  it('is asked for one, and sees behind it what is missing', async () => {
    await open(PAGE);
    await dialog();
    await the('button', 'Get Started');
    expect(isMarked()).toBe(true);
    await press('Close');
    await gone('dialog', TITLE);
    expect(isMarked()).toBe(false);
    await the('heading', 'Setting up your Writing Profile...');
    await says('Please complete the setup to continue');
    expect(isThere('button', 'Edit Profile')).toBe(false);
    await press('Continue the setup');
    await dialog();
  });

  it('answers a minute of questions, which make the profile', async () => {
    const sent = takeProfile();
    await open(PAGE);
    await press('Get Started');
    await user.click(await the('radio', /^Casual/u));
    await press('Frequent');
    await fill('Words you would never use', 'game-changer');
    await user.keyboard('{Enter}');
    await press('Create profile');
    await noticeSays('Writing profile created!');
    await gone('dialog', TITLE);
    await the('region', 'Voice DNA');
    expect(sent).toEqual([
      {
        writing_style_tone: 'casual',
        writing_style_formality: 3,
        emoji_usage_preference: 'frequent',
        never_use_phrases: ['game-changer'],
      },
    ]);
    expect(isMarked()).toBe(false);
  });

  it('sees at once that what they answered was set by them', async () => {
    takeProfile(true, aWritingProfile({ never_use_phrases: ['game-changer'] }));
    server.use(
      http.get('/api/voice', ({ response }) =>
        response(200).json(anOverview({ set_by_hand: profile ? ['never_use_phrases'] : [] })),
      ),
    );
    await open(PAGE);
    await press('Get Started');
    await fill('Words you would never use', 'game-changer');
    await user.keyboard('{Enter}');
    await press('Create profile');
    expect(await the('region', 'Vocabulary and Language')).toHaveTextContent(
      'Never useSet by yougame-changer',
    );
  });

  it('leaves what they do not touch as nobody has set it', async () => {
    const sent = takeProfile();
    await open(PAGE);
    await press('Get Started');
    await press('Create profile');
    await noticeSays('Writing profile created!');
    expect(sent).toEqual([{}]);
    await the('heading', 'Not enough yet');
  });

  it('stays with the questions where the profile could not be made', async () => {
    server.use(
      http.put('/api/user-preferences', ({ response }) =>
        response.untyped(refusal(422, 'Not now', { code: 'test.no' })),
      ),
    );
    await open(PAGE);
    await press('Get Started');
    await press('Create profile');
    await noticeSays('Failed to create writing profile');
    await dialog();
  });

  it('is told that another tab was first', async () => {
    server.use(
      http.put('/api/user-preferences', ({ response }) =>
        response.untyped(refusal(409, 'You already have a writing profile.', { code: 'preferences.exist' })),
      ),
    );
    await open(PAGE);
    await press('Get Started');
    profile = aWritingProfile();
    await press('Create profile');
    await noticeSays('Writing profile already exists');
    await the('region', 'Voice DNA');
  });

  it('can begin with posts instead', async () => {
    await open(PAGE);
    await press('Add training posts', {}, 'link');
    await gone('dialog', TITLE);
    await the('heading', 'Your Saved Posts (0)');
  });
});

describe('A new profile', () => {
  const make = async (ending: () => void) => {
    haveVoice(null, [aTrainingPost()]);
    server.use(http.get('/api/user-preferences', ({ response }) => response(200).json({ data: profile })));
    takeProfile();
    ending();
    await open(PAGE);
    await press('Get Started');
    await press('Create profile');
    await noticeSays('Analyzing your existing posts to auto-fill your profile...');
  };

  it('is filled from the posts that are there', async () => {
    await make(() =>
      server.use(http.post('/api/analyze-writing-style', ({ response }) => response(200).json(anAnalysis()))),
    );
    await noticeSays('Profile auto-filled from your existing posts!');
  });

  it('says what is missing where the posts are too short to fill in anything', async () => {
    const not_found = ANALYSED_FIELDS.map((field) => ({
      field,
      missing: 'words' as const,
      have: 120,
      needed: 300,
    }));
    await make(() =>
      server.use(
        http.post('/api/analyze-writing-style', ({ response }) =>
          response(200).json(anAnalysis({ not_found })),
        ),
      ),
    );
    await noticeSays('Analysis completed, but some insights may be limited');
    await says('Not enough yet: 120 of 300 words');
    expect(notices('auto-filled')).toHaveLength(0);
  });

  it('says where that failed, and is there all the same', async () => {
    await make(() =>
      server.use(
        http.post('/api/analyze-writing-style', ({ response }) =>
          response.untyped(refusal(503, 'The analysis failed.', { code: 'voice.analysis_failed' })),
        ),
      ),
    );
    await noticeSays('Auto-analysis failed, but you can still add posts manually.');
  });
});

describe('After the setup', () => {
  it('nothing is asked over another dialog: the setup waits until that is closed', async () => {
    stopTime();
    await open(`${PAGE}?tab=training`);
    await dialog();
    await press('Close');
    await gone('dialog', TITLE);
    await fill('Your post', 'We raised our day rate.');
    await press('Add Post');
    await the('dialog', 'Add Post Analytics');
    await pass(6 * 60_000);
    expect(isThere('dialog', TITLE)).toBe(false);
    await press('Cancel');
    await pass(1_000);
    await dialog();
    expect(isThere('dialog', 'Add Post Analytics')).toBe(false);
  });

  it('the profile is read after a second and after another, and asked for again after five minutes', async () => {
    stopTime();
    await open(PAGE);
    await dialog();
    const before = reads;
    await press('Close');
    await pass(900);
    expect(reads).toBe(before);
    await pass(200);
    await eventually(() => expect(reads).toBe(before + 1));
    await pass(1_100);
    await eventually(() => expect(reads).toBe(before + 2));
    await pass(5_000);
    expect(reads).toBe(before + 2);
    expect(notices('Refreshing page')).toHaveLength(0);
    await gone('dialog', TITLE);
    await pass(5 * 60_000);
    await dialog();
  });

  it('a profile that was made and is not found has the page load anew', async () => {
    takeProfile(false);
    stopTime();
    await open(PAGE);
    await press('Get Started');
    await press('Create profile');
    // The dialog fades by this time, too.
    await pass(400);
    await gone('dialog', TITLE);
    await pass(1_000);
    await pass(1_000);
    await noticeSays('Refreshing page to load your new profile...', { dismiss: false });
    expect(leftFor()).toBeNull();
    await pass(1_100);
    await eventually(() => expect(leftFor()).toBe(PAGE));
  });

  it.each([
    ['was left with the question', () => Promise.resolve()],
    ['was closed', () => press('Close')],
  ])('a page that %s and is loaded anew asks again after five minutes only', async (_, leave) => {
    stopTime();
    await open(PAGE);
    await dialog();
    await leave();
    await pass(400);
    await open(PAGE);
    await the('heading', 'Setting up your Writing Profile...');
    await pass(4 * 60_000);
    await gone('dialog', TITLE);
    await pass(70_000);
    await dialog();
  });
});
