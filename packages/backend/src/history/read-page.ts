import type { PageBlock, PageReading } from '@sponsor/domain';
import { Parser } from 'htmlparser2';

/**
 * Reads a document as a person does: its blocks in order, their claims, the notes, and the targets of links. Drawings are
 * read by their alternative text; hidden content is left out.
 */
export function readPage(html: string): PageReading {
  const reading: PageReading = { title: '', description: '', blocks: [], claims: [], notes: [], links: [] };
  const open: OpenElement[] = [];
  let block: PageBlock = { kind: 'text', text: '' };
  let justClosed = false;

  const skipping = () => open.at(-1)?.skipped ?? false;

  function endBlock(kind: PageBlock['kind'] = 'text'): void {
    const text = tidy(block.text);
    if (text !== '') reading.blocks.push({ kind: block.kind, text });
    block = { kind, text: '' };
  }

  function write(text: string): void {
    if (skipping()) return;
    // Adjacent texts of separate elements are separate words.
    const space = justClosed && /^[\p{L}\p{N}“(]/u.test(text) ? ' ' : '';
    justClosed = false;
    block.text += space + text;
    for (const element of open) if (element.heard !== undefined) element.heard += space + text;
  }

  function named(kind: PageBlock['kind'], text: string | undefined): void {
    if (!text || skipping()) return;
    endBlock();
    reading.blocks.push({ kind, text: tidy(text) });
  }

  const parser = new Parser({
    onopentag(name, attributes) {
      const { href, alt, id = '' } = attributes;
      if (name === 'meta' && attributes['name'] === 'description') reading.description = attributes['content'] ?? '';
      if (name === 'svg' && attributes['aria-hidden'] !== 'true') named('picture', attributes['aria-label']);
      if (name === 'img') named('picture', alt);
      if (name === 'a' && href && !href.startsWith('#') && !skipping() && !reading.links.includes(href)) {
        reading.links.push(href);
      }
      if (name === 'input' && attributes['type'] !== 'hidden') named('control', attributes['placeholder']);
      if (standsAlone(name, attributes)) endBlock(kinds[name]);
      if (name === 'sup') write(' [');
      const listens = name === 'title' || attributes['data-claim'] !== undefined || noteId.test(id);
      open.push({
        name,
        attributes,
        skipped: skipping() || unread.has(name) || attributes['aria-hidden'] === 'true' || 'hidden' in attributes,
        ...(listens && { heard: '' }),
      });
    },
    ontext: write,
    onclosetag(name) {
      if (name === 'sup') write(']');
      const element = open.pop();
      if (element === undefined) return;
      const { attributes, heard = '' } = element;
      const claim = attributes['data-claim'];
      const note = noteId.exec(attributes['id'] ?? '')?.[1];
      if (name === 'title') reading.title ||= tidy(heard);
      if (name === 'title') block = { kind: 'text', text: '' };
      if (claim !== undefined && !element.skipped && !reading.claims.some(({ id }) => id === claim)) {
        reading.claims.push({ id: claim, kind: attributes['data-kind'] ?? '', text: tidy(heard) });
      }
      if (note !== undefined) {
        reading.notes.push({ number: Number(note), text: tidy(heard).replace(new RegExp(`^${note} `), '') });
      }
      if (standsAlone(name, attributes)) endBlock();
      justClosed = true;
    },
  });
  parser.end(html);
  endBlock();
  return reading;
}

interface OpenElement {
  name: string;
  attributes: Record<string, string>;
  skipped: boolean;
  /** The text read so far, if it is wanted. */
  heard?: string;
}

const noteId = /^note-(\d+)$/;

/** Elements that are not part of the text; a drawing is read by its label only. */
const unread = new Set(['script', 'style', 'svg', 'template', 'noscript']);

const kinds: Readonly<Record<string, PageBlock['kind']>> = {
  h1: 'heading',
  h2: 'heading',
  h3: 'heading',
  h4: 'heading',
  button: 'control',
  label: 'control',
  legend: 'control',
  option: 'control',
  summary: 'control',
};

/** Elements that start and end a block. */
const blocks = new Set([
  ...Object.keys(kinds),
  ...(
    'address article aside blockquote body caption dd details dialog div dl dt fieldset figcaption figure footer form ' +
    'head header hr li main nav ol p section select table tbody td tfoot th thead title tr ul'
  ).split(' '),
]);

/** A word with an explanation behind a button is part of its sentence. */
function standsAlone(name: string, attributes: Record<string, string>): boolean {
  return blocks.has(name) && !('data-term' in attributes);
}

function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
