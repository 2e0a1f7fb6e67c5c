/** What the edge answers for the site's own addresses. Both edges have to. */
import type { Area } from '../../scripts/edge/areas.ts';
import type { Asked } from './ask.ts';
import { document, script } from './testSite.ts';

/** A request and its answer. `page` is the title that the body has to show, `answer` the whole of it. */
type Expectation = Asked & {
  status: number;
  area?: Area;
  page?: string;
  answer?: string;
  sends?: Record<string, string | undefined>;
};

const asset = '/assets/app-1a2b3c4d.js';
const brochure = '/downloads/brochure.pdf';
const immutable = 'public, max-age=31536000, immutable';

/** By what they are about. */
export const pageExpectations: Record<string, Expectation[]> = {
  'a prerendered page': [
    { path: '/', status: 200, page: 'home', sends: { 'cache-control': 'no-cache' } },
    { path: '/services', status: 200, page: 'services' },
    { path: '/services?utm_source=mail', status: 200, page: 'services' },
    { path: '/services-details/7', status: 200, page: 'service seven' },
    { path: '/pricing?plan=premium', status: 200, page: 'pricing', area: 'payment' },
    { path: '/', method: 'HEAD', status: 200, answer: '' },
  ],
  'a trailing slash': [
    { path: '/services/', status: 200, page: 'services' },
    { path: '/services-details/7/', status: 200, page: 'service seven' },
    { path: '/careers/', status: 200, page: 'shell' },
    { path: '/pricing/', status: 200, page: 'pricing', area: 'payment' },
    { path: '/product/', status: 302, sends: { location: '/#' } },
  ],
  'a page that was not prerendered': [
    { path: '/careers', status: 200, page: 'shell', sends: { 'cache-control': 'no-cache' } },
    { path: '/services-details/999', status: 200, page: 'shell' },
    { path: '/job-details/new-job/', status: 200, page: 'shell' },
    { path: '/login', status: 200, page: 'shell', area: 'payment' },
  ],
  'an address without a page': [
    { path: '/nowhere', status: 404, page: 'not found', sends: { 'cache-control': 'no-cache' } },
    { path: '/nowhere/', status: 404, page: 'not found' },
    { path: '/services/more', status: 404, page: 'not found' },
    { path: '/job-details/one/two', status: 404, page: 'not found' },
    { path: '/pricing/more', status: 404, page: 'not found' },
    { path: '/nowhere', method: 'POST', status: 404 },
    { path: '/shell.html', status: 404, page: 'not found' },
    { path: '/404.html', status: 404, page: 'not found' },
  ],
  'a redirect': [
    { path: '/services-details', status: 302, sends: { location: '/services-details/1' } },
    { path: '/project-details', status: 302, sends: { location: '/project-details/1' } },
    { path: '/game-details/', status: 302, sends: { location: '/game-details/1' } },
    { path: '/team-details?a=b', status: 302, sends: { location: '/team-details/1?a=b' } },
    { path: '/product', status: 302, sends: { location: '/#' } },
    { path: '/product?a=b', status: 302, sends: { location: '/?a=b#' } },
    { path: '/services/index.html', status: 301, sends: { location: '/services/' } },
    { path: '/index.html', status: 301, sends: { location: '/' } },
  ],
  'a hashed asset': [
    {
      path: asset,
      status: 200,
      area: 'asset',
      answer: script,
      sends: {
        'cache-control': immutable,
        'content-type': 'text/javascript; charset=utf-8',
        'content-encoding': undefined,
        vary: 'Accept-Encoding',
      },
    },
    {
      path: '/assets/app-deadbeef.js',
      status: 404,
      area: 'asset',
      answer: 'There is no such file.\n',
      sends: { 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' },
    },
  ],
  'packed files': [
    {
      path: asset,
      headers: { 'accept-encoding': 'gzip, br' },
      status: 200,
      area: 'asset',
      sends: { 'content-encoding': 'br', vary: 'Accept-Encoding' },
    },
    {
      path: asset,
      headers: { 'accept-encoding': 'gzip' },
      status: 200,
      area: 'asset',
      sends: { 'content-encoding': 'gzip' },
    },
    {
      path: asset,
      headers: { 'accept-encoding': 'br;q=0, gzip' },
      status: 200,
      area: 'asset',
      sends: { 'content-encoding': 'gzip' },
    },
    {
      path: '/services',
      headers: { 'accept-encoding': 'br' },
      status: 200,
      sends: { 'content-encoding': 'br', 'content-type': 'text/html; charset=utf-8' },
    },
    {
      path: '/nowhere',
      headers: { 'accept-encoding': 'br' },
      status: 404,
      sends: { 'content-encoding': 'br' },
    },
    {
      path: '/favicon.svg',
      headers: { 'accept-encoding': 'br' },
      status: 200,
      sends: { 'content-encoding': undefined, 'content-type': 'image/svg+xml' },
    },
  ],
  'part of a file': [
    {
      path: brochure,
      headers: { range: 'bytes=0-3' },
      status: 206,
      area: 'download',
      answer: '%PDF',
      sends: {
        'content-range': `bytes 0-3/${document.length}`,
        'content-type': 'application/pdf',
      },
    },
    {
      path: brochure,
      headers: { range: 'bytes=-4' },
      status: 206,
      area: 'download',
      answer: '6789',
    },
    { path: brochure, headers: { range: 'bytes=9999-' }, status: 416, area: 'download' },
  ],
  'what is not a way to read a page': [
    { path: '/services', method: 'POST', status: 405 },
    { path: '/careers', method: 'DELETE', status: 405 },
    { path: asset, method: 'PUT', status: 405, area: 'asset' },
  ],
};
