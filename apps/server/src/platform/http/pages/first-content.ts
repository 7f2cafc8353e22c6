import { hashOfStyles } from './inline-styles.ts';

/** What a page shows before its script has run; the script takes its place. */
export interface FirstContent {
  /** Escaped HTML with the class `first-content` on its one element, without style attributes. */
  html: string;
  /** Its own style sheet beside that of the app. */
  styles: string;
}

/** The place of the app in a built page. */
const root = '<div id="root"></div>';

/** The page with its first content before the place of the app, and the source that allows its styles. */
export function withFirstContent(
  page: string,
  { html, styles }: FirstContent,
): { html: string; source: string } {
  const styled = page.replace('</head>', () => `<style>${styles}</style></head>`);
  return { html: styled.replace(root, () => `${html}${root}`), source: hashOfStyles(styles) };
}
