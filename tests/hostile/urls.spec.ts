/** Every URL payload in every URL field of the contract. */
import type { Choose } from './contract.ts';
import { navigate, readRecord, type SeenUrl } from './inPage.ts';
import { inspect } from './inspect.ts';
import { urlPayloads } from './payloads/all.ts';
import { type Effects, expect, type Page, test } from './site.ts';

const count = urlPayloads.length;

/** Fills every URL field with the payload of its item's number, or a later one. */
const withUrls =
  (offset: number): Choose =>
  ({ kind, name }, index) => {
    if (kind === 'url') return urlPayloads[(index + offset) % count]?.text ?? '';
    const heading =
      /^(Service|Project|CaseStudy)Teaser\.title$|^GameName\.name$|^TeamMember\.member$/;
    return heading.test(name) ? `Item ${index + 1}` : 'words';
  };

/** Lists have one item per payload; nested lists are short. */
const lengths = (field: string) => (/^(?!TeamGroup)\w+List[.]|[.]members$/.test(field) ? count : 1);

/** URLs that the browser follows or loads. */
const isUsed = ({ place }: SeenUrl) => place !== 'meta content';

/** Why a URL must not be in the page; '' when it may. */
function faultOf({ place, value }: SeenUrl, origin: string): string {
  const url = URL.parse(value, `${origin}/`);
  if (!url) return `${place} holds no URL: ${value.slice(0, 80)}`;
  const shown = `${place} holds ${url.href.slice(0, 80)}`;
  const schemes = place === 'a href' ? /^(https?|mailto|tel):$/ : /^https?:$/;
  if (!schemes.test(url.protocol)) return shown;
  if (url.username || url.password) return `${shown}, which hides its host`;
  const stays = url.origin === origin || !/^https?:$/.test(url.protocol);
  return stays || /^https?:\/\/[^/\\]/i.test(value) ? '' : `${shown}, which names no scheme`;
}

/** Unsafe URLs that were ever in the page, and unexpected requests. */
async function faultsOf(page: Page, { leaks }: Effects): Promise<string[]> {
  const { origin } = new URL(page.url());
  const used = (await page.evaluate(readRecord)).urls.filter(isUsed);
  const plain = used.map(({ value }) => URL.parse(value, `${origin}/`)?.href);
  return [
    ...used.map((each) => faultOf(each, origin)).filter(Boolean),
    ...leaks.splice(0).filter((url) => !plain.includes(url)),
  ];
}

async function openGallery(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^View All \d+ Images$/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

test('lists @sample', async ({ page, effects, respondWith }) => {
  respondWith(withUrls(0), lengths);
  await page.goto('/portfolio');
  for (const path of ['/services', '/about-us', '/', '/case-studies']) {
    await page.evaluate(navigate, path);
  }
  for (const link of await page.getByRole('link', { name: /^Page \d+$/ }).all()) {
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'page');
  }
  expect(await faultsOf(page, effects)).toEqual([]);
});

for (const offset of [0, 1, 2]) {
  test(`images and videos of a case study, from ${offset} on`, async ({
    page,
    effects,
    respondWith,
  }) => {
    // Images have two forms and videos three, so that each payload takes each form once.
    respondWith(withUrls(offset), () => count);
    await page.goto('/case-studies/1');
    await openGallery(page);
    await page.waitForTimeout(500);
    expect(await faultsOf(page, effects)).toEqual([]);
  });
}

const itemPages = ['services', 'project', 'game', 'team'].map((kind) => `/${kind}-details/`);

for (const start of [...itemPages, '/case-studies/']) {
  test(`each payload alone, ${start}…`, async ({ page, effects, respondWith }) => {
    respondWith(withUrls(0), (field) => (/[.]members$/.test(field) ? count : 1));
    await page.goto(`${start}1`);
    for (let number = 1; number <= count; number += 1) {
      await page.evaluate(inspect, {
        blocks: 'h1',
        path: start + number,
        heading: `Item ${number}`,
      });
    }
    await page.waitForTimeout(500);
    expect(await faultsOf(page, effects)).toEqual([]);
  });
}
