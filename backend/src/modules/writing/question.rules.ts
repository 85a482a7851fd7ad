import { cleanPostText, WRITING_LIMITS } from '@drumbeat/domain';

/** A question as it is shown: on one line, without a list's mark before it or marks of Markdown. */
export function tidyQuestion(question: string): string {
  return cleanPostText(question)
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/^(?:[-–—•*]|\d{1,2}[.)])\s+/u, '')
    .replace(/\*\*|__/gu, '');
}

/** Errors of a writer's questions, as text for a model; empty when valid. */
export function questionProblems(questions: readonly string[]): string[] {
  const problems: string[] = [];
  if (questions.length < 1 || questions.length > WRITING_LIMITS.questions) {
    problems.push(`Ask one to ${WRITING_LIMITS.questions} questions.`);
  }
  questions.forEach((question, index) => {
    const name = `Question ${index + 1}`;
    if (question.trim() === '') problems.push(`${name} is empty.`);
    else if (!question.includes('?')) problems.push(`${name} does not ask: it has no question mark.`);
    if (question.length > WRITING_LIMITS.question) {
      problems.push(
        `${name} has ${question.length} characters; at most ${WRITING_LIMITS.question} are allowed.`,
      );
    }
  });
  const different = new Set(questions.map((question) => question.toLowerCase()));
  if (different.size < questions.length) problems.push('The questions must differ.');
  return problems;
}
