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
} from '@drumbeat/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { aPost, asStaff } from '../../testing/answers';
import { open } from '../../testing/open-console';

type Suggestion = components['schemas']['PostSuggestionResponse'];

const post = aPost('a-post', { title: 'Prices', content: 'Prices went up. We are excited.', version: 3 });

const aSuggestion = (change: Partial<Suggestion> = {}): Suggestion => ({
  id: 'a-suggestion',
  range_start: 16,
  original: 'We are excited.',
  replacement: 'It costs 80 now.',
  reason: 'Say the number.',
  state: 'open',
  author_name: 'Stella Example',
  created_at: '2026-11-20T12:00:00.000Z',
  decided_at: null,
  ...change,
});

let kept: Suggestion[];
let asked: unknown[];

beforeEach(() => {
  asStaff();
  kept = [];
  asked = [];
  server.use(
    http.get('/api/admin/posts/{id}', ({ response }) => response(200).json(post)),
    http.get('/api/admin/posts/{id}/suggestions', ({ response }) => response(200).json({ data: kept })),
    http.post('/api/admin/posts/{id}/suggestions', async ({ request, response }) => {
      asked.push(await request.json());
      kept = [aSuggestion()];
      return response(201).json({ data: kept });
    }),
    http.delete('/api/admin/posts/{id}/suggestions/{suggestionId}', ({ response }) => {
      kept = [];
      return response(204).empty();
    }),
  );
});

async function select(words: string) {
  const text = await field('Text of the post');
  const start = text.value.indexOf(words);
  text.focus();
  text.setSelectionRange(start, start + words.length);
  await user.keyboard('{Shift}');
}

describe('The page of a post', () => {
  it('has words suggested for a selected passage, with the reason, by the version that staff read', async () => {
    await open('/admin/posts/a-post/show');
    await the('heading', 'Prices');
    await select('We are excited.');
    await says('Instead of “We are excited.”');
    await fill('Write', 'It costs 80 now.');
    await fill('Why', ' Say the number. ');
    await press('Suggest it');
    const list = await the('list', 'Suggestions');
    await says('Waits for its author', list);
    await says('It costs 80 now.', list);
    expect(asked).toEqual([
      {
        version: 3,
        range_start: 16,
        range_end: 31,
        replacement: 'It costs 80 now.',
        reason: 'Say the number.',
      },
    ]);
    await gone('button', 'Suggest it');
  });

  it('has its sentences chosen by keys alone, one or several that follow each other', async () => {
    await open('/admin/posts/a-post/show');
    const from = await field('From the sentence');
    from.focus();
    await user.selectOptions(from, 'We are excited.');
    await says('Instead of “We are excited.”');
    await user.selectOptions(from, 'Prices went up.');
    await says('Instead of “Prices went up. We are excited.”');
    await user.selectOptions(await field('To the sentence'), 'Prices went up.');
    await says('Instead of “Prices went up.”');
    await fill('Write', 'We charge 80 now.');
    await fill('Why', 'Say the number.');
    await press('Suggest it');
    await eventually(() => expect(asked).toMatchObject([{ range_start: 0, range_end: 15 }]));
  });

  it('keeps what was written where the author changed the post meanwhile, and finds the same words in it', async () => {
    let current = post;
    server.use(
      http.get('/api/admin/posts/{id}', ({ response }) => response(200).json(current)),
      http.post('/api/admin/posts/{id}/suggestions', async ({ request, response }) => {
        const body = await request.json();
        asked.push(body);
        if (body.version === current.version) return response(201).json({ data: kept });
        return response.untyped(refusal(409, 'The post changed.', { code: 'post.stale' }));
      }),
    );
    await open('/admin/posts/a-post/show');
    await select('We are excited.');
    await fill('Write', 'It costs 80 now.');
    await fill('Why', 'Say the number.');
    current = { ...post, content: 'In May prices went up. We are excited.', version: 4 };
    await press('Suggest it');
    await says(/The words that you chose are still in it\./);
    expect(await field('Write')).toHaveValue('It costs 80 now.');
    current = { ...post, content: 'In May prices went up.', version: 5 };
    await press('Suggest it');
    await says(/Choose again which words you mean\./);
    expect(await field('Write')).toHaveValue('It costs 80 now.');
    expect(await field('Why')).toHaveValue('Say the number.');
    await user.selectOptions(await field('From the sentence'), 'In May prices went up.');
    expect(await field('Write')).toHaveValue('It costs 80 now.');
    await press('Suggest it');
    await gone('button', 'Suggest it');
    expect(asked).toMatchObject([
      { version: 3, range_start: 16 },
      { version: 4, range_start: 23 },
      { version: 5, range_start: 0, range_end: 22 },
    ]);
  });

  it('has the whole text chosen for a draft, and suggests nothing that changes nothing or has no reason', async () => {
    await open('/admin/posts/a-post/show');
    await press('Choose the whole text');
    expect(await field('Write')).toHaveValue(post.content);
    expect(await the('button', 'Suggest it')).toBeDisabled();
    await fill('Write', 'A draft of ours.');
    expect(await the('button', 'Suggest it')).toBeDisabled();
    await fill('Why', 'Shorter.');
    await press('Suggest it');
    await eventually(() => expect(asked).toMatchObject([{ range_start: 0, range_end: 31 }]));
  });

  it('says why a suggestion was refused, and keeps what was written', async () => {
    server.use(
      http.post('/api/admin/posts/{id}/suggestions', ({ response }) =>
        response.untyped(refusal(409, 'This post has 20 suggestions.', { code: 'suggestion.too_many' })),
      ),
    );
    await open('/admin/posts/a-post/show');
    await press('Choose the whole text');
    await fill('Write', 'A draft of ours.');
    await fill('Why', 'Shorter.');
    await press('Suggest it');
    await says('This post has 20 suggestions.');
    expect(await field('Write')).toHaveValue('A draft of ours.');
  });

  it('says what became of each suggestion, and has those withdrawn that wait', async () => {
    kept = [aSuggestion({ id: 'before', state: 'declined', reason: 'Earlier.' }), aSuggestion()];
    await open('/admin/posts/a-post/show');
    const list = await the('list', 'Suggestions');
    await says('Declined', list);
    await press('Withdraw');
    await gone('button', 'Withdraw');
  });

  it('shows a post that is out to read alone', async () => {
    server.use(
      http.get('/api/admin/posts/{id}', ({ response }) =>
        response(200).json({ ...post, status: 'used', posted_at: '2026-11-20T12:00:00.000Z' }),
      ),
    );
    await open('/admin/posts/a-post/show');
    await says(post.content, await the('region', 'Text'));
    await gone('region', 'Suggest an edit');
  });
});
