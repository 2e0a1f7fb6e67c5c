/** The large pictures of the nine services, and their icons. */

import { mobileApps, mobileGames, webPlatforms } from './app-services.ts';
import { icons } from './icons.ts';
import { picture, vector } from './render.ts';
import { marketing, productDesign } from './studio-services.ts';
import { Sheet } from './svg.ts';
import { cloud, devops, machineLearning, security } from './system-services.ts';

const [W, H] = [1200, 800];

const scenes: Record<string, (sheet: Sheet) => void> = {
  'mobile-apps': mobileApps,
  'mobile-games': mobileGames,
  'ai-machine-learning': machineLearning,
  'cloud-integration': cloud,
  cybersecurity: security,
  'web-platforms': webPlatforms,
  'product-design': productDesign,
  'digital-marketing': marketing,
  'devops-support': devops,
};

/** Makes the pictures and the two icons of every service. */
export async function makeServices(): Promise<void> {
  for (const [slug, scene] of Object.entries(scenes)) {
    const sheet = new Sheet(W, H);
    scene(sheet);
    await picture(`mocks/assets/services/${slug}.webp`, sheet);
  }
  for (const [name, icon] of Object.entries(icons))
    await vector(
      name === 'shape' ? 'src/assets/brand/shape.svg' : `mocks/assets/services/${name}.svg`,
      icon,
    );
}
