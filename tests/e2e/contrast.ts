/** Contrast of text with what is really painted behind it, such as a video. */
import type { Locator } from '@playwright/test';

/** The lowest contrast ratio of the text colour of `text` with a pixel behind its content, by WCAG's formula. */
export async function lowestContrast(text: Locator): Promise<number> {
  await text.scrollIntoViewIfNeeded();
  const { colour, clip } = await text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { x, y, width, height } = range.getBoundingClientRect();
    return { colour: getComputedStyle(element).color, clip: { x, y, width, height } };
  });
  const hidden = await text.page().addStyleTag({
    content: '* { color: transparent !important; text-decoration: none !important }',
  });
  const shot = await text.page().screenshot({ clip });
  await hidden.evaluate((style) => style.parentNode?.removeChild(style));
  const blank = await text.page().context().newPage();
  const contrast = await blank.evaluate(
    async ([png, ink]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${png}`;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
      if (!canvas) throw new Error('The browser gives no canvas.');
      canvas.drawImage(image, 0, 0);
      const luminance = (rgb: number[]) => {
        const [r = 0, g = 0, b = 0] = rgb.map((value) => {
          const part = value / 255;
          return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      };
      const own = luminance((ink.match(/\d+/g) ?? []).map(Number).slice(0, 3));
      const { data } = canvas.getImageData(0, 0, image.width, image.height);
      let lowest = 21;
      for (let at = 0; at < data.length; at += 4) {
        const ground = luminance([...data.slice(at, at + 3)]);
        const [light, dark] = own > ground ? [own, ground] : [ground, own];
        lowest = Math.min(lowest, (light + 0.05) / (dark + 0.05));
      }
      return lowest;
    },
    [shot.toString('base64'), colour] as const,
  );
  await blank.close();
  return contrast;
}
