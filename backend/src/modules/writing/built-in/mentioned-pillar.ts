/** The pillar with the most of its longer words in the text; null when none occurs. */
export function mentionedPillar(text: string, pillars: readonly string[]): string | null {
  const words = new Set(longWords(text));
  const scored = pillars.map((pillar) => ({
    pillar,
    score: longWords(pillar).filter((word) => words.has(word)).length,
  }));
  const best = scored.reduce((a, b) => (b.score > a.score ? b : a), { pillar: '', score: 0 });
  return best.score > 0 ? best.pillar : null;
}

function longWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu) ?? [];
}
