import type { JudgedCell } from './proof.js';
import type { Backend } from './proof-queue.js';

const MARKS = {
  wrong: '✗',
  published: '●',
  asked: '?',
  rejected: '–',
  empty: ' ',
} as const;

/** The full result as text: crash point × fault, with counts. */
export function proofTable(backend: Backend, judged: readonly JudgedCell[]): string {
  const points = [...new Set(judged.map(({ cell }) => cell.point))];
  const faults = [...new Set(judged.map(({ cell }) => cell.fault.name))];
  const width = Math.max(...points.map(({ length }) => length));
  const height = Math.max(...faults.map(({ length }) => length));
  const heading = Array.from({ length: height }, (_, line) => {
    const letters = faults.map((name) => name.padStart(height)[line] ?? ' ');
    return `${' '.repeat(width)}  ${letters.join('  ')}`;
  });
  const rows = points.map((point) => {
    const marks = faults.map((fault) =>
      markOf(judged.find(({ cell }) => cell.point === point && cell.fault.name === fault)),
    );
    return `${point.padEnd(width)}  ${marks.join('  ')}`;
  });
  return [
    `Queue on ${backend}: crash point × fault`,
    ...heading,
    ...rows,
    `${MARKS.published} published once  ${MARKS.asked} published once, after the user was asked  ` +
      `${MARKS.rejected} refused for certain, nothing posted  ${MARKS.wrong} wrong`,
    countsOf(judged),
    ...violations(judged),
  ].join('\n');
}

/** One line for each cell in which something that must hold does not. */
export function violations(judged: readonly JudgedCell[]): string[] {
  return judged
    .filter(({ problems }) => problems.length > 0)
    .map(({ cell, problems }) => `${cell.point} × ${cell.fault.name}: ${problems.join('; ')}`);
}

function markOf(judged: JudgedCell | undefined): string {
  if (!judged) return MARKS.empty;
  const { cell, problems } = judged;
  if (problems.length > 0) return MARKS.wrong;
  if (cell.state === 'rejected') return MARKS.rejected;
  return cell.asked > 0 ? MARKS.asked : MARKS.published;
}

function countsOf(judged: readonly JudgedCell[]): string {
  const count = (fits: (problem: string) => boolean) =>
    judged.filter(({ problems }) => problems.some(fits)).length;
  const twice = count((problem) => problem.startsWith('posted'));
  const lost = count((problem) => problem.startsWith('lost'));
  const stuck = count((problem) => problem.startsWith('stuck'));
  const asked = judged.filter(({ cell }) => cell.asked > 0).length;
  return `${judged.length} cells: ${twice} duplicates, ${lost} lost, ${stuck} stuck; the user was asked in ${asked}`;
}
