import { expect, test, type Locator } from '@playwright/test';
import { enter, tabTo } from './actors/keyboard';
import { settleWithPrompts, storedPrompts } from './actors/prompts';
import { panelOf } from './actors/writer';
import { atStep, draftIsThere, newPerson, PASSWORD, PILLARS } from './actors/user';

test('signing in and selecting a prompt need no mouse', async ({ page, request }) => {
  const person = newPerson('Ada Example', 'keyboard-select');
  await settleWithPrompts(page, request, person, { push: true });
  const planned = (await storedPrompts(page)).find(({ scheduled_date }) => scheduled_date !== null);
  await page.context().clearCookies();
  await page.goto('/login');
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused();
  await page.keyboard.type(person.email);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/\/login/);

  await page.goto(`/content-calendar?selectedDate=${planned!.scheduled_date}`);
  await enter(page, page.getByRole('button', { name: 'Select', exact: true }).first());
  const form = page.getByRole('form', { name: 'A few questions first', exact: true });
  await tabTo(page, form.getByRole('textbox').first());
  await page.keyboard.type('A client in Leeds paid us twice in March, and nobody noticed.');
  await enter(page, form.getByRole('button', { name: 'Write with this answer', exact: true }));
  await draftIsThere(page);

  // What is typed stays above the panel at the foot of the window.
  const text = page.getByLabel('Post text', { exact: true });
  await text.focus();
  await page.keyboard.press('Control+End');
  for (let line = 1; line <= 20; line++) await page.keyboard.type('\n\nA line');
  const bottomOf = async (field: Locator) => {
    const { y, height } = (await field.boundingBox())!;
    return y + height;
  };
  await expect
    .poll(async () => (await bottomOf(text)) <= (await panelOf(page).boundingBox())!.y, {
      message: 'the last line is above the panel',
    })
    .toBe(true);
});

test('signing up and the four steps need no mouse', async ({ page }) => {
  const { name, email } = newPerson('Dorothy Example', 'keyboard');
  await page.goto('/signup');
  await tabTo(page, page.getByLabel('Your name', { exact: true }));
  await page.keyboard.type(name);
  await page.keyboard.press('Tab');
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');

  await atStep(page, 'Who do you serve?');
  await tabTo(page, page.getByLabel('Your ideal client', { exact: true }));
  await page.keyboard.type('Owners of design studios');
  await enter(page, page.getByRole('button', { name: 'Continue to pillars', exact: true }));

  const pillars = page.getByRole('heading', {
    name: 'What do you want to be known for?',
    level: 1,
    exact: true,
  });
  await expect(pillars).toBeFocused();
  await tabTo(page, page.getByLabel('Pillar 1', { exact: true }));
  for (const pillar of PILLARS) {
    await page.keyboard.type(pillar);
    if (pillar !== PILLARS.at(-1)) await page.keyboard.press('Enter');
  }
  await page.keyboard.press('Shift+Tab');
  await tabTo(page, page.getByRole('button', { name: `Move ${PILLARS[2]}`, exact: true }));
  await page.keyboard.press('ArrowUp');
  await expect(page.getByLabel('Pillar 2', { exact: true })).toHaveValue(PILLARS[2]);
  await enter(page, page.getByRole('button', { name: 'Continue to voice', exact: true }));

  await atStep(page, 'How do you sound?');
  const formality = page.getByRole('slider', { name: 'Formality', exact: true });
  await tabTo(page, formality);
  const before = Number(await formality.inputValue());
  await page.keyboard.press('ArrowRight');
  await expect(formality).toHaveValue(String(before + 1));
  await enter(page, page.getByRole('button', { name: 'Continue to rhythm', exact: true }));
  await atStep(page, 'How often, and by whose clock?');
  await enter(page, page.getByRole('button', { name: 'Write my prompts', exact: true }));
  await enter(page, page.getByRole('button', { name: 'Start without a card', exact: true }));
  await expect(page.getByRole('heading', { name: 'Content Calendar', exact: true })).toBeVisible();
});
