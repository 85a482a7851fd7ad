import type { PostLanguage } from '@drumbeat/domain';
import { framesOf } from './frames/frame-texts.js';
import { FRAME_TEXTS_DE } from './frames/frame-texts.de.js';
import { FRAME_TEXTS_EN } from './frames/frame-texts.en.js';
import { FRAME_TEXTS_ES } from './frames/frame-texts.es.js';
import { FRAME_TEXTS_FR } from './frames/frame-texts.fr.js';
import type { PromptFrames } from './prompt-frame.js';
import type { TradeWords } from './trades/trade-words.js';
import { TRADES_DE } from './trades/trades.de.js';
import { TRADES_EN } from './trades/trades.en.js';
import { TRADES_ES } from './trades/trades.es.js';
import { TRADES_FR } from './trades/trades.fr.js';

export interface LanguageTexts {
  readonly frames: PromptFrames;
  /** In place of a pillar without any usable word. */
  readonly noPillar: string;
  /** What a pillar is called that is no noun phrase. */
  readonly namedSubject: string;
  /** "in March 2026" */
  readonly inMonth: (month: string) => string;
  /** For a post without a date. */
  readonly once: string;
  readonly trades: TradeWords;
}

export const LANGUAGE_TEXTS: Readonly<Record<PostLanguage, LanguageTexts>> = {
  en: {
    frames: framesOf(FRAME_TEXTS_EN),
    noPillar: 'your line of work',
    namedSubject: 'your subject {topic}',
    inMonth: (month) => `in ${month}`,
    once: 'once',
    trades: TRADES_EN,
  },
  de: {
    frames: framesOf(FRAME_TEXTS_DE),
    noPillar: 'deine Arbeit',
    namedSubject: 'dein Thema {topic}',
    inMonth: (month) => `im ${month}`,
    once: 'früher einmal',
    trades: TRADES_DE,
  },
  fr: {
    frames: framesOf(FRAME_TEXTS_FR),
    noPillar: 'votre métier',
    namedSubject: 'votre sujet {topic}',
    inMonth: (month) => `en ${month}`,
    once: 'un jour',
    trades: TRADES_FR,
  },
  es: {
    frames: framesOf(FRAME_TEXTS_ES),
    noPillar: 'tu oficio',
    namedSubject: 'tu tema {topic}',
    inMonth: (month) => `en ${month}`,
    once: 'un día',
    trades: TRADES_ES,
  },
};
