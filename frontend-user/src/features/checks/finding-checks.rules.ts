import {
  cutWithDots,
  findingForAuthor,
  habitTitle,
  inQuotes,
  isFactFinding,
  standingFindings,
  type TextFinding,
} from '@drumbeat/domain';
import { type CheckedPost, good, type PostCheck, quoted } from './post-check';

/** The check that a finding is shown as. */
const checkOf = (finding: TextFinding) => (isFactFinding(finding) ? 'not-from-you' : 'habit');

/** One for each finding of the writer's review that the text still has. */
export function checkFindings({ text, findings = [] }: CheckedPost): PostCheck[] {
  const standing = standingFindings(text, findings);
  return standing.map(({ place, ...finding }) => {
    const alike = standing.filter(({ quotation }) => quotation === finding.quotation);
    const number = alike.findIndex((one) => one.place.start === place.start) + 1;
    const which = alike.length === 1 ? '' : ` (${number} of ${alike.length})`;
    const id = checkOf(finding);
    const words = findingForAuthor(finding);
    const of = (length: number) => inQuotes(cutWithDots(quoted(text, place), length));
    const habit = habitTitle(finding.kind);
    const shown =
      habit === null
        ? {
            title: `Not from you: ${of(40)}${which}`,
            detail: words,
            advice: 'Say where it comes from, or take it out.',
          }
        : { title: habit, detail: `${of(60)}: ${words}`, advice: null };
    return { id, fine: false, ...shown, place, finding };
  });
}

/** A finding whose author said that its words are theirs. */
export function asSettled({ id, title, finding }: PostCheck): PostCheck {
  return finding ? settled(finding) : good(id, title, '');
}

function settled(finding: TextFinding): PostCheck {
  const id = checkOf(finding);
  const check =
    id === 'habit'
      ? good(id, 'Left as it is', 'You said that this is meant.')
      : good(
          id,
          `Yours: ${inQuotes(cutWithDots(finding.quotation, 40))}`,
          'It counts as a source of this post.',
        );
  return { ...check, vouched: finding };
}

/** One for each words that the text still has, and nothing is wrong with. */
export function vouchedChecks({ text, findings = [], vouched = [] }: CheckedPost): PostCheck[] {
  const wrong = new Set(findings.map(({ quotation }) => quotation));
  const shown = new Set<string>();
  return standingFindings(text, vouched).flatMap(({ place, ...finding }) => {
    if (wrong.has(finding.quotation) || shown.has(finding.quotation)) return [];
    shown.add(finding.quotation);
    return [{ ...settled(finding), place }];
  });
}
