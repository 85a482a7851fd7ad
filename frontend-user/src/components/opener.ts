/** Style of a link that is a card's name: a click anywhere on the card outside other controls follows it. */
export const opener = {
  color: 'inherit',
  fontWeight: 'inherit',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: '0.75rem' },
  '&:focus-visible': { outline: 0 },
  '&:focus-visible::after': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
} as const;

/** Style of another control in such a card. */
export const aboveOpener = { position: 'relative', zIndex: 1 } as const;
