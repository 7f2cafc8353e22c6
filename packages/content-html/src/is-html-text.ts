/**
 * Whether a text of content is HTML: it has a tag, a comment or a declaration. "5 < 6" has none. Other texts are
 * shown literally, so that "Salt & Light" needs no escaping.
 */
export function isHtmlText(text: string): boolean {
  return /<[a-z/!?]/i.test(text);
}
