/** Of all that is read together: the posts that a writer looks at (`OWN_CHARACTERS_MAX`) of some people at once. */
const CHARACTERS_MAX = 1_000_000;

/**
 * Reads each text once: the same posts are looked at for the brief, for the draft, for each of its repairs and for each first line.
 * What was read longest ago is forgotten first. `read` is pure, and nobody changes what it returns.
 */
export function perText<Reading>(
  read: (text: string) => Reading,
  charactersMax = CHARACTERS_MAX,
): (text: string) => Reading {
  const kept = new Map<string, { readonly reading: Reading }>();
  let characters = 0;
  const forget = (text: string) => {
    if (kept.delete(text)) characters -= text.length;
  };
  return (text) => {
    const entry = kept.get(text) ?? { reading: read(text) };
    forget(text);
    kept.set(text, entry);
    characters += text.length;
    for (const oldest of kept.keys()) {
      if (characters <= charactersMax) break;
      forget(oldest);
    }
    return entry.reading;
  };
}
