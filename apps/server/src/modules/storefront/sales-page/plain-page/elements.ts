import { escapeHtml } from '../../../../platform/http/escape-html.ts';

export const textOf = escapeHtml;

/** An element that holds text alone. */
export const element = (name: string, text: string): string => `<${name}>${textOf(text)}</${name}>`;

/** Items of HTML. */
export const listOf = (items: readonly string[]): string =>
  items.length === 0 ? '' : `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

/** An address that one may follow: what is no link by its scheme stays text. */
export function linkTo(href: string, text = href): string {
  if (!/^(?:https?:|tel:|mailto:)/.test(href)) return textOf(text);
  return `<a href="${textOf(href)}">${textOf(text)}</a>`;
}
