export interface ServerSentEvent {
  readonly event: string;
  readonly data: unknown;
}

/** The events of a `text/event-stream` response, each as soon as it arrives. */
export async function* readEvents(response: Response): AsyncGenerator<ServerSentEvent> {
  if (!response.body) return;
  let waiting = '';
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
    const blocks = (waiting + chunk).split('\n\n');
    waiting = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = /^event: (.*)$/mu.exec(block)?.[1];
      const data = /^data: (.*)$/mu.exec(block)?.[1];
      if (event !== undefined && data !== undefined) yield { event, data: JSON.parse(data) as unknown };
    }
  }
}
