import type { Page } from '@playwright/test';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../../../docs/pictures');
/** Small enough for a repository, and letters stay sharp. */
const QUALITY = 0.86;

/**
 * Keeps what the page shows as docs/pictures/<name>.webp. The browser itself makes it smaller: Playwright has PNG and JPEG alone.
 */
export async function take(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  const screen = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  const drawing = await page.context().newPage();
  const picture = await drawing.evaluate(
    async ({ data, quality }) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.naturalWidth;
      canvas.height = image.naturalHeight;
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', quality).split(',')[1] ?? '';
    },
    { data: screen.toString('base64'), quality: QUALITY },
  );
  await drawing.close();
  await writeFile(join(FOLDER, `${name}.webp`), Buffer.from(picture, 'base64'));
}
