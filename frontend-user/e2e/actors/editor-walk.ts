import { expect, type BrowserContext, type Page } from '@playwright/test';
import { fetchesAhead } from './code';
import { savingOf, storedPost, textOf } from './editor';
import type { Chance } from './seed';
import { endSessionBeforeSave, openSession } from './session';
import { PASSWORD, type Person } from './user';

/** What somebody does with a post that is open in two tabs. */
export type Step = 'type' | 'erase' | 'undo' | 'redo' | 'pause' | 'away' | 'back' | 'reload' | 'end';

/** Every word that is typed is one of a kind, so that a text tells which of them it has. */
const WORD = /w\d+;/g;
const wordsOf = (text: string): Set<string> => new Set(text.match(WORD) ?? []);

/** A little more than the pause after which a text is saved. */
const SAVING_MS = 2_100;
/** What the editor fetches once it has settled, and needs where two texts differ. */
const FETCHED_AHEAD = 'conflict-dialog';
/** Longer than the wait after tries without an answer. */
const TRY_AGAIN_MS = 11_000;

/**
 * Walks about in the editor and keeps account of every word. A word is safe once its tab has shown "Saved". It may go again only
 * where the walker took it out, or gave up its text in the conflict dialog, which showed both.
 */
export class EditorWalk {
  private typed = 0;
  private readonly safe = new Set<string>();
  private readonly takenOut = new Set<string>();
  /** Taken out and brought back, by undo or a choice: safe again as soon as the server has it. */
  private readonly broughtBack = new Set<string>();
  /** Of each tab: that it has what it fetches ahead. */
  private readonly fetched = new Map<Page, Promise<unknown>>();
  private isAway = false;
  /** For the report at the end. */
  readonly counts = { saves: 0, conflicts: 0, recovered: 0 };

  constructor(
    private readonly context: BrowserContext,
    private readonly tabs: readonly Page[],
    private readonly post: { readonly id: string; readonly address: string },
    private readonly person: Person,
    private readonly chance: Chance,
  ) {}

  async open(): Promise<void> {
    for (const tab of this.tabs) await this.load(tab, () => tab.goto(this.post.address));
  }

  async take(step: Step): Promise<void> {
    const tab = this.tabs[this.chance.below(this.tabs.length)]!;
    switch (step) {
      case 'type':
        return this.type(tab);
      case 'erase':
        return this.change(tab, () => tab.keyboard.press('Backspace'));
      case 'undo':
        return this.change(tab, () => tab.keyboard.press('Control+z'));
      case 'redo':
        return this.change(tab, () => tab.keyboard.press('Control+Shift+z'));
      case 'pause':
        return this.pause(tab, SAVING_MS);
      case 'away':
        return this.goAway();
      case 'back':
        return this.comeBack();
      case 'reload':
        return this.reload(tab);
      case 'end':
        return this.endSession(tab);
    }
  }

  /** Lets both tabs come to rest, with a network. */
  async settle(): Promise<void> {
    await this.comeBack();
    for (const tab of [...this.tabs, ...this.tabs]) {
      await expect(async () => {
        await this.pause(tab, TRY_AGAIN_MS);
        await expect(savingOf(tab)).toHaveText(/^Saved/, { timeout: 1_000 });
      }).toPass();
    }
    await this.check();
  }

  private async type(tab: Page): Promise<void> {
    this.typed += 1;
    const word = `w${this.typed};`;
    const before = await this.changed(tab, async () => {
      const { length } = await textOf(tab).inputValue();
      // Often at the end, as people write; a word is never put into the middle of another one.
      if (this.chance.below(3) > 0) await placeCursor(tab, length);
      else await placeCursor(tab, await endOfAWord(tab, this.chance.below(length + 1)));
      await tab.keyboard.insertText(this.chance.below(8) === 0 ? `${word}\n` : word);
    });
    expect(before.after, 'a word that was typed stands in the text').toContain(word);
  }

  private async change(tab: Page, act: () => Promise<void>): Promise<void> {
    const { length } = await textOf(tab).inputValue();
    await this.changed(tab, async () => {
      await placeCursor(tab, length);
      await act();
    });
  }

  /** What goes by the walker's own hand is taken out; what was read before and after stands in the answer. */
  private async changed(tab: Page, act: () => Promise<void>): Promise<{ after: string }> {
    if (await this.answerConflict(tab)) return this.changed(tab, act);
    const before = await textOf(tab).inputValue();
    await act();
    const after = await textOf(tab).inputValue();
    const left = wordsOf(after);
    for (const word of wordsOf(before)) if (!left.has(word)) this.takenOut.add(word);
    const had = wordsOf(before);
    this.bringBack([...left].filter((word) => !had.has(word)));
    return { after };
  }

  private async pause(tab: Page, milliseconds: number): Promise<void> {
    await tab.clock.fastForward(milliseconds);
    if (this.isAway) return;
    await expect(savingOf(tab)).not.toHaveText('Saving…');
    await this.answerConflict(tab);
    await this.check();
  }

  private bringBack(words: Iterable<string>): void {
    for (const word of words) {
      if (!this.takenOut.delete(word)) continue;
      this.safe.delete(word);
      this.broughtBack.add(word);
    }
  }

  /** What a tab calls saved is safe; and the server has everything that is. */
  private async check(): Promise<void> {
    const saved = await Promise.all(this.tabs.map(savedTextOf));
    const { content } = await storedPost(this.context.request, this.post.id);
    const stored = wordsOf(content);
    for (const word of this.broughtBack) if (stored.has(word)) this.broughtBack.delete(word);
    for (const text of saved.filter((one) => one !== null)) {
      this.counts.saves += 1;
      for (const word of wordsOf(text)) if (!this.broughtBack.has(word)) this.safe.add(word);
    }
    const lost = [...this.safe].filter((word) => !stored.has(word) && !this.takenOut.has(word));
    expect(lost, 'words that had shown "Saved" and that nobody took out').toEqual([]);
  }

  /** Keeps one of the two texts that the dialog shows; the words of the other one are given up knowingly. */
  private async answerConflict(tab: Page): Promise<boolean> {
    const dialog = tab.getByRole('dialog', { name: 'Two versions of one draft', exact: true });
    if (!(await dialog.isVisible())) return false;
    this.counts.conflicts += 1;
    const kept = this.chance.below(2);
    const texts = await dialog.getByRole('group').allTextContents();
    const [chosen, other] = [texts[kept] ?? '', texts[1 - kept] ?? ''];
    for (const word of wordsOf(other)) if (!wordsOf(chosen).has(word)) this.takenOut.add(word);
    this.bringBack(wordsOf(chosen));
    await dialog.getByRole('button', { name: 'Keep this one', exact: true }).nth(kept).click();
    await expect(dialog).toBeHidden();
    return true;
  }

  /** With what the tabs need where their texts differ. */
  private async goAway(): Promise<void> {
    this.isAway = true;
    await Promise.all(this.fetched.values());
    await this.context.setOffline(true);
  }

  private async load(tab: Page, go: () => Promise<unknown>): Promise<void> {
    const fetched = fetchesAhead(tab, FETCHED_AHEAD);
    this.fetched.set(tab, fetched);
    // It is waited for before the network goes; where it never does, nobody waits.
    fetched.catch(() => undefined);
    await go();
  }

  private async comeBack(): Promise<void> {
    this.isAway = false;
    await this.context.setOffline(false);
  }

  /** What a reload finds unsaved comes back with the page. */
  private async reload(tab: Page): Promise<void> {
    await this.comeBack();
    await this.answerConflict(tab);
    const unsaved = wordsOf(await textOf(tab).inputValue());
    const wasSaved = (await savingOf(tab).textContent())?.startsWith('Saved') ?? false;
    await this.load(tab, () => tab.reload());
    await this.isBack(tab, wasSaved ? new Set() : unsaved);
  }

  private async endSession(tab: Page): Promise<void> {
    await this.comeBack();
    await this.answerConflict(tab);
    const others = this.tabs.filter((one) => one !== tab);
    const goOn = await endSessionBeforeSave(tab);
    await this.type(tab);
    const unsaved = wordsOf(await textOf(tab).inputValue());
    // A save tells the page; where it waits with a conflict meanwhile, any other call does.
    await goOn();
    await expect(async () => {
      await tab.clock.fastForward(SAVING_MS);
      await expect(tab).toHaveURL(/\/login\?/, { timeout: 2_000 });
    }).toPass();
    await openSession(this.context.request, { email: this.person.email, password: PASSWORD });
    for (const one of [tab, ...others]) {
      await this.load(one, () => one.goto(this.post.address));
      await this.isBack(one, one === tab ? unsaved : new Set());
    }
  }

  private async isBack(tab: Page, unsaved: ReadonlySet<string>): Promise<void> {
    const dialog = tab.getByRole('dialog', { name: 'Two versions of one draft', exact: true });
    await expect(textOf(tab).or(dialog).first()).toBeVisible();
    await expect(async () => {
      const texts = (await dialog.isVisible())
        ? await dialog.getByRole('group').allTextContents()
        : [await textOf(tab).inputValue()];
      // Where another tab has saved them meanwhile, they are there, too.
      const { content } = await storedPost(this.context.request, this.post.id);
      const there = wordsOf([...texts, content].join(' '));
      expect([...unsaved].filter((word) => !there.has(word) && !this.takenOut.has(word))).toEqual([]);
    }, 'what was typed before is there again').toPass({ timeout: 20_000 });
    if (unsaved.size > 0) this.counts.recovered += 1;
  }
}

/** The text of a tab that says that it is saved, else null. */
const savedTextOf = (tab: Page): Promise<string | null> =>
  tab.evaluate(() => {
    const saving = document.querySelector('header [role="status"]')?.textContent ?? '';
    const field = document.querySelector<HTMLTextAreaElement>('textarea[aria-label="Post text"]');
    return saving.startsWith('Saved') ? (field?.value ?? null) : null;
  });

const placeCursor = (tab: Page, at: number) =>
  textOf(tab).evaluate((field: HTMLTextAreaElement, place) => {
    field.focus();
    field.setSelectionRange(place, place);
  }, at);

/** The end of the word at a place, or that place where there is none. */
async function endOfAWord(tab: Page, at: number): Promise<number> {
  const text = await textOf(tab).inputValue();
  const end = text.indexOf(';', at);
  return end === -1 ? text.length : end + 1;
}
