import { demoModel } from '../model/model.store.js';
import type { Sandbox } from '../start-sandbox.js';

export interface StreamEvent {
  /** Missing in an error event. */
  choices?: { delta: { content?: string }; finish_reason: string | null }[];
  usage?: { total_tokens: number };
  error?: { message: string };
}

/** `POST /chat/completions`, right in everything that the test does not change. */
export function chat(
  { url }: Pick<Sandbox, 'url'>,
  prompt: string,
  { signal, ...fields }: { signal?: AbortSignal } & Record<string, unknown> = {},
): Promise<Response> {
  return fetch(`${url}/model/v1/chat/completions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${demoModel.apiKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      model: demoModel.model,
      messages: [{ role: 'user', content: prompt }],
      ...fields,
    }),
    signal,
  });
}

/** The content of a complete response. */
export async function contentOf(answer: Response): Promise<string> {
  const { choices } = (await answer.json()) as { choices: [{ message: { content: string } }] };
  return choices[0].message.content;
}

/** The events of a streamed response, and whether it ended regularly. */
export async function eventsOf(answer: Response): Promise<{ events: StreamEvent[]; isDone: boolean }> {
  const lines = (await answer.text()).split('\n\n').filter((line) => line !== '');
  const data = lines.map((line) => line.replace(/^data: /, ''));
  const isDone = data.at(-1) === '[DONE]';
  return {
    events: data.filter((line) => line !== '[DONE]').map((line) => JSON.parse(line) as StreamEvent),
    isDone,
  };
}

export function textOf(events: readonly StreamEvent[]): string {
  return events.map(({ choices = [] }) => choices[0]?.delta.content ?? '').join('');
}
