/** URLs that links or media must not use, or only one of them. */
import { numbered } from './table.ts';

const huge = (start: string, length = 200_000) => start + 'a'.repeat(length);

/** The URLs of a line; URLs with white space are separate strings. */
const line = (text: string) => text.split(' ');

/** URL payloads for each path through `safeUrl`. */
export const urlPayloads = numbered(
  {
    'javascript:': [
      ...line('javascript:HIT JaVaScRiPt:HIT javascript://HOST/%0aHIT javascript:%68it(ID)'),
      ...line('javascript:x=1?HIT:0//.webp javascript&colon;HIT javascript%3AHIT'),
      ' javascript:HIT',
      '\u0001javascript:HIT',
      'java\r\nscript\t:HIT',
      'javascript:"<img src=/none onerror=parent.HIT>"',
      '\ufeffjavascript:HIT',
      'javascript\u0000:HIT',
    ],
    'data:': ['data:text/html,<script>HIT</script>', 'da\tta:text/html,<script>HIT</script>'],
    'other schemes': [
      ...line('vbscript:HIT blob:https://agency.example/4f1d2c3b about:srcdoc ftp://HOST/a'),
      ...line('file:///etc/passwd intent://HOST/#Intent;scheme=https;end unknown+scheme.v1:HIT'),
    ],
    'hidden hosts': [
      ...line('//HOST/a.webp \\\\HOST/b.webp /\\HOST/c.webp ///HOST/e.webp https:HOST/l.webp'),
      ...line('https:/HOST/n.webp https:\\\\HOST/o.webp https:///HOST/q.webp'),
      '/\t/HOST/f.webp',
      '\u0000/\\HOST/j.webp',
      'ht\ntps:HOST/p.webp',
    ],
    'false names': [
      ...line('https://agency.example@HOST/a.webp https://user:password@HOST/b.webp'),
      ...line('https://agency.example%2f@HOST/c.webp https://@HOST/d.webp'),
      'ht\ttps://user@HOST/e.webp',
    ],
    'mail and telephone': [
      ...line('mailto:a@b.example?bcc=c@d.example&body=HIT MAILTO:javascript:HIT tel:*21*+440000#'),
      'mailto:"><img src=/none onerror=HIT>',
    ],
    'odd paths': [
      ...line('/media/../../api/careers/profile/ /media/%2e%2e/%00.webp ../../../x.webp #root %'),
      ...line('.\\..\\x.webp ?dialog=sign-in :80/x.webp ./javascript:HIT /x`onerror=`HIT'),
      '/x" onerror="HIT',
      '/x) url(LEAK',
      '/x 1x, LEAK 2x',
    ],
    refused: [...line('http:// http://[ https://% https://leak.example:99999/ID'), 'https://a b/'],
    huge: [huge('javascript:HIT//'), huge('/media/', 8_000), huge('//HOST/')],
    'plain elsewhere': [
      ...line('https://HOST/a.webp http://HOST/b.webp HTTPS://HOST/c.mp4 http://constructor/h'),
      ...line('https://xn--e1afmkfd.HOST/g.webp http://__proto__/i.constructor'),
      ' https://HOST/d.webp ',
      '\u0001https://HOST/f.webp',
    ],
  },
  1001,
);
