/** What is said around a text, in one language: small letters, straight apostrophes. */
export interface FrameSigns {
  /** What was asked for, and not one of something else: "the text of the contract". */
  readonly text: RegExp;
  /** Of these, what is written for a network alone. */
  readonly post: RegExp;
  /** Of these, what is hardly ever a thing of any trade: no "take", no "copy". */
  readonly written: RegExp;
  /** How a text is made: what its writer chooses, and hardly ever what it tells. */
  readonly craft: RegExp;
  /** What only a text for a network has. */
  readonly ofPosts: RegExp;
  /** Hands it over, or says how it came about. */
  readonly handsOver: RegExp;
  /** How it is written, or whose it is like. */
  readonly manner: RegExp;
  /** What a writer says of what it was given. */
  readonly praise: RegExp;
  /** What was given, as whoever writes for others calls it. */
  readonly matter: RegExp;
  /** Says yes to a task, or thanks for it. */
  readonly polite: RegExp;
  /** Begins a line with it. */
  readonly assents: RegExp;
  /** Takes in what was given, to whoever gave it. */
  readonly reacts: RegExp;
  /** "How I'd tell it", "so könnte es klingen": of a text, and of no person in it. */
  readonly wouldTell: RegExp;
  /** Who speaks of themselves, or offers. */
  readonly self: RegExp;
  /** The one who gave the notes. */
  readonly you: RegExp;
  /** What the author gave, or has, as whoever writes for them calls it. */
  readonly yours: RegExp;
  /** Of these, the notes as such; a post speaks to its readers of their words and numbers. */
  readonly given: RegExp;
  /** Notes of anybody. */
  readonly notes: RegExp;
  /** What is done to a text, its facts or its wording. */
  readonly work: RegExp;
  /** What a text says, as whoever checks it calls it. */
  readonly facts: RegExp;
  /** Nothing was put in, of facts. */
  readonly nothingPutIn: RegExp;
  /** Something was left out by whoever wrote. */
  readonly leftOut: RegExp;
  /** Speaks to one who may want it otherwise. */
  readonly offers: RegExp;
  /** Asks for a word, behind what was done. */
  readonly tellMe: RegExp;
  /** How it is to be otherwise. */
  readonly otherwise: RegExp;
  /** Asks whether the text is right. */
  readonly suits: RegExp;
  /** Begins what is said of a text behind it, and hardly ever a line of one. */
  readonly label: RegExp;
  /** The same of labels that posts have, too ("Audience: my mother."): a list of qualities, lines or a count stand behind it. */
  readonly maybeLabel: RegExp;
  /** What is counted of a text. */
  readonly counts: RegExp;
  /** What stands beside such a count. */
  readonly besideCounts: RegExp;
  /** What goes with the name of a text in a line of its own above it. */
  readonly besideTitles: RegExp;
}
