import {
  eventually,
  field,
  fill,
  gone,
  http,
  pass,
  press,
  refusal,
  says,
  server,
  stopTime,
  the,
} from '@drumbeat/testing';
import { beforeEach, expect, it } from '@jest/globals';
import { anUser, asUser } from '../../testing/answers';
import { notices } from '../../testing/notices';
import { open } from '../../testing/open-app';
import { aPost, havePost } from '../../testing/post-answers';

const POST = aPost({ title: 'Deleted elsewhere' });
const editor = `/posts/${POST.id}`;

const textIs = (text: string) => eventually(async () => expect(await field('Post text')).toHaveValue(text));
const stateIs = (words: string | RegExp) =>
  eventually(() => expect(document.querySelector('header [role="status"]')).toHaveTextContent(words));
const isSaidToBeDeleted = () => says(/^This post was deleted somewhere else\./);
const copies = () => Object.keys(localStorage).filter((key) => key.startsWith('drumbeat-draft:'));

/** Another tab of this browser deletes the post, and tells the others. */
function deleteElsewhere(): void {
  const isGone = () => refusal(404, 'There is no such post', { code: 'post.not_found' });
  server.use(
    http.get('/api/posts/{id}', ({ response }) => response.untyped(isGone())),
    http.patch('/api/posts/{id}', ({ response }) => response.untyped(isGone())),
  );
  const otherTab = new BroadcastChannel('drumbeat');
  otherTab.postMessage({ kind: 'saved', userId: anUser().id, path: `/api/posts/${POST.id}` });
  otherTab.close();
}

beforeEach(() => {
  asUser();
  havePost(POST);
  stopTime();
});

it('Words written into a post that another tab has deleted become a draft of their own', async () => {
  await open(editor);
  await textIs(POST.content);
  deleteElsewhere();
  // The editor says so before anything is typed, and keeps what is typed then.
  await isSaidToBeDeleted();
  await fill('Post text', 'Written after the end.');
  await stateIs('Deleted – kept on this device');
  await open(editor);
  await isSaidToBeDeleted();
  await textIs('Written after the end.');

  // Left alone, the next page tells of it and leads back.
  await open('/posts');
  await the('heading', 'Posts', { level: 1 });
  await pass(6_000);
  await eventually(() => expect(notices('A post was deleted while you wrote')).toHaveLength(1));
  await press('See it');
  await textIs('Written after the end.');

  // Kept as a new draft, nothing of it stays behind.
  server.use(
    http.post('/api/posts', async ({ request, response }) => {
      const { id = 'new', title, content } = await request.json();
      const draft = aPost({ id, title, content });
      havePost(draft);
      return response(201).json(draft);
    }),
  );
  await press('Keep as a new draft');
  await eventually(() => expect(window.location.pathname).not.toBe(editor));
  await stateIs(/^Saved/);
  await textIs('Written after the end.');
  await gone('button', 'Keep as a new draft');
  expect(copies()).toEqual([]);
  deleteElsewhere();
  await open(editor);
  await says('This post could not be opened');
});
