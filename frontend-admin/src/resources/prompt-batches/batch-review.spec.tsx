import {
  doesNotSay,
  eventually,
  field,
  fill,
  gone,
  gate,
  http,
  isThere,
  press,
  refusal,
  says,
  select,
  server,
  the,
  user,
} from '@drumbeat/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Batch, Prompt } from '../../providers/records';
import { aBatch, aBatchPrompt, aPerson, asStaff } from '../../testing/answers';
import { open } from '../../testing/open-console';

const ann = aPerson('ann', { full_name: 'Ann Example' });

let prompts: Prompt[];
let batch: Batch;
let calls: { path: string; body: unknown }[];

/** What the server has of a prompt after a call. */
function changed(id: string, change: Partial<Prompt>): Prompt {
  prompts = prompts.map((one) =>
    one.id === Number(id) ? { ...one, version: one.version + 1, ...change } : one,
  );
  return prompts.find((one) => one.id === Number(id))!;
}

beforeEach(() => {
  asStaff();
  calls = [];
  batch = aBatch('b', { status: 'done', for_review: true, created_count: 3 });
  prompts = [
    aBatchPrompt(1, { hook: 'The first', scheduled_date: '2030-11-18', slot: 1 }),
    aBatchPrompt(2, { hook: 'The second', scheduled_date: '2030-11-20', slot: 1 }),
    aBatchPrompt(3, { hook: 'The third', scheduled_date: '2030-11-22', slot: 1 }),
  ];
  server.use(
    http.get('/api/admin/prompt-batches/{id}', ({ response }) => response(200).json(batch)),
    http.get('/api/admin/users/{id}', ({ response }) => response(200).json(ann)),
    http.get('/api/admin/content-prompts/{id}', ({ params, response }) =>
      response(200).json(prompts.find(({ id }) => id === Number(params.id))!),
    ),
    http.get('/api/admin/content-prompts', ({ query, response }) => {
      const isCalendar = query.get('filter')?.includes('pushed_to_calendar');
      return response(200).json(
        isCalendar ? { data: [], total: 0 } : { data: prompts, total: prompts.length },
      );
    }),
    http.get('/api/admin/users/{id}/writing-profile', ({ response }) =>
      response.untyped(refusal(404, 'No profile here')),
    ),
    http.get('/api/admin/users/{id}/lessons', ({ response }) =>
      response(200).json({
        liked: [],
        disliked: ['“Busy” (1 star): “Too vague”'],
        winners: ['Post “Utilization is vanity” (5 stars)'],
        wishes: ['A client story first, please'],
        icp_summary: 'Owners of small studios',
        used_count: 0,
        total: 3,
      }),
    ),
    http.post('/api/admin/content-prompts/{id}/decision', async ({ params, request, response }) => {
      const body = await request.json();
      calls.push({ path: `decision ${params.id}`, body });
      return response(200).json(
        changed(params.id, {
          review: body.decision,
          left_out_reason: body.decision === 'left_out' ? (body.reason ?? null) : null,
        }),
      );
    }),
  );
});

/** Whether the browser would ask before it closes or reloads the tab. */
const asksBeforeTabCloses = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

const heading = (name: string) => the('heading', name);

describe('A batch that staff read', () => {
  it('is read by keys: approve and step on, step back, take the last decision back', async () => {
    await open('/admin/prompt-batches/b/show');
    await heading('The first');
    await user.keyboard('a');
    await heading('The second');
    await says(/^Approved: The first\. Next: The second/);
    expect(calls).toEqual([{ path: 'decision 1', body: { decision: 'approved', version: 1 } }]);
    await says('1 of 3 read');
    await user.keyboard('k');
    await heading('The first');
    await user.keyboard('u');
    await says('The approval is taken back: The first');
    expect(calls.at(-1)).toEqual({ path: 'decision 1', body: { decision: 'to_read', version: 2 } });
    await user.keyboard('j');
    await heading('The second');
    await user.keyboard('j');
    await heading('The third');
    expect(await the('button', 'Next prompt')).toBeDisabled();
  });

  it('is one step for Back, however many prompts were read', async () => {
    await open('/admin/prompt-batches/b/show');
    await heading('The first');
    await user.keyboard('j');
    await heading('The second');
    await user.keyboard('j');
    await heading('The third');
    window.history.back();
    await heading('The first');
    expect(window.location.search).toBe('');
  });

  it('takes the next key for the next prompt while the decision before it is sent', async () => {
    const answer = gate();
    server.use(
      http.post('/api/admin/content-prompts/{id}/decision', async ({ params, request, response }) => {
        const body = await request.json();
        calls.push({ path: `decision ${params.id}`, body });
        await answer.passed;
        return response(200).json(changed(params.id, { review: body.decision }));
      }),
    );
    await open('/admin/prompt-batches/b/show');
    await heading('The first');
    await user.keyboard('a');
    await heading('The second');
    await user.keyboard('a');
    await heading('The third');
    await user.keyboard('k');
    await heading('The second');
    await user.keyboard('a');
    await eventually(() => expect(calls).toHaveLength(1));
    answer.open();
    await says(/^Approved: The second\. Next: The third/);
    expect(calls.map(({ path }) => path)).toEqual(['decision 1', 'decision 2']);
  });

  it('takes back what was done last, a move too, and names it before', async () => {
    server.use(
      http.post('/api/admin/content-prompts/{id}/place', async ({ params, request, response }) => {
        const { scheduled_date, slot } = await request.json();
        calls.push({ path: `place ${params.id}`, body: `${scheduled_date} ${slot}` });
        const { scheduled_date: left, slot: leftSlot } = prompts.find(({ id }) => id === Number(params.id))!;
        const other = prompts.find((one) => one.scheduled_date === scheduled_date)!;
        changed(String(other.id), { scheduled_date: left, slot: leftSlot });
        return response(200).json(changed(params.id, { scheduled_date, slot }));
      }),
    );
    await open('/admin/prompt-batches/b/show');
    await heading('The first');
    await user.keyboard('a');
    await heading('The second');
    await the('button', 'Undo approval');
    await user.keyboard(']');
    await says('Moved to Fri, Nov 22, 2030, slot 1: The second');
    await the('button', 'Undo move');
    await user.keyboard('u');
    await says('The move is taken back: The second');
    await the('button', 'Undo approval');
    await user.keyboard('u');
    await says('The approval is taken back: The first');
    await heading('The first');
    expect(calls.slice(1)).toEqual([
      { path: 'place 2', body: '2030-11-22 1' },
      { path: 'place 2', body: '2030-11-20 1' },
      { path: 'decision 1', body: { decision: 'to_read', version: 2 } },
    ]);
    expect(await the('button', 'Undo')).toBeDisabled();
  });

  it('takes nothing back that somebody else has decided since', async () => {
    await open('/admin/prompt-batches/b/show');
    await heading('The first');
    await user.keyboard('a');
    await heading('The second');
    await the('button', 'Undo approval');
    changed('1', { review: 'left_out', left_out_reason: 'Not true' });
    await user.keyboard('a');
    await heading('The third');
    await the('button', 'Undo approval');
    await user.keyboard('u');
    await says('The approval is taken back: The second');
    await the('button', 'Undo approval');
    await user.keyboard('u');
    await says('“The first”: The prompt was changed since. The approval is not taken back.');
    await heading('The first');
    expect(calls).toHaveLength(3);
    expect(await the('button', 'Undo')).toBeDisabled();
  });

  it('takes a double click for one', async () => {
    await open('/admin/prompt-batches/b/show');
    await heading('The first');
    await user.dblClick(await the('button', 'Approve and next'));
    await says(/^Approved: The first\./);
    await heading('The second');
    expect(calls.map(({ path }) => path)).toEqual(['decision 1']);
  });

  it('swaps the slots of prompts by keys, past one that is left out', async () => {
    server.use(
      http.post('/api/admin/content-prompts/{id}/place', async ({ params, request, response }) => {
        const body = await request.json();
        calls.push({ path: `place ${params.id}`, body });
        return response(200).json(changed(params.id, {}));
      }),
    );
    changed('2', { review: 'left_out' });
    await open('/admin/prompt-batches/b/show?prompt=3');
    await heading('The third');
    await user.keyboard('[[');
    await eventually(() =>
      expect(calls).toEqual([
        { path: 'place 3', body: { scheduled_date: '2030-11-18', slot: 1, version: 1 } },
      ]),
    );
    await says('Moved to Mon, Nov 18, 2030, slot 1: The third');
  });

  it('tells its keys to screen readers, and hears none of them while somebody types', async () => {
    await open('/admin/prompt-batches/b/show');
    await heading('The first');
    expect(await the('button', 'Approve and next')).toHaveAttribute('aria-keyshortcuts', 'A');
    expect(await the('button', 'Leave out')).toHaveAttribute('aria-keyshortcuts', 'L');
    await user.keyboard('e');
    const hook = await field(/^Hook/);
    await user.clear(hook);
    await user.type(hook, 'A jovial walk');
    expect(hook).toHaveValue('A jovial walk');
    expect(calls).toEqual([]);
  });

  it('asks why a prompt is left out, for one of the usual reasons or another one', async () => {
    await open('/admin/prompt-batches/b/show');
    await heading('The first');
    await user.keyboard('l');
    const dialog = await the('dialog', 'Why is it left out?');
    await user.keyboard('a');
    await press('Too general: anybody could write it', { inside: dialog });
    await heading('The second');
    await press('Leave out');
    const second = await the('dialog', 'Why is it left out?');
    await fill('Or in your own words', 'x'.repeat(201));
    await says('Keep it to 200 characters', second);
    expect(await the('button', 'Leave out', { inside: second })).toBeDisabled();
    await fill('Or in your own words', 'Not true any more');
    await press('Leave out', { inside: second });
    await heading('The third');
    await says(/^Left out: The second\./);
    expect(calls.map(({ body }) => body)).toEqual([
      { decision: 'left_out', reason: 'Too general: anybody could write it', version: 1 },
      { decision: 'left_out', reason: 'Not true any more', version: 1 },
    ]);
  });

  it('keeps a reason that was closed by Escape, past other prompts', async () => {
    await open('/admin/prompt-batches/b/show');
    await heading('The first');
    await user.keyboard('l');
    await fill('Or in your own words', 'Not true any more');
    await user.keyboard('{Escape}');
    await gone('dialog');
    await user.keyboard('jkl');
    await press('Leave out', { inside: await the('dialog', 'Why is it left out?') });
    await heading('The second');
    expect(calls.map(({ body }) => body)).toEqual([
      { decision: 'left_out', reason: 'Not true any more', version: 1 },
    ]);
  });

  describe('with a reason that was typed and closed by Escape', () => {
    beforeEach(async () => {
      server.use(http.get('/api/admin/posts', ({ response }) => response(200).json({ data: [], total: 0 })));
      await open('/admin/prompt-batches/b/show');
      await heading('The first');
      await user.keyboard('l');
      await fill('Or in your own words', 'Not true any more');
      await user.keyboard('{Escape}');
      await gone('dialog');
    });

    it('asks before another page takes it, and keeps it for whoever stays', async () => {
      expect(asksBeforeTabCloses()).toBe(true);
      await says('Reason not sent yet:');
      await says('Reason not sent');
      await press('Posts', {}, 'link');
      await says('Why this is left out is typed and not sent: “The first”.');
      await press('Stay here', { inside: await the('dialog', 'Leave this page?') });
      await gone('dialog');
      await user.keyboard('l');
      expect(await field('Or in your own words')).toHaveValue('Not true any more');
    });

    it('drops it where it is discarded', async () => {
      await press('Posts', {}, 'link');
      await press('Discard', { inside: await the('dialog', 'Leave this page?') });
      await heading('Posts');
      expect(asksBeforeTabCloses()).toBe(false);
      window.history.back();
      await heading('The first');
      await press('Leave out');
      expect(await field('Or in your own words')).toHaveValue('');
    });

    it('moves between prompts without a question, each with a reason of its own', async () => {
      await user.keyboard('j');
      await heading('The second');
      await user.keyboard('l');
      expect(await field('Or in your own words')).toHaveValue('');
      await user.keyboard('{Escape}');
      await gone('dialog');
      await user.keyboard('a');
      await heading('The third');
      await says(/^Approved: The second\./);
      await user.keyboard('k');
      await heading('The second');
      await user.keyboard('k');
      await heading('The first');
      expect(isThere('dialog')).toBe(false);
      await user.keyboard('l');
      expect(await field('Or in your own words')).toHaveValue('Not true any more');
    });

    it('closes the question with the prompt that Back leaves', async () => {
      await user.keyboard('j');
      await heading('The second');
      await user.keyboard('l');
      await the('dialog', 'Why is it left out?');
      window.history.back();
      await gone('dialog');
      await heading('The first');
      await user.keyboard('j');
      await heading('The second');
      expect(isThere('dialog')).toBe(false);
    });

    it('asks nothing of a prompt that is approved all the same, and keeps it for the undo', async () => {
      await user.keyboard('a');
      await heading('The second');
      await doesNotSay('Reason not sent');
      expect(asksBeforeTabCloses()).toBe(false);
      await the('button', 'Undo approval');
      await user.keyboard('u');
      await heading('The first');
      await says('Reason not sent yet:');
    });

    it('asks no longer once a usual reason is taken by its number', async () => {
      await user.keyboard('l');
      await the('dialog', 'Why is it left out?');
      await user.keyboard('3');
      await says(/^Left out: The first\./);
      expect(calls.map(({ body }) => body)).toEqual([
        { decision: 'left_out', reason: 'They have said this already', version: 1 },
      ]);
      expect(asksBeforeTabCloses()).toBe(false);
      await press('Posts', {}, 'link');
      await heading('Posts');
    });
  });

  it('takes a usual reason by its number, but not while one is typed', async () => {
    await open('/admin/prompt-batches/b/show');
    await heading('The first');
    await user.keyboard('l');
    await the('dialog', 'Why is it left out?');
    await fill('Or in your own words', 'Said in 2 posts');
    expect(calls).toEqual([]);
    await user.keyboard('{Escape}');
    await user.keyboard('l');
    await the('dialog', 'Why is it left out?');
    await user.keyboard('3');
    await heading('The second');
    await says(/^Left out: The first\./);
    expect(calls.map(({ body }) => body)).toEqual([
      { decision: 'left_out', reason: 'They have said this already', version: 1 },
    ]);
  });

  it('leads the focus into the words that are edited, and back to the prompt', async () => {
    await open('/admin/prompt-batches/b/show');
    await heading('The first');
    await user.keyboard('e');
    await eventually(async () => expect(await field(/^Hook/)).toHaveFocus());
    await fill(/^Hook/, 'The first of ours');
    await press('Cancel');
    await press('Keep writing', { inside: await the('dialog', 'Discard your changes?') });
    expect(await field(/^Hook/)).toHaveValue('The first of ours');
    await press('Cancel');
    await press('Discard', { inside: await the('dialog', 'Discard your changes?') });
    await eventually(async () => expect(await the('heading', 'Prompt 1 of 3')).toHaveFocus());
    await heading('The first');
  });

  it('shows beside the words how long the hook is, and phrases that everybody writes', async () => {
    changed('1', { hook: 'In today’s fast-paced world' });
    await open('/admin/prompt-batches/b/show');
    await heading('In today’s fast-paced world');
    await says('Hook: 27 of 120 characters');
    await says(/fast-paced world/, await the('list', 'Stock phrases'));
    await user.keyboard('j');
    await heading('The second');
    await says('Hook: 10 of 120 characters');
    expect(isThere('list', 'Stock phrases')).toBe(false);
  });

  it('offers no slot that another batch of the same person proposes', async () => {
    server.use(
      http.get('/api/admin/content-prompts', ({ query, response }) => {
        const filter = query.get('filter') ?? '';
        const other = aBatchPrompt(9, { batch_id: 'other', scheduled_date: '2030-11-20', slot: 2 });
        if (filter.includes('is_held')) return response(200).json({ data: [other], total: 1 });
        if (filter.includes('pushed_to_calendar')) return response(200).json({ data: [], total: 0 });
        return response(200).json({ data: prompts, total: prompts.length });
      }),
    );
    batch = { ...batch, start_date: '2030-11-18', weeks: 1 };
    await open('/admin/prompt-batches/b/show');
    const choice = await field('Date and slot');
    await eventually(() => expect(choice).toHaveTextContent('Nov 18, 2030, slot 2'));
    await eventually(() => expect(choice).not.toHaveTextContent('Nov 20, 2030, slot 2'));
    expect(choice).toHaveTextContent('Nov 20, 2030, slot 1');
  });

  it('says that somebody else was faster, and shows what they made of it', async () => {
    server.use(
      http.post('/api/admin/content-prompts/{id}/decision', ({ params, response }) => {
        changed(params.id, { review: 'left_out', left_out_reason: 'Not true' });
        return response.untyped(refusal(409, 'This prompt was changed elsewhere.', { code: 'prompt.stale' }));
      }),
    );
    await open('/admin/prompt-batches/b/show');
    await heading('The first');
    await user.keyboard('a');
    await says('“The first”: This prompt was changed elsewhere. Somebody else of the staff was faster.');
    await says(/Not true/);
    await heading('The first');
    expect(window.location.search).toBe('?prompt=1');
  });

  it('leads to the prompt whose undo is refused, and offers it no more', async () => {
    await open('/admin/prompt-batches/b/show');
    await heading('The first');
    await user.keyboard('a');
    await heading('The second');
    await the('button', 'Undo approval');
    server.use(
      http.post('/api/admin/content-prompts/{id}/decision', ({ params, response }) => {
        changed(params.id, { review: 'left_out', left_out_reason: 'Not true' });
        return response.untyped(refusal(409, 'This prompt was changed elsewhere.', { code: 'prompt.stale' }));
      }),
    );
    await user.keyboard('u');
    await says('“The first”: This prompt was changed elsewhere. Somebody else of the staff was faster.');
    await heading('The first');
    await says(/Not true/);
    expect(await the('button', 'Undo')).toBeDisabled();
  });

  it('leads back at once where no server answers, and waits for no list', async () => {
    const answer = gate();
    await open('/admin/prompt-batches/b/show');
    await heading('The first');
    server.use(
      http.get('/api/admin/content-prompts', async ({ response }) => {
        await answer.passed;
        return response(200).json({ data: prompts, total: prompts.length });
      }),
      http.post('/api/admin/content-prompts/{id}/decision', ({ response }) =>
        response.untyped(refusal(500, 'Something went wrong')),
      ),
    );
    await user.keyboard('a');
    await says('“The first”: Something went wrong');
    await heading('The first');
    expect(window.location.search).toBe('?prompt=1');
    expect(await the('button', 'Approve and next')).toBeEnabled();
    answer.open();
  });

  it('has one written again, and shows it when it is there', async () => {
    server.use(
      http.post('/api/admin/content-prompts/{id}/rewrite', async ({ params, request, response }) => {
        calls.push({ path: `rewrite ${params.id}`, body: await request.json() });
        const queued = { ...prompts[0]!, rewrite_status: 'queued' as const };
        changed(params.id, { hook: 'Another first', rewrite_status: 'done' });
        return response(200).json(queued);
      }),
    );
    await open('/admin/prompt-batches/b/show');
    await heading('The first');
    await user.keyboard('w');
    await heading('Another first');
    expect(calls).toEqual([{ path: 'rewrite 1', body: { version: 1 } }]);
  });

  it('takes a new text back before the approval of another prompt, words and decision', async () => {
    server.use(
      http.post('/api/admin/content-prompts/{id}/rewrite', ({ params, response }) => {
        const queued = { ...prompts[1]!, rewrite_status: 'queued' as const };
        changed(params.id, { hook: 'Another second', prompt_text: 'Other words', rewrite_status: 'done' });
        return response(200).json(queued);
      }),
      http.patch('/api/admin/content-prompts/{id}', async ({ params, request, response }) => {
        const { version, ...words } = await request.json();
        calls.push({ path: `words ${params.id}`, body: { version, ...words } });
        return response(200).json(changed(params.id, { ...words, written_by: 'staff' }));
      }),
    );
    const { hook, prompt_text, category, why } = prompts[1]!;
    await open('/admin/prompt-batches/b/show');
    await heading('The first');
    await user.keyboard('a');
    await heading('The second');
    await the('button', 'Undo approval');
    await user.keyboard('w');
    await heading('Another second');
    await the('button', 'Undo new text');
    await user.keyboard('u');
    await says('The new text is taken back: The second');
    expect(calls.at(-1)).toEqual({ path: 'words 2', body: { hook, prompt_text, category, why, version: 2 } });
    await the('button', 'Undo approval');
  });

  it('asks before words of the staff are written again, and keeps them', async () => {
    changed('1', { written_by: 'staff' });
    await open('/admin/prompt-batches/b/show');
    await heading('The first');
    await user.keyboard('w');
    await the('dialog', /Replace words of the staff/);
    await press('Keep them');
    await heading('The first');
    expect(calls).toEqual([]);
    server.use(
      http.post('/api/admin/content-prompts/{id}/rewrite', async ({ params, request, response }) => {
        calls.push({ path: `rewrite ${params.id}`, body: await request.json() });
        return response(200).json(changed(params.id, { hook: 'Another first', written_by: 'built-in' }));
      }),
    );
    await user.keyboard('w');
    await press('Write again', { inside: await the('dialog', /Replace words of the staff/) });
    await heading('Another first');
    expect(calls).toEqual([{ path: 'rewrite 1', body: { version: 2 } }]);
  });

  it('gives a prompt another slot, and swaps it with its neighbour', async () => {
    server.use(
      http.post('/api/admin/content-prompts/{id}/place', async ({ params, request, response }) => {
        const body = await request.json();
        calls.push({ path: `place ${params.id}`, body });
        return response(200).json(changed(params.id, {}));
      }),
    );
    batch = { ...batch, start_date: '2030-11-18', weeks: 1 };
    await open('/admin/prompt-batches/b/show');
    await heading('The first');
    await select('Date and slot', '2030-11-20 1');
    await eventually(() => expect(calls).toHaveLength(1));
    await eventually(async () => expect(await the('button', /^Later/)).toBeEnabled());
    await user.click(await the('button', /^Later/));
    await eventually(() => expect(calls).toHaveLength(2));
    expect(calls).toEqual([
      { path: 'place 1', body: { scheduled_date: '2030-11-20', slot: 1, version: 1 } },
      { path: 'place 1', body: { scheduled_date: '2030-11-20', slot: 1, version: 2 } },
    ]);
  });

  it('asks what becomes of the undecided before it is pushed', async () => {
    prompts = [{ ...prompts[0]!, review: 'approved' }, { ...prompts[1]!, review: 'left_out' }, prompts[2]!];
    server.use(
      http.post('/api/admin/prompt-batches/{id}/approve-rest', ({ response }) => {
        calls.push({ path: 'approve-rest', body: null });
        return response(200).json(batch);
      }),
      http.post('/api/admin/prompt-batches/{id}/push', ({ response }) => {
        calls.push({ path: 'push', body: null });
        return response(200).json(batch);
      }),
    );
    await open('/admin/prompt-batches/b/show');
    await press('Push 1 prompt to the calendar');
    const dialog = await the('dialog', '1 prompt is not decided yet');
    await press('Push the 1 approved', { inside: dialog });
    await says('The prompts are on the calendar');
    expect(calls.map(({ path }) => path)).toEqual(['push']);
    await press('Push 1 prompt to the calendar');
    await press('Approve and push all 2');
    await eventually(() => expect(calls.map(({ path }) => path)).toEqual(['push', 'approve-rest', 'push']));
  });

  it('takes nothing back of a prompt that its user has, and what was done before that still', async () => {
    await open('/admin/prompt-batches/b/show');
    await heading('The first');
    await user.keyboard('a');
    await heading('The second');
    await user.keyboard('a');
    await heading('The third');
    await the('button', 'Undo approval');
    server.use(
      http.post('/api/admin/prompt-batches/{id}/push', ({ response }) => {
        changed('2', { pushed_to_calendar: true });
        return response(200).json(batch);
      }),
    );
    await press('Push 2 prompts to the calendar');
    await press('Push the 2 approved');
    await says('The prompts are on the calendar');
    await the('button', 'Push 1 prompt to the calendar');
    await press('Undo approval');
    await says('The approval is taken back: The first');
    expect(await the('button', 'Undo')).toBeDisabled();
  });

  it('shows beside it whom the prompts must suit, also where a part cannot be loaded', async () => {
    await open('/admin/prompt-batches/b/show');
    const beside = await the('region', 'Ann’s voice');
    await says('Owners of small studios', beside);
    await says('Post “Utilization is vanity” (5 stars)', beside);
    await says('A client story first, please', beside);
    await says(/The voice could not be loaded/, beside);
    await doesNotSay('2030-11-18');
    expect(isThere('button', 'Approve and next')).toBe(true);
  });
});
