/** URLs that links or media must not use, or only for some purposes. */
import type { PayloadTable } from './table.ts';

const huge = (start: string, length = 200_000) => start + 'a'.repeat(length);

/** The URLs of a line; those with white space are written one by one. */
const line = (text: string) => text.split(' ');

export const urls: PayloadTable = {
  'javascript:': [
    ...line('javascript:HIT JaVaScRiPt:HIT javascript://HOST/%0aHIT javascript:/*https://x/*/HIT'),
    ...line('javascript:%68it(ID) javascript:x=1?HIT:0//.webp javascript&colon;HIT'),
    ...line('&#106;avascript:HIT javascript%3AHIT view-source:javascript:HIT livescript:HIT'),
    ' javascript:HIT',
    '\u0001javascript:HIT',
    'java\tscript:HIT',
    'java\r\nscript\t:HIT',
    'javascript:\u2028HIT',
    'javascript:"<img src=/none onerror=parent.HIT>"',
    '\u00a0javascript:HIT',
    '\ufeffjavascript:HIT',
    'javascript\u0000:HIT',
    'jav\u0430script:HIT',
  ],
  'data:': [
    'data:text/html,<script>HIT</script>',
    (hit) => `data:text/html;base64,${btoa(`<script>${hit}</script>`)}`,
    'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="HIT"/>',
    'DATA:text/html,<svg onload=HIT>',
    'da\tta:text/html,<script>HIT</script>',
    'data:video/mp4;base64,AAAA',
  ],
  'other schemes': [
    ...line('vbscript:HIT blob:https://twinbridge.example/4f1d2c3b about:blank about:srcdoc'),
    ...line('filesystem:https://twinbridge.example/temporary/a.html file://HOST/share'),
    ...line('file:///etc/passwd ftp://HOST/a wss://HOST/ intent://HOST/#Intent;scheme=https;end'),
    ...line('sms:+440000 unknown+scheme.v1:HIT'),
    'vb\nscript:msgbox(1)',
  ],
  'hidden hosts': [
    ...line('//HOST/a.webp \\\\HOST/b.webp /\\HOST/c.webp ///HOST/e.webp https:HOST/l.webp'),
    ...line('https:/HOST/n.webp https:\\\\HOST/o.webp https:///HOST/q.webp'),
    '/\t/HOST/f.webp',
    '\u0001//HOST/i.webp',
    '\u0000/\\HOST/j.webp',
    '/\r\n\\HOST/k.webp',
    'ht\ntps:HOST/p.webp',
  ],
  'false names': [
    ...line('https://twinbridge.example@HOST/a.webp https://user:password@HOST/b.webp'),
    ...line('https://twinbridge.example%2f@HOST/c.webp https://@HOST/d.webp'),
    'ht\ttps://user@HOST/e.webp',
  ],
  'mail and telephone': [
    ...line('mailto:a@b.example?bcc=c@d.example&body=HIT mailto:?attach=/etc/passwd'),
    ...line('MAILTO:javascript:HIT tel:javascript:HIT tel:*21*+440000#'),
    'mailto:"><img src=/none onerror=HIT>',
  ],
  'odd paths': [
    ...line('/media/../../api/careers/profile/ /media/%2e%2e/%00.webp ../../../x.webp'),
    ...line('.//HOST/a.webp .\\..\\x.webp ?dialog=sign-in #root :80/x.webp ./javascript:HIT'),
    ...line('/javascript:HIT /x><script>HIT</script> /x`onerror=`HIT % \u202egpj.exe'),
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
    'ht\ttps://HOST/e.webp',
    '\u0001https://HOST/f.webp',
  ],
};
