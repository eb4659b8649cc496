import { describe, expect, it } from 'vitest';
import { readPage } from './read-page.ts';

const document = `<!doctype html><html><head><title>Invest &amp; wait | Acme</title>
<meta name="description" content="What the fund builds."><style>p::before{content:"styled"}</style></head>
<body><a href="#main">Skip</a><main>
<svg aria-label="A porch"><title>not read</title><text>8 ft</text></svg>
<svg aria-hidden="true" aria-label="decoration"><text>no</text></svg>
<h1>Built   first, <em>then</em> sold</h1>
<p>Pays <span data-claim="total-return" data-kind="target">2x-3x targeted total return<sup><a href="#note-11">11</a>,<a href="#note-19">19</a></sup></span>, or less.</p>
<dl><dt>Minimum</dt><dd>$500</dd></dl>
<ul><li><span>1</span><span>Read <a href="/terms">the terms</a>.</span></li></ul>
<form><label>Email<input name="email" placeholder="you@example.com"></label><input type="hidden" name="context" value="{}">
<button>Send</button></form>
<img alt="A model of a house" src="/a.webp"><img alt="" src="/b.webp">
<p hidden>not shown</p><div aria-hidden="true"><input name="website">trap</div>
<template><p>later</p></template><script>document.write('run')</script>
<ol><li id="note-19"><span>19</span><span>Not guaranteed. <a href="/terms">Terms</a></span></li></ol>
</main></body></html>`;

describe('readPage', () => {
  const reading = readPage(document);

  it('reads the visible text of a document, block by block', () => {
    expect(reading.title).toBe('Invest & wait | Acme');
    expect(reading.description).toBe('What the fund builds.');
    expect(reading.blocks).toEqual([
      { kind: 'text', text: 'Skip' },
      { kind: 'picture', text: 'A porch' },
      { kind: 'heading', text: 'Built first, then sold' },
      { kind: 'text', text: 'Pays 2x-3x targeted total return [11,19], or less.' },
      { kind: 'text', text: 'Minimum' },
      { kind: 'text', text: '$500' },
      { kind: 'text', text: '1 Read the terms.' },
      { kind: 'control', text: 'Email' },
      { kind: 'control', text: 'you@example.com' },
      { kind: 'control', text: 'Send' },
      { kind: 'picture', text: 'A model of a house' },
      { kind: 'text', text: '19 Not guaranteed. Terms' },
    ]);
  });

  it('reads its claims, notes and links', () => {
    expect(reading.claims).toEqual([
      { id: 'total-return', kind: 'target', text: '2x-3x targeted total return [11,19]' },
    ]);
    expect(reading.notes).toEqual([{ number: 19, text: 'Not guaranteed. Terms' }]);
    expect(reading.links).toEqual(['/terms']);
  });

  it('keeps a sentence with an explained term in one piece', () => {
    const term = '<button type="button" popovertarget="term-escrow" data-term>escrow</button>';
    expect(readPage(`<p>Money waits in ${term} until then.</p>`).blocks).toEqual([
      { kind: 'text', text: 'Money waits in escrow until then.' },
    ]);
  });

  it('reads any document without failing', () => {
    expect(readPage('').blocks).toEqual([]);
    expect(readPage('</p></div><p>One<p>Two').blocks.map(({ text }) => text)).toEqual(['One', 'Two']);
  });
});
