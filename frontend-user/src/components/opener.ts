/** Of a link that is the name of a card: a press anywhere on the card that is no other control follows it. */
export const opener = {
  color: 'inherit',
  fontWeight: 'inherit',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: '0.75rem' },
  '&:focus-visible': { outline: 0 },
  '&:focus-visible::after': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
} as const;

/** Of another control of such a card. */
export const aboveOpener = { position: 'relative', zIndex: 1 } as const;
