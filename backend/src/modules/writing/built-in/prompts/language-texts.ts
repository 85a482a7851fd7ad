import type { PostLanguage } from '@drumbeat/domain';
import { DAY_FRAMES_DE } from './day/day-frames.de.js';
import { DAY_FRAMES_EN } from './day/day-frames.en.js';
import { DAY_FRAMES_ES } from './day/day-frames.es.js';
import { DAY_FRAMES_FR } from './day/day-frames.fr.js';
import { FRAMES_DE } from './frames.de.js';
import { FRAMES_EN } from './frames.en.js';
import { FRAMES_ES } from './frames.es.js';
import { FRAMES_FR } from './frames.fr.js';
import { OWN_FRAMES } from './own-frames.js';
import type { PromptFrames } from './prompt-frame.js';
import { QUOTING_FRAMES_DE } from './quoting/quoting-frames.de.js';
import { QUOTING_FRAMES_EN } from './quoting/quoting-frames.en.js';
import { QUOTING_FRAMES_ES } from './quoting/quoting-frames.es.js';
import { QUOTING_FRAMES_FR } from './quoting/quoting-frames.fr.js';
import { TRADE_FRAMES_DE } from './trades/trade-frames.de.js';
import { TRADE_FRAMES_EN } from './trades/trade-frames.en.js';
import { TRADE_FRAMES_ES } from './trades/trade-frames.es.js';
import { TRADE_FRAMES_FR } from './trades/trade-frames.fr.js';
import type { TradeWords } from './trades/trade-words.js';
import { TRADES_DE } from './trades/trades.de.js';
import { TRADES_EN } from './trades/trades.en.js';
import { TRADES_ES } from './trades/trades.es.js';
import { TRADES_FR } from './trades/trades.fr.js';

export interface LanguageTexts {
  readonly frames: PromptFrames;
  /** Among these, for an author without a known trade. */
  readonly ownFrames: PromptFrames;
  /** In place of a pillar without any usable word. */
  readonly noPillar: string;
  /** Before a pillar that is no noun phrase. */
  readonly namedSubject: string;
  /** "in March 2026" */
  readonly inMonth: (month: string) => string;
  /** For a post without a date. */
  readonly once: string;
  readonly trades: TradeWords;
}

const together = (frames: PromptFrames, ...more: readonly PromptFrames[]): PromptFrames =>
  Object.fromEntries(
    Object.entries(frames).map(([category, own]) => [
      category,
      [...own, ...more.flatMap((one) => one[category] ?? [])],
    ]),
  );

export const LANGUAGE_TEXTS: Readonly<Record<PostLanguage, LanguageTexts>> = {
  en: {
    frames: together(FRAMES_EN, TRADE_FRAMES_EN, DAY_FRAMES_EN, QUOTING_FRAMES_EN),
    ownFrames: OWN_FRAMES.en,
    noPillar: 'your line of work',
    namedSubject: 'your subject {topic}',
    inMonth: (month) => `in ${month}`,
    once: 'once',
    trades: TRADES_EN,
  },
  de: {
    frames: together(FRAMES_DE, TRADE_FRAMES_DE, DAY_FRAMES_DE, QUOTING_FRAMES_DE),
    ownFrames: OWN_FRAMES.de,
    noPillar: 'deine Arbeit',
    namedSubject: 'dein Thema {topic}',
    inMonth: (month) => `im ${month}`,
    once: 'früher einmal',
    trades: TRADES_DE,
  },
  fr: {
    frames: together(FRAMES_FR, TRADE_FRAMES_FR, DAY_FRAMES_FR, QUOTING_FRAMES_FR),
    ownFrames: OWN_FRAMES.fr,
    noPillar: 'votre métier',
    namedSubject: 'votre sujet {topic}',
    inMonth: (month) => `en ${month}`,
    once: 'un jour',
    trades: TRADES_FR,
  },
  es: {
    frames: together(FRAMES_ES, TRADE_FRAMES_ES, DAY_FRAMES_ES, QUOTING_FRAMES_ES),
    ownFrames: OWN_FRAMES.es,
    noPillar: 'tu oficio',
    namedSubject: 'tu tema {topic}',
    inMonth: (month) => `en ${month}`,
    once: 'un día',
    trades: TRADES_ES,
  },
};
