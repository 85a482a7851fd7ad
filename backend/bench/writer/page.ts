import type { Candidate, EndpointResult } from './endpoint.js';

const STYLE = `
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 90rem; padding: 0 1rem; color-scheme: light dark }
article { border-top: 1px solid #8888; padding: 1rem 0 }
.pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(20rem, 1fr)); gap: 1.5rem }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; margin: 0 }
.data { font: 13px/1.4 ui-monospace, monospace }
.found { color: #b45309; font-size: 0.875rem }
h3 { margin: 0.5rem 0 }
`;

/** Both drafts of each task side by side, with what they were written from, to be read by people. */
export function resultsPage(results: readonly EndpointResult[], model: string): string {
  return [
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    `<title>Drafts of ${escaped(model)}</title><style>${STYLE}</style>`,
    `<h1>Drafts of ${escaped(model)}</h1>`,
    '<p>Left: the draft in which the local review found less. The judge saw both in both orders; an answer that depends on the order is a tie.</p>',
    ...results.map(article),
    '</html>',
  ].join('\n');
}

function article({ one, told, candidates, verdicts }: EndpointResult): string {
  const { person, task, good } = one;
  const [left, right] = candidates;
  const named = { first: 'left', second: 'right', tie: 'tie' } as const;
  return [
    '<article>',
    `<h2>${escaped(person.name)}: ${escaped(task.name)}</h2><p>${escaped(person.who)} ${escaped(task.register)}.</p>`,
    `<details><summary>What the writer was told, with the examples</summary><pre class="data">${escaped(JSON.stringify(told, null, 1))}</pre></details>`,
    `<details><summary>A good answer</summary><pre>${escaped(good)}</pre></details>`,
    `<div class="pair">${draft('Left', left)}${draft('Right', right)}</div>`,
    '<ul>',
    ...verdicts.map(
      ({ question, better, because }) =>
        `<li>${escaped(question)} <b>${named[better]}</b> <details><summary>Why</summary>${because.map((words) => `<p>${escaped(words)}</p>`).join('')}</details></li>`,
    ),
    '</ul></article>',
  ].join('\n');
}

function draft(name: string, { text, findings }: Candidate): string {
  const found = findings.map((words) => `<li>${escaped(words)}</li>`).join('');
  return `<section><h3>${name}</h3><pre>${escaped(text)}</pre><ul class="found">${found}</ul></section>`;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
