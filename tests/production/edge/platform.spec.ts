/** Pages work without features that the oldest supported browsers lack or that a browser may deny. */
import { expect } from '@playwright/test';
import { untilHydrated } from '../../support/hydrated.ts';
import { navigate } from '../../support/navigate.ts';
import { test } from '../fixtures.ts';

/** Features by the reason for their absence. */
const features: Record<string, { throws: boolean; names: string[] }> = {
  'that the oldest supported browsers lack': {
    throws: false,
    names: [
      ...['AbortSignal.any', 'URL.canParse', 'URL.parse', 'Element.prototype.checkVisibility'],
      ...['requestIdleCallback', 'Document.prototype.startViewTransition', 'navigation'],
      ...['Navigator.prototype.connection', 'scheduler', 'trustedTypes'],
    ],
  },
  'that settings or extensions remove': {
    throws: false,
    names: [
      ...['IntersectionObserver', 'ResizeObserver', 'BroadcastChannel', 'Notification'],
      ...['Navigator.prototype.locks', 'Navigator.prototype.serviceWorker', 'crypto.randomUUID'],
    ],
  },
  'that the browser denies': {
    throws: true,
    names: [
      ...['Document.prototype.cookie', 'localStorage', 'sessionStorage', 'BroadcastChannel'],
      ...['Navigator.prototype.locks', 'Navigator.prototype.serviceWorker'],
      ...['IntersectionObserver', 'ResizeObserver', 'Notification'],
    ],
  },
};

for (const [kind, { throws, names }] of Object.entries(features)) {
  test(`home, careers and plans work without features ${kind}`, async ({ page }) => {
    await page.addInitScript(
      ([paths, denied]) => {
        for (const path of paths) {
          const parts = path.split('.');
          const name = parts.pop() ?? '';
          // biome-ignore lint/suspicious/noExplicitAny: objects of the browser by their path
          const owner = parts.reduce<any>((object, part) => object?.[part], window);
          if (!owner) continue;
          const deny = () => {
            throw new DOMException('Denied', 'SecurityError');
          };
          if (!denied) delete owner[name];
          else if (owner === window && /^[A-Z]/.test(name))
            owner[name] = function Denied() {
              deny();
            };
          else Object.defineProperty(owner, name, { get: deny, set: deny });
        }
      },
      [names, throws] as const,
    );
    await page.goto('/');
    await untilHydrated(page);
    const gauge = page.getByRole('meter', { name: 'Satisfied Clients' });
    await gauge.evaluate((element) => element.parentElement?.scrollIntoView());
    await expect(gauge).toHaveAttribute('value', '90');
    await navigate(page, '/portfolio');
    await expect(page.getByRole('heading', { name: 'Tidewatch' })).toBeVisible();

    await page.goto('/careers');
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Welcome Back' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('searchbox', { name: 'Keyword' }).fill('Senior iOS');
    await expect(page.getByText('1 position', { exact: true })).toBeVisible();

    await page.goto('/pricing');
    await page.getByRole('button', { name: 'Select Plan: Premium', exact: true }).click();
    await expect(page.getByRole('spinbutton')).toBeFocused();
  });
}
