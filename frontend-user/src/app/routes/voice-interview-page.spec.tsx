import { interviewFindings, pairTurns } from '@drumbeat/domain';
import {
  eventually,
  field,
  fill,
  http,
  press,
  refusal,
  says,
  server,
  setOnline,
  the,
  user,
} from '@drumbeat/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { asUser } from '../../testing/answers';
import {
  type KeptInterviewAnswers as Kept,
  given,
  haveInterview,
  INTERVIEW_PAGE as PAGE,
} from '../../testing/interview-answers';
import { open } from '../../testing/open-app';

const at = (title: string) => the('heading', title, { level: 1 });
const answered = (kept: Kept, question: string) =>
  eventually(() => {
    const found = kept.interview.answers.find((one) => one.question === question);
    if (!found) throw new Error(`Nothing answers ${question}`);
    return found;
  });
const STORY = 'What happened at work lately that you told a friend about?';
const PAIR = 'Which of these two sounds like you?';
beforeEach(() => void asUser());

describe('The voice interview', () => {
  it('says what it is, and begins with a story', async () => {
    haveInterview({ language: null });
    await open(PAGE);
    await at('Voice interview');
    await says(/about four minutes/u);
    await press('Begin');
    await at(STORY);
    await the('img', 'Step 1 of 15');
    await eventually(async () => expect(await field('Your story')).toHaveFocus());
  });

  it('speaks the language that is chosen', async () => {
    const kept = haveInterview({ language: null });
    await open(PAGE);
    await press('Deutsch');
    await press('Anfangen');
    await at('Was ist neulich bei der Arbeit passiert, das du einem Freund erzählt hast?');
    await eventually(() => expect(kept.interview.language).toBe('de'));
    await open(`${PAGE}?step=address`);
    expect(await the('button', 'Sie')).toBeVisible();
  });

  it('keeps an answer as it is typed, and goes on there at the next visit', async () => {
    const kept = haveInterview();
    await open(`${PAGE}?step=story`);
    await fill('Your story', 'Last week a client called. ');
    expect((await answered(kept, 'story')).text).toBe('Last week a client called. ');
    await says('Saved');
    await open(PAGE);
    await press('Go on where you were');
    await at('Which post made you scroll away?');
    await press('Back');
    expect(await field('Your story')).toHaveValue('Last week a client called. ');
  });

  it('is answered by keys alone', async () => {
    const kept = haveInterview();
    await open(`${PAGE}?step=never_words`);
    await user.type(await field('Words and phrases'), 'synergy 2');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await at('Somebody in your field is wrong in public. What do you do?');
    await user.keyboard('3');
    await at('How do you address your readers?');
    await user.keyboard('1');
    await at('Say this your way.');
    expect((await answered(kept, 'never_words')).text).toBe('synergy 2');
    expect((await answered(kept, 'argue_or_ask')).choice).toBe('ask');
    expect((await answered(kept, 'address')).choice).toBe('you');
  });

  it('takes a skipped question for one that was seen', async () => {
    const kept = haveInterview();
    await open(`${PAGE}?step=story`);
    await press('Skip');
    await at('Which post made you scroll away?');
    expect(await answered(kept, 'story')).toMatchObject({ text: '', choice: null });
  });

  it('refuses to go on with a text that is too long, and sends none of it', async () => {
    const kept = haveInterview();
    await open(`${PAGE}?step=story`);
    await fill('Your story', 'x'.repeat(5_001));
    await says(/^1 over the limit\./u);
    await press('Next');
    await at(STORY);
    await says('Kept on this device');
    expect(kept.sent).toEqual([]);
  });

  it('shows what could not be loaded, and loads it when asked again', async () => {
    haveInterview();
    server.use(
      http.get(
        '/api/voice-interview',
        ({ response }) => response.untyped(refusal(422, 'It rests.', { code: 'test.rests' })),
        { once: true },
      ),
    );
    await open(PAGE);
    await says('It rests.');
    await press('Try again');
    await at('Voice interview');
  });
});

describe('Which of these two sounds like you', () => {
  it('asks each scale twice, the second time on the side that was chosen', async () => {
    const { id } = asUser();
    const kept = haveInterview();
    await open(`${PAGE}?step=pair-1`);
    for (const [index, { isLowFirst }] of pairTurns(id).entries()) {
      await the('img', `Step ${index + 7} of 15`);
      await at(PAIR);
      await user.keyboard(isLowFirst ? '2' : '1');
    }
    await at('This is what we heard');
    await eventually(() => expect(kept.interview.answers).toHaveLength(8));
    const { levels } = interviewFindings(kept.interview.answers);
    expect(levels.map(({ level }) => level)).toEqual([9, 9, 9, 9]);
  });

  it('takes both and neither', async () => {
    const kept = haveInterview();
    await open(`${PAGE}?step=pair-1`);
    await press('Both');
    await eventually(() => expect(kept.interview.answers[0]?.choice).toBe('both'));
    await the('img', 'Step 8 of 15');
    await press('Neither');
    await eventually(() => expect(kept.interview.answers[1]?.choice).toBe('neither'));
  });
});

describe('Without a network', () => {
  afterEach(() => setOnline(true));

  it('keeps what is typed on the device, through a reload, and sends it when the network is back', async () => {
    const kept = haveInterview();
    await open(`${PAGE}?step=story`);
    await at(STORY);
    server.use(http.patch('/api/voice-interview', ({ response }) => response.untyped(Response.error())));
    setOnline(false);
    await fill('Your story', 'Typed in a tunnel');
    await says('Kept on this device');
    await open(`${PAGE}?step=story`);
    expect(await field('Your story')).toHaveValue('Typed in a tunnel');
    const back = haveInterview();
    setOnline(true);
    expect((await answered(back, 'story')).text).toBe('Typed in a tunnel');
    await says('Saved');
    expect(kept.sent).toEqual([]);
  });

  it('says so where the interview was begun again elsewhere', async () => {
    haveInterview();
    await open(`${PAGE}?step=story`);
    await at(STORY);
    const other = haveInterview({ round: 2, answers: [given('story', { text: 'From the other device' })] });
    server.use(
      http.patch('/api/voice-interview', ({ response }) =>
        response.untyped(
          refusal(409, 'Begun again.', { code: 'voice_interview.other_round', details: { round: 2 } }),
        ),
      ),
    );
    await fill('Your story', 'Of the first round');
    await says(/was started over on another device/u);
    await eventually(async () => expect(await field('Your story')).toHaveValue('From the other device'));
    expect(other.sent).toEqual([]);
  });
});

describe('Dictation', () => {
  interface Heard {
    onresult: ((event: unknown) => void) | null;
    onerror: ((event: { error: string }) => void) | null;
    onend: (() => void) | null;
    lang: string;
  }
  let recognizer: Heard | undefined;
  class Recognition implements Heard {
    onresult: Heard['onresult'] = null;
    onerror: Heard['onerror'] = null;
    onend: Heard['onend'] = null;
    lang = '';
    start = () => void (recognizer = this as Heard);
    stop = () => this.onend?.();
    abort = () => undefined;
  }
  const withSpeech = (isSecure = true) =>
    Object.assign(globalThis, { webkitSpeechRecognition: Recognition, isSecureContext: isSecure });
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'webkitSpeechRecognition');
    Reflect.deleteProperty(globalThis, 'isSecureContext');
  });
  const hear = (words: string, isFinal: boolean) =>
    recognizer?.onresult?.({
      resultIndex: 0,
      results: [Object.assign([{ transcript: words }], { isFinal })],
    });

  it('says why there is none in a browser that cannot take it', async () => {
    haveInterview();
    await open(`${PAGE}?step=story`);
    await press('Dictate: Your story');
    await says(/^This browser cannot take dictation\./u);
  });

  it('says why there is none on an address that is not secure', async () => {
    withSpeech(false);
    haveInterview();
    await open(`${PAGE}?step=story`);
    await press('Dictate: Your story');
    await says(/only on a secure \(https\) address/u);
  });

  it('puts what is said behind what is typed, in the language of the interview', async () => {
    withSpeech();
    const kept = haveInterview({ language: 'fr' });
    await open(`${PAGE}?step=story`);
    await fill('Votre histoire', 'Hier.');
    await press('Dicter: Votre histoire');
    await eventually(() => expect(recognizer?.lang).toBe('fr-FR'));
    hear('un client', false);
    await says('un client');
    hear('Un client a appelé.', true);
    await eventually(async () =>
      expect(await field('Votre histoire')).toHaveValue('Hier. Un client a appelé.'),
    );
    await press('Arrêter la dictée: Votre histoire');
    await the('button', 'Dicter: Votre histoire');
    await eventually(() =>
      expect(kept.interview.answers[0]).toMatchObject({ text: 'Hier. Un client a appelé.' }),
    );
  });

  it('says why it ended', async () => {
    withSpeech();
    haveInterview();
    await open(`${PAGE}?step=story`);
    await press('Dictate: Your story');
    await says('Listening…');
    recognizer?.onerror?.({ error: 'not-allowed' });
    recognizer?.onend?.();
    await says(/^The microphone is blocked/u);
  });
});
