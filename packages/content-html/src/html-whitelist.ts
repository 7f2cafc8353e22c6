import { sanitizeLink } from './sanitize-link.ts';

/**
 * What HTML of content may consist of (specification 000, section 5: "limited to a whitelist of tags and
 * attributes, including aria-* attributes"). One list for server and browsers; explained in docs/content-html.md.
 * Not on it, on purpose: script, style, frames, forms, SVG and MathML; `style`, `class`, `id`, `name`, `target`,
 * `srcset`, `data-*` and every event handler.
 */

/** Attributes of every tag, besides every `aria-*`. */
export const contentAttributes = ['dir', 'lang', 'title', 'role'] as const;

/** Which tags there may be, and the attributes that each may have of its own. */
export const contentTags: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'hreflang'],
  abbr: [],
  address: [],
  article: [],
  aside: [],
  audio: ['src', 'controls', 'loop', 'muted', 'preload'],
  b: [],
  bdi: [],
  bdo: [],
  blockquote: ['cite'],
  br: [],
  caption: [],
  cite: [],
  code: [],
  col: ['span'],
  colgroup: ['span'],
  dd: [],
  del: ['cite', 'datetime'],
  details: ['open'],
  dfn: [],
  div: [],
  dl: [],
  dt: [],
  em: [],
  figcaption: [],
  figure: [],
  footer: [],
  h1: [],
  h2: [],
  h3: [],
  h4: [],
  h5: [],
  h6: [],
  header: [],
  hr: [],
  i: [],
  img: ['src', 'alt', 'width', 'height', 'loading'],
  ins: ['cite', 'datetime'],
  kbd: [],
  li: ['value'],
  mark: [],
  ol: ['start', 'reversed', 'type'],
  p: [],
  pre: [],
  q: ['cite'],
  rp: [],
  rt: [],
  ruby: [],
  s: [],
  samp: [],
  section: [],
  small: [],
  source: ['src', 'type'],
  span: [],
  strong: [],
  sub: [],
  summary: [],
  sup: [],
  table: [],
  tbody: [],
  td: ['colspan', 'rowspan'],
  tfoot: [],
  th: ['colspan', 'rowspan', 'scope', 'abbr'],
  thead: [],
  time: ['datetime'],
  tr: [],
  u: [],
  ul: [],
  var: [],
  video: ['src', 'poster', 'controls', 'loop', 'muted', 'preload', 'width', 'height'],
  wbr: [],
};

const linkAttributes: ReadonlySet<string> = new Set(['href', 'src', 'cite', 'poster']);

/** Whether a tag may have an attribute; both in lower case. */
export function isContentAttribute(tag: string, attribute: string): boolean {
  const isAria = /^aria-[a-z]+$/.test(attribute);
  const ofEveryTag: readonly string[] = contentAttributes;
  return isAria || ofEveryTag.includes(attribute) || (ownAttributes(tag)?.includes(attribute) ?? false);
}

/** The sanitised value: an address by the rule of links, marked once however often it is cleaned. */
export function sanitizeContentAttribute(attribute: string, value: string): string {
  if (!linkAttributes.has(attribute) || value.startsWith('unsafe:')) return value;
  return sanitizeLink(value) ?? '';
}

function ownAttributes(tag: string): readonly string[] | undefined {
  return Object.hasOwn(contentTags, tag) ? contentTags[tag] : undefined;
}
