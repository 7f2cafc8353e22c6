import { generatedHtml } from '@foyer/testkit/samples/generated-hostile-html.ts';
import { hostileHtml } from '@foyer/testkit/samples/hostile-html.ts';
import fc from 'fast-check';
import { type DefaultTreeAdapterMap, parseFragment } from 'parse5';
import { describe, expect, test } from 'vitest';
import { contentTags, isContentAttribute, sanitizeContentAttribute } from './html-whitelist.ts';
import { sanitizeContent } from './sanitize-content.ts';

type Node = DefaultTreeAdapterMap['node'];

/** What a browser would find in it that is not on the whitelist. */
function findForbidden(html: string): string[] {
  const faults: string[] = [];
  const visit = (node: Node): void => {
    if (node.nodeName === '#comment' || node.nodeName === '#documentType') faults.push(node.nodeName);
    if ('tagName' in node) {
      if (!Object.hasOwn(contentTags, node.tagName)) faults.push(`<${node.tagName}>`);
      for (const { name, value } of node.attrs) {
        if (!isContentAttribute(node.tagName, name)) faults.push(`<${node.tagName} ${name}>`);
        if (sanitizeContentAttribute(name, value) !== value) faults.push(`${name}=${value}`);
      }
    }
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  visit(parseFragment(html));
  return faults;
}

/** Shown as text it could do nothing; everything else is read as a browser reads it. */
const faultsOf = (text: string) => (/<[a-z/!?]/i.test(text) ? findForbidden(text) : []);

describe('what may be said stays', () => {
  test.each([
    'Salt & Light: 5 < 6 and "quotes"',
    '<h2>Zout</h2><p>Zes <strong>eeuwen</strong> <em>haven</em>.</p>',
    '<ul><li>een</li><li>twee</li></ul>',
    '<a href="https://getij.example/zout" title="Zout">Zout</a>',
    '<p dir="rtl" lang="ar" aria-label="zout" aria-hidden="true">x</p>',
    '<table><tbody><tr><th scope="row">Maandag</th><td colspan="2">10:00</td></tr></tbody></table>',
    '<p>5 &lt; 6 &amp; 7</p>',
  ])('%s', (text) => {
    expect(sanitizeContent(text)).toBe(text);
  });
});

test('a link that may not be followed gets the prefix of the specification', () => {
  expect(sanitizeContent('<a href="javascript:alert(1)">x</a>')).toBe(
    '<a href="unsafe:javascript:alert(1)">x</a>',
  );
  expect(sanitizeContent('<img src="http://tracker.example/1.gif" alt="" />')).toContain('src="unsafe:http:');
});

test('markup that is all refused leaves its words, still as HTML', () => {
  expect(sanitizeContent('<blink>5 &lt; 6</blink>')).toBe('<p>5 &lt; 6</p>');
  expect(sanitizeContent('<script>alert(1)</script>')).toBe('');
});

test('a tag that goes from between two others leaves nothing that a second cleaning changes', () => {
  const clean = sanitizeContent('<p>Zout<mtext><table><tr><td>10:00</td></tr></table>');
  expect(clean).toBe('<p>Zout</p><table><tr><td>10:00</td></tr></table><p></p>');
  expect(sanitizeContent(clean)).toBe(clean);
});

test.each(hostileHtml)('nothing of %s that acts is left', (html) => {
  const clean = sanitizeContent(html);
  expect(faultsOf(clean)).toEqual([]);
  expect(sanitizeContent(clean)).toBe(clean);
});

test('no active content is left of random HTML, and a second sanitising changes nothing', () => {
  fc.assert(
    fc.property(generatedHtml, (typed) => {
      const clean = sanitizeContent(typed);
      expect(faultsOf(clean)).toEqual([]);
      expect(sanitizeContent(clean)).toBe(clean);
    }),
    { numRuns: 1_500 },
  );
});
