/**
 * Whether a text of content is HTML: it has a tag, a comment or a declaration. "5 < 6" is not. A text without any
 * is shown letter by letter, so that nobody has to know HTML to write "Salt & Light".
 */
export function isHtmlText(text: string): boolean {
  return /<[a-z/!?]/i.test(text);
}
