import sanitizeHtml from 'sanitize-html';
import {
  contentAttributes,
  contentTags,
  isContentAttribute,
  sanitizeContentAttribute,
} from './html-whitelist.ts';
import { isHtmlText } from './is-html-text.ts';
import { linkSchemes } from './sanitize-link.ts';

const options: sanitizeHtml.IOptions = {
  allowedTags: Object.keys(contentTags),
  allowedAttributes: {
    ...Object.fromEntries(Object.entries(contentTags).map(([tag, attributes]) => [tag, [...attributes]])),
    '*': [...contentAttributes, 'aria-*'],
  },
  // Our own rule has judged every address before these are asked; 'unsafe' is its mark.
  allowedSchemes: [...linkSchemes, 'data', 'unsafe'],
  allowProtocolRelative: true,
  disallowedTagsMode: 'discard',
  nonTextTags: [
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
  nestingLimit: 50,
  transformTags: {
    '*': (tagName, attribs) => ({ tagName, attribs: keepWhitelisted(tagName, attribs) }),
  },
};

/**
 * A text of content as it may be stored and answered: without tags it stays as it is, HTML is limited to the
 * whitelist (specification 000, section 5). Done twice, it gives the same.
 */
export function sanitizeContent(text: string): string {
  let clean = text;
  // A removed tag may have separated two that cannot be nested: the next parse closes the outer one first.
  for (let reading = 0; reading < mostReadings && isHtmlText(clean); reading += 1) {
    const before = clean;
    clean = sanitizeHtml(before, options);
    if (clean === before) break;
  }
  // What was HTML stays HTML, or its entities would be read as letters.
  return !isHtmlText(text) || isHtmlText(clean) || clean === '' ? clean : `<p>${clean}</p>`;
}

/** The second changes something only in broken HTML, the third has never been seen to. */
const mostReadings = 6;

function keepWhitelisted(tag: string, attributes: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const kept = Object.entries(attributes).filter(([name]) => isContentAttribute(tag, name));
  return Object.fromEntries(kept.map(([name, value]) => [name, sanitizeContentAttribute(name, value)]));
}
