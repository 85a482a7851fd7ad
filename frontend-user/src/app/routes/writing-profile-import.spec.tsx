import type { components } from '@drumbeat/api-client';
import { IMPORT_FILE_BYTES_MAX, IMPORT_REFUSALS, LEFT_OUT_REASONS, TRAINING_TEXTS } from '@drumbeat/domain';
import {
  eventually,
  field,
  fill,
  gate,
  http,
  isThere,
  press,
  refusal,
  says,
  server,
  setOnline,
  the,
  user,
} from '@drumbeat/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { asUser } from '../../testing/answers';
import { open } from '../../testing/open-app';
import { aTrainingPost, aWritingProfile, haveVoice } from '../../testing/voice-answers';

type Schemas = components['schemas'];
type Import = Schemas['ImportOverview'];
type Item = Schemas['ImportItemResponse'];

const TAB = '/profile/writing-profile?tab=training';
const PAGE = `${TAB}&import=linkedin`;
const PATH = '/api/sample-posts/import';
const ID = '1f0a1b2c-0000-4000-8000-000000000001';

const SUMMARY: Schemas['ImportSummary'] = {
  kinds: [
    { kind: 'post', importable: 3, with_figures: 2 },
    { kind: 'comment', importable: 40, with_figures: 0 },
  ],
  posts: 4,
  articles: 0,
  comments: 40,
  with_figures: 2,
  new: 42,
  newer_figures: 1,
  doubtful: 0,
  known: 1,
  left_out: [{ reason: 'reshared', text: LEFT_OUT_REASONS.reshared, count: 2 }],
  unlisted: 0,
};

const anImport = (state: Import['state'], change: Partial<Import> = {}): Import => ({
  id: ID,
  state,
  error: null,
  progress: { done: 0, total: 0 },
  summary: state === 'waiting' || state === 'reading' || state === 'failed' ? null : SUMMARY,
  outcome: { added: 0, updated: 0, unchanged: 0, no_room: 0 },
  created_at: '2026-11-20T15:00:00.000Z',
  ...change,
});

const anItem = (id: number, content: string, change: Partial<Item> = {}): Item => ({
  id,
  kind: 'post',
  content,
  post_date: '2026-05-07',
  linkedin_url: null,
  impressions: null,
  engagements: null,
  likes: null,
  comments: null,
  shares: null,
  standing: 'new',
  left_out: null,
  training_post_id: null,
  outcome: null,
  ...change,
});

const ITEMS = [
  anItem(1, 'We raised our day rate.', { impressions: 2_480, engagements: 106 }),
  anItem(2, 'A full calendar is a warning light.'),
  anItem(3, '', { standing: 'newer_figures', impressions: 900, engagements: 9 }),
  anItem(4, 'I would ask the client first, before the lawyer does.', { kind: 'comment', post_date: null }),
];

/** The user's import as it is now; a change is seen at the next call. */
function haveImport(first: Import | null): { be: (next: Import | null) => void } {
  let now = first;
  server.use(
    http.get(PATH, ({ response }) => response(200).json({ data: now })),
    http.get(`${PATH}/{id}`, ({ query, response }) => {
      const [standing, kind, search] = [query.get('standing'), query.get('kind'), query.get('search')];
      const items =
        standing === 'left_out'
          ? [anItem(5, '', { standing: 'left_out', left_out: LEFT_OUT_REASONS.reshared })]
          : standing === 'known'
            ? [anItem(6, 'Old news.', { standing: 'known' })]
            : ITEMS.filter(
                (item) => (kind === null || item.kind === kind) && item.content.includes(search ?? ''),
              );
      return response(200).json({ data: { ...(now ?? anImport('ready')), items, next_cursor: null } });
    }),
  );
  return { be: (next) => (now = next) };
}

const aFile = (name: string, content = 'Date,ShareLink') => new File([content], name);
const choose = async (...files: File[]) => user.upload(await field('Files to import'), files);

beforeEach(() => {
  asUser();
  haveVoice(aWritingProfile(), [aTrainingPost()]);
});

describe('The import of posts', () => {
  it('begins beside “Add Post”, with how to get the files, and leads back', async () => {
    haveImport(null);
    await open(TAB);
    await press('Import from LinkedIn', {}, 'link');
    const title = await the('heading', 'Import from LinkedIn');
    await eventually(() => expect(title).toHaveFocus());
    await says('LinkedIn mails you a link, usually within 24 hours. It works for 72 hours.');
    expect(isThere('button', 'Add Post')).toBe(false);
    await press('Training posts', {}, 'link');
    await the('button', 'Add Post');
  });

  it('sends the chosen files, and follows the worker until there is something to choose', async () => {
    const { be } = haveImport(null);
    const arriving = gate();
    const sent: number[] = [];
    server.use(
      http.post(PATH, async ({ request, response }) => {
        sent.push((await request.formData()).getAll('file').length);
        await arriving.passed;
        be(anImport('waiting'));
        return response(202).json({ data: { id: ID } });
      }),
    );
    await open(PAGE);
    expect(await the('button', 'Read the files')).toBeDisabled();
    await choose(aFile('archive.zip'), aFile('Content.xlsx'));
    await press('Remove Content.xlsx');
    await choose(aFile('Content_2026.xlsx'));
    await press('Read the files');
    await the('progressbar', 'Sending the files');
    await the('button', 'Stop');
    arriving.open();
    await the('progressbar', 'Waiting to be read');
    expect(sent).toEqual([2]);
    be(anImport('reading'));
    await the('progressbar', 'Reading your files');
    be(anImport('ready'));
    await says('Found: 4 posts, 40 comments.');
  });

  it('takes pasted posts as well', async () => {
    const { be } = haveImport(null);
    const sent: number[] = [];
    server.use(
      http.post(PATH, async ({ request, response }) => {
        sent.push((await request.formData()).getAll('file').length);
        be(anImport('ready'));
        return response(202).json({ data: { id: ID } });
      }),
    );
    await open(PAGE);
    await press('Pasted text');
    await says('Put a line of --- or three blank lines between two posts.');
    await fill('Your posts', 'One.\n---\nTwo.');
    await press('Read the text');
    await says('Found: 4 posts, 40 comments.');
    expect(sent).toEqual([1]);
  });

  it('refuses files before they are sent, and says which one and why', async () => {
    haveImport(null);
    await open(PAGE);
    const much = aFile('archive.zip');
    Object.defineProperty(much, 'size', { value: IMPORT_FILE_BYTES_MAX + 1 });
    await choose(much);
    await says(`archive.zip: ${IMPORT_REFUSALS.too_large}`);
    expect(await the('button', 'Read the files')).toBeDisabled();
    await press('Remove archive.zip');
    await choose(aFile('a.zip'), aFile('b.zip'), aFile('c.xlsx'));
    await says(IMPORT_REFUSALS.too_many_files);
  });

  it('says what the server refuses, keeps the files, and sends nothing without a network', async () => {
    haveImport(null);
    server.use(
      http.post(PATH, ({ response }) =>
        response.untyped(refusal(429, 'Too many imports. Wait a minute.', { code: 'test.many' })),
      ),
    );
    await open(PAGE);
    await choose(aFile('archive.zip'));
    await press('Read the files');
    await says('Too many imports. Wait a minute.');
    await the('button', 'Remove archive.zip');
    setOnline(false);
    await says('You are offline. The files can be sent once there is a network.');
    expect(await the('button', 'Read the files')).toBeDisabled();
    setOnline(true);
    await eventually(async () => expect(await the('button', 'Read the files')).toBeEnabled());
  });

  it('whose files could not be read says why, and takes others', async () => {
    haveImport(
      anImport('failed', {
        error: { code: 'import.formulas', message: `Content.xlsx: ${IMPORT_REFUSALS.formulas}` },
      }),
    );
    await open(TAB);
    await press('See why', {}, 'link');
    expect(await the('alert')).toHaveTextContent(`Content.xlsx: ${IMPORT_REFUSALS.formulas}`);
    await choose(aFile('Content.xlsx'));
    expect(await the('button', 'Read the files')).toBeEnabled();
  });

  it('that cannot be loaded says so', async () => {
    server.use(
      http.get(PATH, ({ response }) => response.untyped(refusal(422, 'It rests.', { code: 'test.rests' })), {
        once: true,
      }),
    );
    await open(PAGE);
    await says('It rests.');
    await press('Try again');
    await the('button', 'Read the files');
  });
});

describe('What an import found', () => {
  it('is told in numbers, with what is left out and why', async () => {
    haveImport(anImport('ready'));
    await open(PAGE);
    await says('Found: 4 posts, 40 comments.');
    await says('2 of 4 posts matched with their figures; none were found for the others.');
    await says('1 are there already and get newer figures.');
    await says('1 are there already, with nothing new.');
    await says(`2 left out. ${LEFT_OUT_REASONS.reshared}.`);
    const rows = await the('list', 'Texts that were found');
    expect(rows).toHaveTextContent('We raised our day rate.May 7, 20262,480 impressions106 engagements4.3%');
    expect(rows).toHaveTextContent('A full calendar is a warning light.May 7, 2026No figures');
    await press('Left out 2');
    await eventually(async () =>
      expect(await the('list', 'Texts that were found')).toHaveTextContent(
        `No textMay 7, 2026${LEFT_OUT_REASONS.reshared}`,
      ),
    );
    await press('Already there 1');
    await says('Old news.');
    expect(isThere('checkbox', /Old news/)).toBe(false);
  });

  it('asks about more reactions than impressions, and names the row', async () => {
    haveImport(anImport('ready', { summary: { ...SUMMARY, doubtful: 1 } }));
    server.use(
      http.get(`${PATH}/{id}`, ({ response }) =>
        response(200).json({
          data: {
            ...anImport('ready', { summary: { ...SUMMARY, doubtful: 1 } }),
            items: [anItem(1, 'Hardly possible.', { impressions: 10, likes: 5, comments: 20 })],
            next_cursor: null,
          },
        }),
      ),
    );
    await open(PAGE);
    await says('1 has more reactions than impressions. Check the numbers, or leave it out.');
    await says(TRAINING_TEXTS.rateOver100, await the('list', 'Texts that were found'));
  });

  it('is chosen by kind and by text, and sent as it was chosen', async () => {
    const { be } = haveImport(anImport('ready'));
    const choices: unknown[] = [];
    server.use(
      http.post(`${PATH}/{id}/choice`, async ({ request, response }) => {
        choices.push(await request.json());
        be(anImport('importing', { progress: { done: 1, total: 3 } }));
        return response(202).empty();
      }),
    );
    await open(PAGE);
    const main = await the('button', 'Import 3');
    await press('We raised our day rate., May 7, 2026', {}, 'checkbox');
    await press('I would ask the client first, before the lawyer does.', {}, 'checkbox');
    expect(main).toHaveTextContent('Import 3');
    expect(await the('checkbox', '2 of 3 posts')).toBePartiallyChecked();
    await press('Select none');
    expect(await the('button', 'Import 0')).toBeDisabled();
    await press('Select all');
    await the('button', 'Import 43');
    await press('40 of 40 comments', {}, 'checkbox');
    await press('A full calendar is a warning light., May 7, 2026', {}, 'checkbox');
    await press('I would ask the client first, before the lawyer does.', {}, 'checkbox');
    await press('Import 3');
    await the('progressbar', 'Importing');
    expect(choices).toEqual([{ kinds: ['post'], all_but: [2], ids: [4] }]);
  });

  it('keeps what was chosen over a reload, until it is sent', async () => {
    const { be } = haveImport(anImport('ready'));
    server.use(
      http.post(`${PATH}/{id}/choice`, ({ response }) => {
        be(anImport('importing', { progress: { done: 1, total: 3 } }));
        return response(202).empty();
      }),
    );
    await open(PAGE);
    await press('We raised our day rate., May 7, 2026', {}, 'checkbox');
    await open(PAGE);
    expect(await the('checkbox', '2 of 3 posts')).toBePartiallyChecked();
    expect(await the('checkbox', 'We raised our day rate., May 7, 2026')).not.toBeChecked();
    await press('Import 2');
    await the('progressbar', 'Importing');
    be(anImport('ready'));
    await open(PAGE);
    await the('button', 'Import 3');
  });

  it('is searched in its texts, and shown by kind', async () => {
    haveImport(anImport('ready'));
    await open(PAGE);
    await says('We raised our day rate.');
    await fill('Search in the texts', 'calendar');
    await eventually(async () =>
      expect(await the('list', 'Texts that were found')).not.toHaveTextContent('We raised'),
    );
    await fill('Search in the texts', 'nobody wrote this');
    await says('No text has “nobody wrote this”.');
    await fill('Search in the texts', '');
    await press('Comments');
    await eventually(async () =>
      expect(await the('list', 'Texts that were found')).toHaveTextContent(/^I would ask the client/),
    );
  });

  it('that was chosen from in another window is shown as it is', async () => {
    const { be } = haveImport(anImport('ready'));
    server.use(
      http.post(`${PATH}/{id}/choice`, ({ response }) => {
        be(anImport('imported', { outcome: { added: 3, updated: 0, unchanged: 0, no_room: 0 } }));
        return response.untyped(refusal(409, 'Nothing can be chosen.', { code: 'import.not_ready' }));
      }),
    );
    await open(PAGE);
    await press('Import 3');
    await says('3 added');
  });

  it('can be given up for other files', async () => {
    const { be } = haveImport(anImport('ready'));
    server.use(
      http.delete(`${PATH}/{id}`, ({ response }) => {
        be(null);
        return response(204).empty();
      }),
    );
    await open(PAGE);
    await press('Choose other files');
    await the('button', 'Read the files');
  });
});

describe('An import that is under way', () => {
  it('is followed over the posts, which are read again once it is done', async () => {
    const { be } = haveImport(anImport('importing', { progress: { done: 500, total: 2_000 } }));
    await open(TAB);
    expect(await the('progressbar', 'Importing')).toHaveAttribute('aria-valuenow', '25');
    await says('Importing: 500 of 2,000');
    haveVoice(aWritingProfile(), [aTrainingPost(), aTrainingPost({ post_content: 'Came by import.' })]);
    haveImport(anImport('imported', { outcome: { added: 1_999, updated: 1, unchanged: 0, no_room: 0 } }));
    await says('The import is done: 1,999 added, 1 updated.');
    await the('heading', 'Your Saved Posts (2)');
    await says('Came by import.');
    be(null);
  });

  it('leads to its posts also where it was over before it was seen at work', async () => {
    haveVoice(aWritingProfile(), []);
    haveImport(anImport('ready'));
    server.use(
      http.post(`${PATH}/{id}/choice`, ({ response }) => {
        haveVoice(aWritingProfile(), [aTrainingPost({ post_content: 'Came by import.' })]);
        haveImport(anImport('imported', { outcome: { added: 3, updated: 0, unchanged: 0, no_room: 0 } }));
        return response(202).empty();
      }),
      http.delete(`${PATH}/{id}`, ({ response }) => {
        haveImport(null);
        return response(204).empty();
      }),
    );
    await open(TAB);
    await the('heading', 'Your Saved Posts (0)');
    await press('Import from LinkedIn', {}, 'link');
    await press('Import 3');
    await press('Show my posts');
    await the('heading', 'Your Saved Posts (1)');
    await says('Came by import.');
  });

  it('says how it ended, and offers an analysis', async () => {
    const { be } = haveImport(
      anImport('imported', { outcome: { added: 1_990, updated: 4, unchanged: 5, no_room: 6 } }),
    );
    const asked: unknown[] = [];
    server.use(
      http.post('/api/analyze-writing-style', async ({ request, response }) => {
        asked.push(await request.json());
        return response(202).json({ id: ID, status: 'queued', url: `/api/analyze-writing-style/${ID}` });
      }),
      http.get('/api/analyze-writing-style/{id}', ({ response }) =>
        response(200).json({
          id: ID,
          status: 'running',
          url: `/api/analyze-writing-style/${ID}`,
          created_at: '2026-11-20T15:00:00.000Z',
          error: null,
          result: null,
        }),
      ),
      http.delete(`${PATH}/{id}`, ({ response }) => {
        be(null);
        return response(204).empty();
      }),
    );
    await open(PAGE);
    await says('1,990 added');
    await says('4 updated with newer figures');
    await says('5 left as they were');
    await says('6 not added: 2,000 training posts can be kept');
    await press('Analyse my voice');
    await eventually(async () =>
      expect(await the('tab', 'Your AI Profile')).toHaveAttribute('aria-selected', 'true'),
    );
    expect(asked).toEqual([{ userId: expect.any(String) }]);
    await the('region', 'Voice DNA');
    await says('Reading your posts, sentence by sentence');
  });
});
