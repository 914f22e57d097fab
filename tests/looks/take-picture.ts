import type { PageScreenshotOptions } from 'playwright/test';
import sharp from 'sharp';

/** A page or an element of it. */
interface Subject {
  screenshot(options: PageScreenshotOptions): Promise<Buffer>;
}

/** A PNG with a palette: a third of the size, so that pictures can live in the repository. */
export async function takePicture(subject: Subject, options: PageScreenshotOptions = {}): Promise<Buffer> {
  const still: PageScreenshotOptions = { animations: 'disabled', caret: 'hide', scale: 'css' };
  const picture = await subject.screenshot({ ...still, ...options });
  return sharp(picture).removeAlpha().png({ palette: true, quality: 90, dither: 0, effort: 10 }).toBuffer();
}
