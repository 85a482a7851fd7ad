import { LANGUAGE_TEXTS } from '../language-texts.js';
import type { AuthorMaterial } from '../author-material.js';
import { pillarKindOf } from '../field.js';
import { shareWord } from '../pillar-words.js';
import type { SeededChoice } from '../seeded-choice.js';
import { entriesOf } from './trade-words.js';

/** What of a trade fills a prompt's slots; `trade` is there where the trade is known. */
export type TradeValues = Readonly<
  Partial<Record<'moment' | 'paper' | 'figure' | 'mistake' | 'person' | 'trade', string>>
>;

/** What a batch takes from the lists of the author's trade: each entry once, and occasions and papers in turn. */
export class TradeTurns {
  private readonly lists: Readonly<
    Record<'moment' | 'paper' | 'figure' | 'mistake' | 'person', readonly string[]>
  >;
  private readonly used = new Map<string, number>();
  private readonly isKnown: boolean;
  /** Asked for each frame again. */
  private readonly near = new Map<string, number>();

  constructor({ language, trade }: Pick<AuthorMaterial, 'language' | 'trade'>, choice: SeededChoice) {
    const { moments, papers, figures, mistakes, people } = LANGUAGE_TEXTS[language].trades[trade];
    const mixed = (list: string) => choice.shuffle(entriesOf(list));
    this.isKnown = trade !== 'other';
    this.lists = {
      moment: mixed(moments),
      paper: mixed(papers),
      figure: mixed(figures),
      mistake: mixed(mistakes),
      person: mixed(people),
    };
  }

  /** What suits a pillar best of what is left. */
  valuesFor(pillar: string): TradeValues {
    const { moment, paper, figure, mistake, person } = this.lists;
    const values = {
      moment: this.ranked(moment, pillar)[0],
      paper: this.ranked(paper, pillar).find((entry) => !this.isKnown || this.isAbout(entry, pillar)),
      figure: this.unused(figure, pillar).find((entry) => this.isAbout(entry, pillar)),
      mistake: this.unused(mistake, pillar).find((entry) => this.isAbout(entry, pillar)),
      // People ask about everything.
      person: this.unused(person, pillar)[0],
      trade: this.isKnown ? '' : undefined,
    };
    return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
  }

  /** Takes what a text shows. */
  take(values: TradeValues, text: string): void {
    for (const value of Object.values(values)) {
      if (value === '' || !text.toLowerCase().includes(value.toLowerCase())) continue;
      this.used.set(value, (this.used.get(value) ?? 0) + 1);
    }
  }

  private unused(list: readonly string[], pillar: string): readonly string[] {
    return this.ranked(list, pillar).filter((entry) => !this.used.has(entry));
  }

  /** Used least, then nearest to the pillar. */
  private ranked(list: readonly string[], pillar: string): string[] {
    const rank = (entry: string) => 3 * (this.used.get(entry) ?? 0) - this.nearness(entry, pillar);
    return [...list].sort((a, b) => rank(a) - rank(b));
  }

  private isAbout(entry: string, pillar: string): boolean {
    return this.nearness(entry, pillar) > 0;
  }

  private nearness(entry: string, pillar: string): number {
    const key = `${pillar}\n${entry}`;
    const known = this.near.get(key) ?? nearness(entry, pillar);
    this.near.set(key, known);
    return known;
  }
}

/** 2 for a word in common, 1 for the same kind, else 0: "A wall is moved" says nothing about batteries. */
function nearness(entry: string, pillar: string): 0 | 1 | 2 {
  if (shareWord(entry, pillar)) return 2;
  const kind = pillarKindOf(pillar);
  return kind !== 'craft' && pillarKindOf(entry) === kind ? 1 : 0;
}
