import { isHtmlText } from '@foyer/content-html/is-html-text.ts';
import { sanitizeLink } from '@foyer/content-html/sanitize-link.ts';
import type { JSONContent } from '@tiptap/react';

/** What the editor knows, with the attributes that it keeps: whatever else a text holds would be lost in it. */
const known: Readonly<Record<string, RegExp>> = {
  p: /^$/,
  br: /^\/?$/,
  strong: /^$/,
  b: /^$/,
  em: /^$/,
  i: /^$/,
  h3: /^$/,
  ul: /^$/,
  li: /^$/,
  ol: /^(start="\d+")?$/,
  a: /^(href="[^"]*")?$/,
};

/** Whether the editor loses nothing of a text of content; a text without tags is one that it knows. */
export function isKnownToEditor(text: string): boolean {
  if (!isHtmlText(text)) return true;
  return [...text.matchAll(/<\/?([a-z!?][^\s/>]*)([^>]*)>/gi)].every(([, tag = '', attributes = '']) => {
    const name = tag.toLowerCase();
    return Object.hasOwn(known, name) && known[name]?.test(attributes.trim());
  });
}

/** A text of content as the editor begins with it: without tags letter by letter, with its lines. */
export function toDocument(text: string): string | JSONContent {
  if (isHtmlText(text)) return text;
  const paragraphs = text.split(/\n\s*\n/).map((paragraph) => ({
    type: 'paragraph',
    content: paragraph
      .split('\n')
      .flatMap((line, at) => [
        ...(at > 0 ? [{ type: 'hardBreak' }] : []),
        ...(line ? [{ type: 'text', text: line }] : []),
      ]),
  }));
  return { type: 'doc', content: paragraphs };
}

/**
 * What is kept of a document: one plain paragraph stays a text without tags, an empty one is no text at all.
 * `html` is the same document as HTML.
 */
export function toContent(document: JSONContent, html: string): string {
  const [first, ...others] = document.content ?? [];
  const parts = first?.content ?? [];
  const isPlain = first?.type === 'paragraph' && parts.every(({ type, marks }) => type === 'text' && !marks);
  if (others.length > 0 || !isPlain) return html;
  const text = parts.map((part) => part.text ?? '').join('');
  return isHtmlText(text) ? html : text;
}

/** A typed link as a safe address; undefined when it is none. */
export function toLink(typed: string): string | undefined {
  const address = typed.trim().replace(/^http:/i, 'https:');
  if (/^[^\s/:@]+@[^\s/:@]+$/.test(address)) return `mailto:${address}`;
  if (address === '' || /\s/.test(address)) return undefined;
  const link = /^([a-z][a-z\d+-]*:|[/#?])/i.test(address) ? address : `https://${address}`;
  return sanitizeLink(link) === link ? link : undefined;
}
