/** Markup that is safe to put into a page as it is. Only {@link html} and {@link trusted} make it. */
export class Html {
  constructor(readonly markup: string) {}
}

export type HtmlValue = string | number | Html | false | null | undefined | readonly HtmlValue[];

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function toMarkup(value: HtmlValue): string {
  if (value === null || value === undefined || value === false) return '';
  if (value instanceof Html) return value.markup;
  if (typeof value === 'object') return value.map(toMarkup).join('');
  return String(value).replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** A template tag that escapes every value it is given, unless the value is {@link Html} itself. */
export function html(parts: TemplateStringsArray, ...values: HtmlValue[]): Html {
  return new Html(parts.map((part, index) => part + toMarkup(values[index])).join(''));
}

/** Markup written in this library, such as an icon. Never for text that came over the wire. */
export function trusted(markup: string): Html {
  return new Html(markup);
}
