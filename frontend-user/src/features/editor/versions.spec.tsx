import {
  eventually,
  field,
  fill,
  gone,
  http,
  HttpResponse,
  press,
  server,
  stopTime,
  pass,
  the,
  user,
  within,
} from '@drumbeat/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Post, PostVersion } from '../../entities/types';
import { asUser } from '../../testing/answers';
import { noticeSays } from '../../testing/notices';
import { open } from '../../testing/open-app';
import { aPost, havePost, type MadeUpPost } from '../../testing/post-answers';

let made: MadeUpPost;
/** Those that a newer text replaced, the newest first. */
let versions: PostVersion[] = [];

const kept = ({ version, title, content }: Post): PostVersion => ({
  version,
  title,
  content,
  written_at: '2026-11-02T09:00:00.000Z',
  replaced_at: '2026-11-02T09:05:00.000Z',
});
const textIs = (text: string) => eventually(async () => expect(await field('Post text')).toHaveValue(text));
const versionsDialog = () => the('dialog', 'Versions');

beforeEach(() => {
  asUser();
  const first = aPost();
  made = havePost({ ...first, content: 'The last words.', version: 2 });
  versions = [kept(first)];
  server.use(
    http.get('/api/posts/{id}/versions', ({ response }) =>
      response(200).json({ data: versions, next_cursor: null }),
    ),
    http.post('/api/posts/{id}/versions/{version}/restore', ({ params, response }) => {
      const earlier = versions.find(({ version }) => version === Number(params.version));
      versions = [kept(made.post), ...versions];
      made.change({ content: earlier?.content ?? '' });
      return response(200).json(made.post);
    }),
  );
});

describe('An earlier text', () => {
  it('stands beside what has become of it, and whole', async () => {
    await open(`/posts/${made.post.id}`);
    await press('Versions');
    const dialog = await versionsDialog();
    const changes = await the('group', 'What changed since', { inside: dialog });
    expect(await the('deletion', undefined, { inside: changes })).toHaveTextContent('first');
    expect(await the('insertion', undefined, { inside: changes })).toHaveTextContent('last');
    await press('This version', { inside: dialog });
    expect(await the('group', 'The text of this version', { inside: dialog })).toHaveTextContent(
      'The first words.',
    );
  });

  it('replaces the text when it is restored, and “Undo” brings that back', async () => {
    await open(`/posts/${made.post.id}`);
    await press('Versions');
    await press('Restore this version', { inside: await versionsDialog() });
    await gone('dialog');
    await textIs('The first words.');
    const notice = await eventually(() => {
      const found = document.querySelector<HTMLElement>('[data-sonner-toast]');
      if (!found) throw new Error('No notice');
      return found;
    });
    expect(notice).toHaveTextContent('Version restored');
    await press('Undo', { inside: notice });
    await noticeSays('The text is as it was before');
    await textIs('The last words.');
    expect(made.post.content).toBe('The last words.');
  });
});

it('The text that is given up in a conflict becomes a version', async () => {
  stopTime();
  await open(`/posts/${made.post.id}`);
  await textIs('The last words.');
  made.change({ content: 'Their words.' });
  await fill('Post text', 'My words.');
  await pass(2_100);
  const dialog = await the('dialog', 'Two versions of one draft');
  const sent: unknown[] = [];
  server.use(
    http.patch('/api/posts/{id}', async ({ request, response }) => {
      const change = await request.json();
      sent.push(change);
      made.change({ content: change.content ?? '' });
      return response(200).json(made.post);
    }),
  );
  const [own] = within(dialog).getAllByRole('button', { name: 'Keep this one' });
  if (own) await user.click(own);
  await gone('dialog');
  await pass(3_000);
  await eventually(() => expect(sent).toHaveLength(1));
  expect(sent).toMatchObject([{ content: 'My words.', version: 3, keep_replaced: true }]);
});

it('Both of two versions are kept once, also where the first answer is lost', async () => {
  stopTime();
  await open(`/posts/${made.post.id}`);
  await textIs('The last words.');
  made.change({ content: 'Their words.' });
  await fill('Post text', 'My words.');
  await pass(2_100);
  const dialog = await the('dialog', 'Two versions of one draft');
  const ids = new Set<string>();
  let isLost = true;
  server.use(
    http.post('/api/posts', async ({ request, response }) => {
      const draft = await request.json();
      ids.add(draft.id ?? '');
      if (isLost) {
        isLost = false;
        return HttpResponse.error();
      }
      return response.untyped(HttpResponse.json(aPost({ ...(draft as Partial<Post>) }), { status: 201 }));
    }),
  );
  await press('Keep both, one as a new draft', { inside: dialog });
  await noticeSays('The new draft was not saved');
  expect(dialog).toHaveTextContent('My words.');
  await press('Keep both, one as a new draft', { inside: dialog });
  await noticeSays('Your text is a draft of its own');
  await textIs('Their words.');
  expect([...ids]).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)]);
});

it('A blank post takes typing at once, or begins with a first line whose places Tab leads through', async () => {
  await open('/posts');
  await press('Blank post');
  const text = await field('Post text');
  await eventually(() => expect(text).toHaveFocus());
  await press('A first line');
  await user.click(await the('menuitem', 'It took me [how long] to learn this about [your subject].'));
  await eventually(() => expect(text).toHaveFocus());
  await eventually(() => expect(text.selectionEnd).toBeGreaterThan(text.selectionStart ?? 0));
  await user.keyboard('a year');
  await user.keyboard('{Tab}');
  await user.keyboard('prices');
  expect(text).toHaveValue('It took me a year to learn this about prices.');
});
