import type { Trade } from '../field.js';

/** What somebody sees in a trade, as lists with " | " between their entries. None of it is the author's: it only says where to look. */
interface TradeLists {
  /** Occasions: "on the last site visit". */
  readonly moments: string;
  /** Objects, with the article and the case that they have behind "take": "a quote", "einen Bauplan". */
  readonly papers: string;
  /** Figures, one each, with their article: "the days that one trade waits for another". */
  readonly figures: string;
  /** Mistakes, each a clause: "a quote leaves out the scaffold". */
  readonly mistakes: string;
  /** People, one each, as a subject: "a neighbour with a camera". */
  readonly people: string;
}

/** Of one language; empty lists for an author of no trade that is known. */
export type TradeWords = Readonly<Record<Trade, TradeLists>>;

export const entriesOf = (list: string): readonly string[] =>
  list.split(' | ').filter((entry) => entry !== '');
