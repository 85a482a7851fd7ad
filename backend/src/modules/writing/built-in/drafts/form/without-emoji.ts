import { EMOJI_SOURCE } from '@drumbeat/domain';

const EMOJIS = new RegExp(String.raw`[^\S\n]*(?:${EMOJI_SOURCE}[^\S\n]*)+`, 'gu');

/** A keycap leaves its sign: "1️⃣" may number a list. */
export function withoutEmoji(text: string): string {
  return text
    .split('\n')
    .flatMap((line) => {
      const left = line.replace(EMOJIS, (found, at: number) => {
        const behind = line.slice(at + found.length);
        const space = behind === '' || /^[.,;:!?]/u.test(behind) ? '' : ' ';
        const signs = found.replace(/[^\d#*]+/gu, '');
        if (signs === '') return at === 0 ? '' : space;
        return `${/^\s/u.test(found) ? ' ' : ''}${signs}${space}`;
      });
      return left === '' && line !== '' ? [] : [left];
    })
    .join('\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();
}
