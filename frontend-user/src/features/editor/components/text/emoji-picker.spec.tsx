import { eventually, gone, press, the, user, within } from '@drumbeat/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { asUser } from '../../../../testing/answers';
import { open } from '../../../../testing/open-app';
import { havePost } from '../../../../testing/post-answers';

beforeEach(() => void asUser());

/** The dialog, and the emoji that it shows. */
async function openPicker() {
  const { post } = havePost();
  await open(`/posts/${post.id}`);
  await press('Emoji');
  const picker = await the('dialog', 'Emoji');
  // Hundreds of them: asking each for its role takes seconds.
  const named = (name: string) => within(picker).findByTitle(name);
  return { picker, named };
}

describe('The emoji picker', () => {
  it('is walked by arrows, and Tab comes back to the one that was left', async () => {
    const { named } = await openPicker();
    const first = await named('grinning face');
    first.focus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    const third = await named('grinning face with smiling eyes');
    expect(third).toHaveFocus();
    await user.tab({ shift: true });
    expect(third).not.toHaveFocus();
    await user.tab();
    expect(third).toHaveFocus();
  });

  it('returns the focus to its button when nothing is chosen', async () => {
    const { named } = await openPicker();
    (await named('grinning face')).focus();
    await user.keyboard('{Escape}');
    await gone('dialog', 'Emoji');
    await eventually(async () => expect(await the('button', 'Emoji')).toHaveFocus());
  });

  it('begins anew with what is found by a name, and Enter takes the first', async () => {
    const { picker, named } = await openPicker();
    (await named('grinning face')).focus();
    await user.keyboard('{ArrowRight}');
    await user.click(within(picker).getByRole('searchbox', { name: 'Search emoji' }));
    await user.keyboard('rocket');
    expect(await named('rocket')).toHaveAttribute('tabindex', '0');
    await user.keyboard('{Enter}');
    expect(await the('textbox', 'Post text')).toHaveValue('🚀The first words.');
  });
});
