const names = [
  'Nora Lindqvist',
  'Jonas Weber',
  'Ines Carvalho',
  'Tomas Novak',
  'Amara Okafor',
  'Mei Tanaka',
  'Rahul Menon',
  'Claire Dubois',
];

/** A name that none of these members has, ignoring case: the sandbox identifies its members by name. */
export function newName(taken: readonly string[]): string {
  const known = new Set(taken.map((name) => name.toLowerCase()));
  const numbered = names.map((name, index) => `${name} ${taken.length + index + 1}`);
  return [...names, ...numbered].find((name) => !known.has(name.toLowerCase())) ?? '';
}
