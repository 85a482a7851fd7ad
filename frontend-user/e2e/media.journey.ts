import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectClean } from './actors/axe';
import { call } from './actors/call';
import { pdf, picture, type TestFile } from './actors/files';
import { connectLinkedIn, openFeed } from './actors/linkedin';
import { openNewPost } from './actors/post';
import { settleAccount } from './actors/session';
import { newPerson } from './actors/user';

const RED = picture('invoices.png', [179, 38, 30]);
const BLUE = picture('timesheets.png', [43, 92, 136], 180, 240);
const NO_PICTURE: TestFile = { name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('just words') };
const COMMENT = 'All numbers: https://example.com/milwaukee';

/** The call that says which files a post carries. */
const FILES_SAVED = /\/posts\/[^/]+\/media$/;

const chooseFiles = (page: Page, files: TestFile[]) => page.locator('input[type=file]').setInputFiles(files);

/** Waits for the server to have taken what is done meanwhile. */
async function saved(page: Page, path: RegExp, action: () => Promise<void>): Promise<void> {
  const answer = page.waitForResponse(
    (response) => response.request().method() !== 'GET' && path.test(response.url()) && response.ok(),
  );
  await action();
  await answer;
}

/** Drops or pastes files, as a browser hands them to the page. */
async function bringIn(page: Page, how: 'drop' | 'paste', file: TestFile): Promise<void> {
  await page.evaluate(
    ([kind, name, type, base64]) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const transfer = new DataTransfer();
      transfer.items.add(new File([bytes], name, { type }));
      const event =
        kind === 'drop'
          ? new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true })
          : new ClipboardEvent('paste', { clipboardData: transfer, bubbles: true, cancelable: true });
      document.querySelector('textarea')?.dispatchEvent(event);
    },
    [how, file.name, file.mimeType, file.buffer.toString('base64')] as const,
  );
}

const descriptions = (page: Page): Locator => page.getByLabel(/^Description of (the )?image/);

test('pictures are added, described, ordered and taken away, and go out with their comment', async ({
  page,
}) => {
  // LinkedIn remembers what a member has posted, and takes no text twice.
  const person = newPerson(`Mia Example ${Date.now()}`, 'media');
  await settleAccount(page.request, person);
  const address = await openNewPost(page, 'Milwaukee');
  const postId = address.split('/').at(-1)!;
  const images = page.getByRole('region', { name: 'Images', exact: true });
  const grip = (number: number) => images.getByRole('button', { name: `Move image ${number}`, exact: true });
  const comment = page.getByRole('textbox', { name: 'First comment', exact: true });
  const preview = page.getByRole('article', { name: 'How LinkedIn shows it', exact: true });

  await test.step('two are chosen; a file that is none says why it is not there', async () => {
    await chooseFiles(page, [RED, NO_PICTURE]);
    await expect(descriptions(page)).toHaveCount(1);
    await expect(images.getByRole('alert')).toContainText('LinkedIn takes JPEG, PNG and GIF images');
    await images.getByRole('button', { name: 'Dismiss notes.png', exact: true }).click();
    await bringIn(page, 'paste', BLUE);
    await expect(descriptions(page)).toHaveCount(2);
  });

  await test.step('an undescribed one asks for a sentence; a document beside them is refused', async () => {
    await expect(images.getByText(/Not described yet/)).toHaveCount(2);
    await descriptions(page).first().fill('A wall of invoices');
    await expect(images.getByText(/Not described yet/)).toHaveCount(1);
    await bringIn(page, 'drop', pdf('numbers.pdf', 3));
    await expect(images.getByRole('alert')).toHaveText(
      'A post carries either images or one document, not both.',
    );
    await images.getByRole('button', { name: 'Dismiss numbers.pdf', exact: true }).click();
    await expectClean(page);
  });

  await test.step('keys and the pointer change their order', async () => {
    await saved(page, FILES_SAVED, async () => {
      await grip(1).press('ArrowDown');
      await expect(descriptions(page).nth(1)).toHaveValue('A wall of invoices');
      await expect(grip(2)).toBeFocused();
    });
    await grip(2).hover();
    await page.mouse.down();
    await descriptions(page).first().hover();
    await expect(descriptions(page).first()).toHaveValue('A wall of invoices');
    await page.mouse.up();
  });

  await test.step('one is taken away, and comes back with its words', async () => {
    await images.getByRole('button', { name: 'Remove image 1', exact: true }).click();
    await expect(descriptions(page)).toHaveCount(1);
    await saved(page, FILES_SAVED, () =>
      page.locator('[data-sonner-toast]').getByRole('button', { name: 'Undo', exact: true }).click(),
    );
    await expect(descriptions(page)).toHaveCount(2);
    await expect(descriptions(page).first()).toHaveValue('A wall of invoices');
  });

  await test.step('a first comment is written; all is there after a reload, and in the preview', async () => {
    await page.getByRole('button', { name: 'Add a first comment', exact: true }).click();
    await saved(page, new RegExp(`/posts/${postId}$`), () => comment.fill(COMMENT));
    await page.reload();
    await expect(descriptions(page).first()).toHaveValue('A wall of invoices');
    await expect(comment).toHaveValue(COMMENT);
    await expect(preview.getByRole('img', { name: 'A wall of invoices', exact: true })).toBeVisible();
    await expect(preview.getByRole('region', { name: 'First comment', exact: true })).toContainText(COMMENT);
  });

  await test.step('on a phone, too', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await descriptions(page).first().scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await expectClean(page);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('it goes out, and the comment is there to copy', async () => {
    await connectLinkedIn(page, person.name);
    await call(page.request, 'POST', '/api/posts/share/personal', { postId });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(address);
    const note = page.getByRole('region', { name: 'Finish on LinkedIn', exact: true });
    await expect(note).toContainText('Add your first comment');
    await note.getByRole('button', { name: 'Copy the comment', exact: true }).click();
    await expect(note.getByRole('button', { name: 'Copied', exact: true })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(COMMENT);
    await expect(note.getByRole('link', { name: 'Open the post on LinkedIn', exact: true })).toBeVisible();
    await expect(descriptions(page).first()).toHaveAttribute('readonly');
    await expectClean(page);
  });

  await test.step('on LinkedIn it stands with its pictures, once', async () => {
    await openFeed(page);
    const posts = page.getByRole('article').filter({ hasText: person.name });
    await expect(posts).toHaveCount(1);
    await expect(posts.getByRole('img', { name: 'A wall of invoices', exact: true })).toBeVisible();
  });

  await test.step('a document is dropped on another post, titled, and leafed through', async () => {
    await openNewPost(page, 'The numbers');
    await bringIn(page, 'drop', pdf('numbers.pdf', 3));
    await saved(page, FILES_SAVED, () =>
      page.getByLabel('Title of the document', { exact: true }).fill('Three numbers'),
    );
    const document = preview.getByRole('region', { name: 'Document: Three numbers, 3 pages', exact: true });
    await document.getByRole('button', { name: 'Next page', exact: true }).click();
    await expect(document.getByRole('status', { name: 'Page 2 of 3', exact: true })).toBeVisible();
    // Drawn, on a canvas twice as wide as LinkedIn's card.
    await expect(document.getByRole('img', { name: 'Page 2', exact: true })).toHaveJSProperty('width', 1_104);
    await expectClean(page);
  });
});
