import { expect, test } from 'vitest';
import { stripSiteAddress } from './projects.ts';

test.each([
  ['Shop (www.shop.com)', 'Shop'],
  ['Shop (WWW.Shop.COM)', 'Shop'],
  ['Shop (shop.co.uk/uk?x=1)', 'Shop'],
  ['Shop ( http://shop.io/ ) ', 'Shop'],
  ['Shop (iOS) (www.shop.com)', 'Shop (iOS)'],
  ['Parcel Pilot (2024)', 'Parcel Pilot (2024)'],
  ['(www.shop.com) Shop', '(www.shop.com) Shop'],
  ['Version (1.2)', 'Version (1.2)'],
  ['Dashboard (Node.js)', 'Dashboard (Node.js)'],
  ['Portal (ASP.NET)', 'Portal (ASP.NET)'],
  ['Northlight (northlight.example)', 'Northlight'],
  ['Shop (shop.com.pk)', 'Shop'],
  ['(www.shop.com)', '(www.shop.com)'],
  ['Shop (http://(http://(http://', 'Shop (http://(http://(http://'],
  ['', ''],
])('%s → %s', (title, shown) => {
  expect(stripSiteAddress(title)).toBe(shown);
});

test('a title of a million characters is parsed in linear time', () => {
  const title = '(http://'.repeat(125_000);
  expect(stripSiteAddress(title)).toBe(title);
});
