import DOMPurify from 'dompurify';
import {
  contentAttributes,
  contentTags,
  isContentAttribute,
  sanitizeContentAttribute,
} from './html-whitelist.ts';

const purify = DOMPurify(window);

// One whitelist for server and browsers: it judges each attribute before the library's own rules are asked.
purify.addHook('uponSanitizeAttribute', (element, event) => {
  const tag = element.nodeName.toLowerCase();
  if (!isContentAttribute(tag, event.attrName)) {
    event.keepAttr = false;
    return;
  }
  event.attrValue = sanitizeContentAttribute(event.attrName, event.attrValue);
});
// A link out of content never gets hold of the page that showed it.
purify.addHook('afterSanitizeAttributes', (element) => {
  if (element.nodeName === 'A' && element.hasAttribute('href'))
    element.setAttribute('rel', 'noopener noreferrer');
});

/**
 * HTML of content as nodes that may be shown: the browser's own parser has read it once, and it is never written
 * as text again. Needs a browser.
 */
export function sanitizeFragment(html: string): DocumentFragment {
  return purify.sanitize(html, {
    ALLOWED_TAGS: Object.keys(contentTags),
    ALLOWED_ATTR: [...contentAttributes, ...Object.values(contentTags).flat()],
    // Every address was judged above; the library's own rule does not know the mark 'unsafe:'.
    ALLOWED_URI_REGEXP: /(?:)/,
    ALLOW_DATA_ATTR: false,
    ALLOW_UNKNOWN_PROTOCOLS: false,
    FORBID_CONTENTS: [
      'script',
      'style',
      'textarea',
      'option',
      'noscript',
      'template',
      'title',
      'xmp',
      'iframe',
      'svg',
      'math',
    ],
    RETURN_DOM_FRAGMENT: true,
  });
}
