import type { PublishingHarness } from '../support/publishing/publishing-harness.js';
import { isAtRest, type ProofCell } from './proof-cell.js';

/** Violations at the end of a cell, as sentences; empty when none (docs/proof.md, "What must hold"). */
export async function judgeCell(harness: PublishingHarness, cell: ProofCell): Promise<string[]> {
  const { linkedin } = harness.sandbox;
  const { state, fault, text, showsImage, user, dueAt } = cell;
  const { author } = user.member;
  const created = linkedin.posts().filter((post) => post.author === author);
  const calls = linkedin
    .calls()
    .filter(({ operation, member }) => operation === 'create_post' && member === user.member.sub);
  const attempts = await harness.attempts(cell.id);
  const problems = [...cell.problems];
  const expect = (holds: boolean, otherwise: string) => {
    if (!holds) problems.push(otherwise);
  };

  expect(isAtRest(cell), `stuck in ${state}`);
  expect(created.length <= 1, `posted ${created.length} times`);
  expect(state !== 'published' || created.length >= 1, 'lost: published, it says, and LinkedIn has nothing');
  expect(state !== 'rejected' || created.length === 0, 'rejected, it says, and LinkedIn has it');
  expect(state !== 'rejected' || fault.mayEndRejected === true, 'lost: rejected without need');
  expect(state !== 'cancelled', 'lost: cancelled by nobody');
  if (!fault.isTextCut)
    expect(
      created.every((post) => post.text === text),
      'posted with another text',
    );
  expect(
    created.every(({ media }) => media.length === (showsImage ? 1 : 0)),
    'posted without its image, or with more than that',
  );
  expect(
    !fault.file ||
      linkedin.calls().some((call) => call.fault === fault.file?.kind && call.member === user.member.sub),
    'never met its fault',
  );
  expect(
    linkedin.posts().every((post) => post.text !== text || post.author === author),
    'posted in another member’s name',
  );
  expect(calls.length <= attempts.length, `${calls.length} calls for ${attempts.length} attempts`);
  expect(dueAt !== null && calls.every(({ at }) => new Date(at) >= dueAt), 'sent before its time');
  return problems;
}
