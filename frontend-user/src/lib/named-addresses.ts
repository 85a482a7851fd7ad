/** How the address of a post reads where it stands in a sentence of the API. */
export const addressName = 'the post on LinkedIn';

/**
 * Such a sentence in parts, every second of which is an address. There an address ends its sentence without a full stop, which
 * a mail would take for a part of it.
 */
export const partsAroundAddresses = (text: string): string[] => text.split(/(https?:\/\/\S+)/u);

/** The sentence for where no link can stand. */
export const withNamedAddresses = (text: string): string =>
  partsAroundAddresses(text)
    .map((part, index) => (index % 2 === 0 ? part : `${addressName}.`))
    .join('');
