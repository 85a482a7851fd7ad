import { defaultWritingProfile, type TextFinding } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import { LanguageModel, type ObjectRequest } from '../../../platform/ai/language-model.js';
import { ModelOutputError, ModelUnavailableError } from '../../../platform/ai/model.errors.js';
import type { DraftWritingRequest } from '../draft-writer.service.js';
import { ModelDraftWriter } from './model-draft-writer.js';

/** Answers what the test says: a text, and the texts of the passages that it is asked to repair. */
class AnsweringModel extends LanguageModel {
  readonly name = 'answering';
  asked: string[] = [];

  constructor(
    private readonly text: string,
    private readonly repairs: readonly string[] | null = null,
    /** What it answers when it is asked once more. */
    private readonly again = text,
  ) {
    super();
  }

  async complete(): Promise<string> {
    return this.again;
  }

  async *stream(): AsyncIterable<string> {
    yield this.text;
  }

  async object<Value>({ messages, schema }: ObjectRequest<Value>): Promise<Value> {
    this.asked.push(messages.map(({ text }) => text).join('\n'));
    if (this.repairs === null) throw new ModelUnavailableError('busy');
    return schema.parse({ passages: this.repairs.map((text, index) => ({ number: index + 1, text })) });
  }
}

const NOTES = 'We lost 31 percent of the hours in March. Ruth said "nobody ever asked us". 12 weeks.';
const request = (overrides: Partial<DraftWritingRequest> = {}): DraftWritingRequest => ({
  profile: {
    full_name: 'Ada Example',
    content_pillars: [],
    target_audience: null,
    ideal_target_client: null,
    client_pain_points: null,
    industry: null,
    business_size: null,
    content_strategy: null,
    generated_icp_summary: null,
  },
  preferences: { ...defaultWritingProfile(), never_use_phrases: ['synergy'] },
  set_by_hand: [],
  source: { kind: 'notes', notes: NOTES },
  instructions: null,
  previous_text: null,
  doubts: [],
  selection: null,
  answers: [],
  examples: [],
  own_posts: [],
  seed: 'x',
  ...overrides,
});

async function write(model: AnsweringModel, overrides?: Partial<DraftWritingRequest>) {
  let findings: readonly TextFinding[] = [];
  const text = await new ModelDraftWriter(model).write(request(overrides), {
    onText: () => undefined,
    signal: new AbortController().signal,
    onFindings: (found) => {
      findings = found;
    },
  });
  return { text, findings: findings.map(({ kind, quotation }) => `${kind}: ${quotation}`) };
}

/** Offers these first lines, and others when they are sent back. */
class OpeningsModel extends AnsweringModel {
  readonly problems: string[][] = [];

  constructor(private readonly rounds: readonly (readonly string[])[]) {
    super('');
  }

  override async object<Value>({ schema, problems }: ObjectRequest<Value>): Promise<Value> {
    for (const attempt of [1, 2] as const) {
      const value = schema.parse({ openings: this.rounds[attempt - 1] ?? this.rounds[0] });
      const wrong = [...(problems?.(value, attempt) ?? [])];
      this.problems.push(wrong);
      if (wrong.length === 0) return value;
    }
    throw new ModelOutputError(this.problems.at(-1) ?? []);
  }
}

async function offer(model: OpeningsModel) {
  const { source: _source, ...voice } = request();
  const found: string[] = [];
  const lines = await new ModelDraftWriter(model).suggestOpenings(
    { ...voice, content: 'We lost 31 percent of the hours.' },
    { onFindings: (findings) => found.push(...findings.map(({ quotation }) => quotation)) },
  );
  return { lines, found };
}

describe('First lines that a model wrote', () => {
  const bad = ['What synergy is for.', 'We lost it.', 'Why?', 'A loss.', 'It hurt.'];

  it('are kept where they are good, and the others are asked for again', async () => {
    const model = new OpeningsModel([bad, ['It hurt!', 'Nobody asked.']]);
    const good = ['We lost it.', 'Why?', 'A loss.', 'It hurt.'];
    expect((await offer(model)).lines).toEqual([...good, 'Nobody asked.']);
    expect(model.problems).toEqual([
      [
        'Opening 1 must not use the phrase "synergy".',
        'The other openings are good and kept. New ones needed: 1.',
      ],
      [],
    ]);
    expect((await offer(new OpeningsModel([bad]))).lines).toEqual(good);
  });

  it('are left out where they say what the post does not say', async () => {
    const model = new OpeningsModel([['41% of it was gone.', ...bad.slice(1)]]);
    expect(await offer(model)).toEqual({ lines: bad.slice(1), found: [] });
    expect(model.problems[0]?.[0]).toBe('Opening 1 says "41%", which the post does not say.');
  });

  it('are offered with what is not their author’s where there are no others', async () => {
    expect(await offer(new OpeningsModel([['41% of it was gone.']]))).toEqual({
      lines: ['41% of it was gone.'],
      found: ['41%'],
    });
  });

  it('are none where each of them breaks a rule', async () => {
    await expect(offer(new OpeningsModel([['Synergy.', '']]))).rejects.toBeInstanceOf(ModelOutputError);
  });
});

describe('A draft that a model wrote', () => {
  it('is what it said where every fact is the author’s, without a second call', async () => {
    const model = new AnsweringModel(
      'We lost 31 percent of the hours.\n\n“Nobody ever asked us,” Ruth said.',
    );
    expect(await write(model)).toEqual({
      text: 'We lost 31 percent of the hours.\n\n“Nobody ever asked us,” Ruth said.',
      findings: [],
    });
    expect(model.asked).toEqual([]);
  });

  it('is not lost, and not changed, for a client that it invented and a repair that does not come', async () => {
    const text =
      'We lost 31 percent of the hours.  \n\nThen Sarah Chen of Meridian Foods said “you saved our year”.';
    expect(await write(new AnsweringModel(text))).toEqual({
      text,
      findings: ['name: Sarah Chen', 'name: Meridian Foods', 'quotation: you saved our year'],
    });
  });

  it('is kept with what its author never does where the repair does not come', async () => {
    const own_posts = ['We called them.', 'They paid us late.', 'It was a Monday.'].map((content, index) => ({
      id: String(index),
      title: '',
      content,
      posted_at: null,
      impressions: null,
      engagement_rate: null,
    }));
    const model = new AnsweringModel('We lost 31 percent of the hours 🚀.\n\n- hours\n- clients\n- nerves');
    expect((await write(model, { own_posts })).findings).toEqual([
      'never_done: 🚀',
      'never_done: - hours\n- clients\n- nerves',
    ]);
  });

  it('is repaired in its bad passages alone', async () => {
    const model = new AnsweringModel(
      'We lost 31 percent of the hours.\n\nSarah Chen told us.  It took 12 days, and the synergies were gone.',
      ['[Who] told us.', 'It took 12 weeks, and it was over.'],
    );
    expect(await write(model)).toEqual({
      text: 'We lost 31 percent of the hours.\n\n[Who] told us.  It took 12 weeks, and it was over.',
      findings: [],
    });
    expect(model.asked).toHaveLength(1);
    expect(model.asked[0]?.match(/<\/?data>/g)).toEqual(['<data>', '</data>']);
  });

  it('keeps its passage where the repair brings another invention, and tells the author', async () => {
    const model = new AnsweringModel('Sarah Chen told us then that we lost it.', ['Tom Baker told us.']);
    expect(await write(model)).toEqual({
      text: 'Sarah Chen told us then that we lost it.',
      findings: ['name: Sarah Chen'],
    });
  });

  it('is kept with a phrase that the author never uses where the repair does not take it out', async () => {
    const model = new AnsweringModel('There are synergies in this for us.', [
      'There is a synergy in this for us.',
    ]);
    expect(await write(model)).toEqual({ text: 'There are synergies in this for us.', findings: [] });
  });

  it.each([
    'I’m sorry, but I can’t help with that request.',
    'Es tut mir leid, aber dabei kann ich nicht helfen.',
    'I don’t have enough information to write this post. Could you share more details?',
  ])('is none where the model declines in words, or asks back: %s', async (answer) => {
    await expect(write(new AnsweringModel(answer))).rejects.toMatchObject({ code: 'model.refused_content' });
  });

  it('is one where it begins like a refusal and goes on with its author’s matter', async () => {
    const text = 'I can’t help every client. That is the point: we lost 31 percent of the hours in March.';
    expect((await write(new AnsweringModel(text))).text).toBe(text);
  });

  it('is asked for again, once, where it is the text that stands there', async () => {
    const previous_text = 'We lost 31 percent of the hours.';
    const rewrite = (text: string, again: string) =>
      write(new AnsweringModel(text, null, again), { previous_text });
    expect((await rewrite(previous_text, 'We lost 31 percent.')).text).toBe('We lost 31 percent.');
    await expect(rewrite(previous_text, previous_text)).rejects.toMatchObject({
      code: 'model.unusable_output',
    });
  });

  it('gives the selection alone where it repeats the post around it', async () => {
    const [selection, after] = ['We lost really a lot of hours.', 'Ruth said that nobody ever asked us.'];
    const part = { selection, previous_text: `${selection} ${after}` };
    const whole = new AnsweringModel(`We lost a lot. ${after}`);
    expect((await write(whole, part)).text).toBe('We lost a lot.');
    const more = new AnsweringModel(`We lost a lot. ${after} And so on.`, null, 'Sure! We lost a lot.');
    expect((await write(more, part)).text).toBe('We lost a lot.');
  });

  it('is no source for the next one in what it invented itself', async () => {
    const previous_text = 'We lost 41 percent of the hours in March.';
    const doubts: TextFinding[] = [{ kind: 'number', quotation: '41 percent' }];
    const again = () => new AnsweringModel('In March we lost 41 percent of the hours.');
    expect((await write(again(), { previous_text, doubts })).findings).toEqual(['number: 41 percent']);
    expect((await write(again(), { previous_text })).findings).toEqual([]);
  });
});

describe('A draft in another language than its author gave', () => {
  const ENGLISH =
    'The cold room failed on Sunday, and we carried all of the wheels to where it was cool enough.';
  const GERMAN =
    'Der Kühlraum ist am Sonntag ausgefallen, und wir haben alle Räder in den Melkstand getragen, weil es da kühl war.';
  const notes = { source: { kind: 'notes', notes: GERMAN } } as const;

  it('is written once more', async () => {
    const model = new AnsweringModel(ENGLISH, [], GERMAN);
    expect((await write(model, notes)).text).toBe(GERMAN);
  });

  it('stays where nothing better comes', async () => {
    expect((await write(new AnsweringModel(ENGLISH, [], ''), notes)).text).toBe(ENGLISH);
    const asked = new AnsweringModel(ENGLISH, [], GERMAN);
    expect((await write(asked, { ...notes, instructions: 'Auf Englisch, bitte' })).text).toBe(ENGLISH);
  });
});
