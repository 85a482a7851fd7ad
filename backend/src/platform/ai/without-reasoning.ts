/** How models set apart what they think before they answer; endpoints without a parser for it pass it on in the text. */
interface Reasoning {
  readonly opens: string;
  readonly closes: string;
}

const NAMES =
  '(?:[a-z]{2,8}:)?(?:ant)?(?:think(?:ing)?|thoughts?|reasoning|reflection|scratchpad|inner[_-]?monologue)';

const KINDS: readonly Reasoning[] = [
  // DeepSeek, Qwen and most others.
  { opens: String.raw`<${NAMES}>`, closes: String.raw`</${NAMES}>` },
  // Mistral.
  { opens: String.raw`\[${NAMES}\]`, closes: String.raw`\[/${NAMES}\]` },
  // Kimi.
  { opens: String.raw`◁${NAMES}▷`, closes: String.raw`◁/${NAMES}▷` },
  { opens: String.raw`<\|begin_of_thought\|>`, closes: String.raw`<\|end_of_thought\|>` },
  // The channels of gpt-oss.
  {
    opens: String.raw`(?:<\|start\|>assistant)?<\|channel\|>(?:analysis|commentary)[^\n<]{0,40}<\|message\|>`,
    closes: String.raw`<\|channel\|>final[^\n<]{0,40}<\|message\|>`,
  },
];

/** At the start of a line: within one a text speaks of the mark. */
const OPENS = new RegExp(`(?<=^|\\n)[ \\t]*(?:${KINDS.map(({ opens }) => `(${opens})`).join('|')})`, 'giu');
const CLOSES = KINDS.map(({ closes }) => new RegExp(String.raw`${closes}\s*`, 'giu'));
/** The end of reasoning whose beginning stood in the endpoint's own template: a line begins or ends with it. */
const CLOSES_ALONE = new RegExp(
  String.raw`(?<=^|\n)[ \t]*(?:${KINDS.map(({ closes }) => closes).join('|')})\s*|(?:${KINDS.map(({ closes }) => closes).join('|')})[ \t]*(?=\n|$)\s*`,
  'giu',
);
/** What may become a mark with the next piece. */
const BEGUN = /(?<=^|\n)[ \t]*(?:<\|[^\n]{0,80}|[<[◁][^\n>\]▷]{0,40})?$/u;

/** The text without what the model thought, which is never shown. Reasoning that does not end leaves nothing behind its beginning. */
export function withoutReasoning(answer: string): string {
  const stream = new ReasoningStream();
  const text = stream.push(answer) + stream.end();
  const last = [...text.matchAll(CLOSES_ALONE)].at(-1);
  return last === undefined ? text : text.slice(last.index + last[0].length);
}

/** The same of a text that comes in pieces: what may belong to a mark is held back until it is known. */
export class ReasoningStream {
  private text = '';
  /** How much of it has been passed on or left out. */
  private done = 0;
  private closes: RegExp | null = null;

  /** @param isHeld nothing is passed on before reasoning has ended, as of models whose answers only ever show its end */
  constructor(private isHeld = false) {}

  /** True once the end of reasoning has come that never began. */
  get endsOnly(): boolean {
    return this.text.search(CLOSES_ALONE) !== -1 && this.text.search(OPENS) === -1;
  }

  /** What may be shown by now. */
  push(piece: string): string {
    this.text += piece;
    return this.passed(false);
  }

  /** The rest, once the model has ended. */
  end(): string {
    this.isHeld = false;
    return this.passed(true);
  }

  private passed(isWhole: boolean): string {
    if (this.isHeld) {
      const end = this.endsOnly ? [...this.text.matchAll(CLOSES_ALONE)].at(-1) : undefined;
      if (end === undefined) return '';
      this.done = end.index + end[0].length;
      this.isHeld = false;
    }
    let shown = '';
    for (;;) {
      if (this.closes !== null) {
        const end = next(this.closes, this.text, this.done);
        if (end === null) return shown;
        this.closes = null;
        this.done = end.index + end[0].length;
      }
      const opening = next(OPENS, this.text, this.done);
      if (opening === null) break;
      shown += this.text.slice(this.done, opening.index);
      this.done = opening.index + opening[0].length;
      this.closes = CLOSES[opening.slice(1).findIndex(Boolean)] ?? null;
    }
    const rest = this.text.slice(this.done);
    const begun = isWhole ? null : BEGUN.exec(this.text);
    const to = begun === null ? this.text.length : Math.max(this.done, begun.index);
    shown += rest.slice(0, to - this.done);
    this.done = to;
    return shown;
  }
}

function next(pattern: RegExp, text: string, from: number): RegExpExecArray | null {
  pattern.lastIndex = from;
  return pattern.exec(text);
}
