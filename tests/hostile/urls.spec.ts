/** Every address payload through every field of the contract that holds an address. */
import type { Choose } from './contract.ts';
import { readRecord, type SeenAddress, turnTo } from './inPage.ts';
import { look } from './look.ts';
import { addressPayloads } from './payloads/all.ts';
import { type Effects, expect, type Page, test } from './site.ts';

const count = addressPayloads.length;

/** Every address of an item is a payload: that of its number, or of a later one. */
const withAddresses =
  (offset: number): Choose =>
  ({ kind, name }, index) => {
    if (kind === 'address') return addressPayloads[(index + offset) % count]?.text ?? '';
    const heading = /^(Service|Project|CaseStudy)\.title$|^Game\.name$|^TeamMember\.member$/;
    return heading.test(name) ? `Item ${index + 1}` : 'words';
  };

/** Lists of items are as long as the payloads are many; lists within items are short. */
const lengths = (field: string) => (/^(?!TeamGroup)\w+List[.]|[.]members$/.test(field) ? count : 1);

/** Places that hold an address which a browser follows or loads. */
const isUsed = ({ place }: SeenAddress) => place !== 'meta content';

/** Why an address must not be in a page; '' where it may. */
function faultOf({ place, value }: SeenAddress, origin: string): string {
  const url = URL.parse(value, `${origin}/`);
  if (!url) return `${place} holds no address: ${value.slice(0, 80)}`;
  const shown = `${place} holds ${url.href.slice(0, 80)}`;
  const schemes = place === 'a href' ? /^(https?|mailto|tel):$/ : /^https?:$/;
  if (!schemes.test(url.protocol)) return shown;
  if (url.username || url.password) return `${shown}, which hides its host`;
  const stays = url.origin === origin || !/^https?:$/.test(url.protocol);
  return stays || /^https?:\/\/[^/\\]/i.test(value) ? '' : `${shown}, which names no scheme`;
}

/** What is wrong with the addresses that a page ever had, and with the requests that left. */
async function faultsOf(page: Page, { leaks }: Effects): Promise<string[]> {
  const { origin } = new URL(page.url());
  const used = (await page.evaluate(readRecord)).addresses.filter(isUsed);
  const plain = used.map(({ value }) => URL.parse(value, `${origin}/`)?.href);
  return [
    ...used.map((each) => faultOf(each, origin)).filter(Boolean),
    ...leaks.splice(0).filter((url) => !plain.includes(url)),
  ];
}

/** Opens the gallery at its list. */
async function openGallery(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^View All \d+ Images$/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

test('lists @sample', async ({ page, effects, answerWith }) => {
  answerWith(withAddresses(0), lengths);
  await page.goto('/portfolio');
  for (const path of ['/services', '/about-us', '/', '/case-studies']) {
    await page.evaluate(turnTo, path);
  }
  for (const link of await page.getByRole('link', { name: /^Page \d+$/ }).all()) {
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'page');
  }
  expect(await faultsOf(page, effects)).toEqual([]);
  expect(effects.happened).toEqual([]);
});

for (const offset of [0, 1, 2]) {
  test(`pictures and films of a case study, from ${offset} on`, async ({
    page,
    effects,
    answerWith,
  }) => {
    // Pictures come in two forms and films in three, so that each payload takes each form once.
    answerWith(withAddresses(offset), () => count);
    await page.goto('/case-studies/1');
    await openGallery(page);
    await page.waitForTimeout(500);
    expect(await faultsOf(page, effects)).toEqual([]);
    expect(effects.happened).toEqual([]);
  });
}

const itemPages = ['services', 'project', 'game', 'team'].map((kind) => `/${kind}-details/`);

for (const start of [...itemPages, '/case-studies/']) {
  test(`each payload alone, ${start}…`, async ({ page, effects, answerWith }) => {
    answerWith(withAddresses(0), (field) => (/[.]members$/.test(field) ? count : 1));
    await page.goto(`${start}1`);
    for (let number = 1; number <= count; number += 1) {
      await page.evaluate(look, { blocks: 'h1', path: start + number, heading: `Item ${number}` });
    }
    await page.waitForTimeout(500);
    expect(await faultsOf(page, effects)).toEqual([]);
    expect(effects.happened).toEqual([]);
  });
}
