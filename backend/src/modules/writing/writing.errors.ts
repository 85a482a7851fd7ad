import { AppError } from '../../platform/http/errors/app-error.js';

/** The list of phrases never to use forbids what every sentence needs. */
export class NothingLeftToWriteError extends AppError {
  constructor() {
    super(
      422,
      'writing.phrases_forbid_everything',
      'The phrases never to use in the writing profile leave no words to write with. Please shorten that list.',
    );
  }
}

/** An instruction that asks for more than arranging the user's own words. */
export class WishNeedsModelError extends AppError {
  constructor() {
    super(
      422,
      'writing.needs_model',
      'The built-in writer arranges your own words and cannot do that. It makes a text shorter, takes out filler words, makes a list or opens with another of your sentences, in English, German, French and Spanish. The rest needs a connected model.',
    );
  }
}

/** By what was wished for; a wish for words says what keeps them. */
const NOTHING_THERE: Readonly<Record<string, string>> = {
  list: 'There is nothing to make a list of: no paragraph has several sentences of its own.',
  fillers: 'There is no filler word that its sentence can surely do without.',
  'no-emoji': 'There is no emoji to take out.',
  'no-hashtags': 'There is no hashtag to take out.',
  'no-question': 'There is no closing question to take out.',
};

/** A text that has nothing of what was wished away, and no word to spare. */
export class NothingToChangeError extends AppError {
  /** @param wishes kinds of them; several are answered as one for fewer words */
  constructor(wishes: readonly string[]) {
    const [wish = ''] = wishes.length === 1 ? wishes : [];
    super(
      422,
      'writing.nothing_to_change',
      NOTHING_THERE[wish] ??
        'There is nothing that can surely be taken out: what is left in each sentence may be a fact, a turn or your point.',
    );
  }
}

/** No other sentence of the text surely stands first by itself and opens it better. */
export class NoOtherOpeningError extends AppError {
  constructor() {
    super(
      422,
      'writing.no_other_opening',
      'The built-in writer found no other sentence that surely stands by itself as a stronger first line. Writing a new one needs a connected model.',
    );
  }
}
