/** Replaces the address of a post in a text of the API. */
export const addressName = 'the post on LinkedIn';

/**
 * Such a sentence in parts, every second of which is an address. Such a sentence ends with the address, without a
 * full stop, which a mail program would take for a part of it.
 */
export const partsAroundAddresses = (text: string): string[] => text.split(/(https?:\/\/\S+)/u);

/** The sentence as plain text without links. */
export const withNamedAddresses = (text: string): string =>
  partsAroundAddresses(text)
    .map((part, index) => (index % 2 === 0 ? part : `${addressName}.`))
    .join('');
