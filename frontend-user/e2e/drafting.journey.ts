import { expect, test, type Page } from '@playwright/test';
import { expectClean } from './actors/axe';
import { call } from './actors/call';
import { isSaved, textOf, tool } from './actors/editor';
import { settleAccount } from './actors/session';
import { newPerson } from './actors/user';
import { panelOf, suggestionOf } from './actors/writer';

const FIRST = 'We raised our prices by 20% in May, and not one client left us.';
const SECOND =
  'The hardest part was actually one phone call. I had put it off for three weeks, and it took four minutes. Courage is cheaper than a discount.';
const CONTENT = `${FIRST}\n\n${SECOND}`;

/** A post of the signed-in user, open in the editor. */
async function openPost(page: Page, content = CONTENT): Promise<void> {
  const response = await call(page.request, 'POST', '/api/posts', { content });
  const { id } = (await response.json()) as { id: string };
  await page.goto(`/posts/${id}`);
  await expect(textOf(page)).toHaveValue(content);
}

async function select(page: Page, words: string): Promise<void> {
  await textOf(page).evaluate((field: HTMLTextAreaElement, part) => {
    const start = field.value.indexOf(part);
    field.focus();
    field.setSelectionRange(start, start + part.length);
  }, words);
}

test('a text is suggested beside the post, goes where its user puts it, and can be taken back', async ({
  page,
}) => {
  await settleAccount(page.request, newPerson('Ada Example', 'drafting'));
  await openPost(page);
  const text = textOf(page);
  const panel = panelOf(page);

  await test.step('for the selected part only; the post stays as it is until its user says so', async () => {
    await select(page, SECOND);
    const asked = page.waitForRequest('**/api/posts/generate');
    await panel.getByLabel('What should change', { exact: true }).fill('Make it shorter');
    await expect(panel.getByText(`Only the ${SECOND.length} selected characters`)).toBeVisible();
    await panel.getByLabel('What should change', { exact: true }).press('Enter');
    expect((await asked).postDataJSON()).toMatchObject({
      mode: 'suggest',
      content: CONTENT,
      selection: SECOND,
      instructions: 'Make it shorter',
    });
    const suggestion = await suggestionOf(page);
    await expect(text).toHaveValue(CONTENT);
    await expectClean(page);
    const words = await suggestion.getByRole('group', { name: 'Suggested text', exact: true }).innerText();
    expect(words).not.toBe(SECOND);
    await suggestion.getByRole('button', { name: 'Replace selection', exact: true }).click();
    await expect(text).toHaveValue(`${FIRST}\n\n${words}`);
    await page.locator('[data-sonner-toast]').getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(text).toHaveValue(CONTENT);
  });

  await test.step('kept beside it survives a reload, and goes in at the cursor', async () => {
    await select(page, '');
    await panel.getByRole('button', { name: 'Shorter', exact: true }).click();
    await (await suggestionOf(page)).getByRole('button', { name: 'Keep beside', exact: true }).click();
    const kept = page.getByRole('region', { name: 'Kept beside', exact: true });
    await expect(kept.getByRole('listitem')).toHaveCount(1);
    await isSaved(page);
    await page.reload();
    const words = await kept.getByRole('group', { name: 'Suggested text', exact: true }).innerText();
    await text.press('Control+End');
    await kept.getByRole('button', { name: 'Insert at cursor', exact: true }).click();
    await expect(text).toHaveValue(`${CONTENT}\n\n${words}`);
    await expect(kept).toBeHidden();
    await tool(page, 'Undo').click();
    await expect(text).toHaveValue(CONTENT);
  });

  await test.step('of the first lines one goes to the head of the post, and leaves its place', async () => {
    await panel.getByRole('button', { name: 'Stronger first line', exact: true }).click();
    const choices = page.getByRole('radiogroup', { name: 'First lines', exact: true }).getByRole('radio');
    await expect(choices.first()).toBeVisible();
    await expectClean(page);
    await choices.first().check();
    const opening = (await choices.first().getAttribute('value')) ?? '';
    await page.getByRole('button', { name: 'Use this line', exact: true }).click();
    // The built-in writer offers the author's own sentences.
    await expect(text).toHaveValue(`${opening}\n\n${FIRST}\n\n${SECOND.replace(` ${opening}`, '')}`);
    expect(SECOND).toContain(opening);
    await isSaved(page);
  });

  await test.step('it says what it was drawn from', async () => {
    const sources = panel.getByRole('button', { expanded: false });
    await expect(panel.getByRole('heading', { name: 'Drawn from', exact: true })).toBeVisible();
    await sources.first().click();
    await expect(panel.getByRole('button', { expanded: true })).toHaveCount(1);
  });

  await test.step('with too little to write from it asks, and writes with the answers', async () => {
    await page.goto('/posts/create?custom_notes=Onboarding&is_custom=true');
    const form = page.getByRole('form', { name: /first$/ });
    const questions = form.getByRole('textbox');
    await expect(questions.first()).toBeVisible();
    await expectClean(page);
    await questions.first().fill('Our third client had to wait eleven days for a password.');
    await form.getByRole('button', { name: /^Write with/ }).click();
    await expect(page).toHaveURL(/\/posts\/[0-9a-f-]{36}$/);
    await isSaved(page);
    await expect(panel.getByRole('heading', { name: 'Drawn from', exact: true })).toBeVisible();
  });
});
