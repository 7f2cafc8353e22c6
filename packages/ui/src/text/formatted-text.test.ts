import { describe, expect, test } from 'vitest';
import { isKnownToEditor, toContent, toDocument, toLink } from './formatted-text.ts';

const paragraph = (...content: object[]) => ({ type: 'paragraph', content });
const words = (text: string) => ({ type: 'text', text });
const doc = (...content: object[]) => ({ type: 'doc', content });

describe('a text with formatting', () => {
  test('of one plain paragraph is kept without tags, letter by letter', () => {
    const text = 'Salt & Light: 5 < 6';
    expect(toDocument(text)).toEqual(doc(paragraph(words(text))));
    expect(toContent(doc(paragraph(words(text))), '<p>Salt &amp; Light: 5 &lt; 6</p>')).toBe(text);
  });

  test('an empty editor is an empty text', () => {
    expect(toContent(doc({ type: 'paragraph' }), '<p></p>')).toBe('');
    expect(toContent(doc(), '')).toBe('');
  });

  test('keeps its lines and paragraphs', () => {
    expect(toDocument('Salt\nLight\n\nSea')).toEqual(
      doc(paragraph(words('Salt'), { type: 'hardBreak' }, words('Light')), paragraph(words('Sea'))),
    );
    const html = '<p>Salt</p><p>Sea</p>';
    expect(toContent(doc(paragraph(words('Salt')), paragraph(words('Sea'))), html)).toBe(html);
  });

  test('is HTML as soon as a word is bold, or where letters look like a tag', () => {
    const bold = doc(paragraph({ ...words('Salt'), marks: [{ type: 'bold' }] }));
    expect(toContent(bold, '<p><strong>Salt</strong></p>')).toBe('<p><strong>Salt</strong></p>');
    expect(toContent(doc(paragraph(words('<b>'))), '<p>&lt;b&gt;</p>')).toBe('<p>&lt;b&gt;</p>');
  });

  test.each([
    'Salt & Light',
    '<h3>Zout</h3><p>Zes <strong>eeuwen</strong><br><em>haven</em></p>',
    '<ul><li><p>een</p></li></ul><ol start="3"><li>drie</li></ol>',
    '<p><a href="https://getij.example/zout">Zout</a></p>',
  ])('that the editor knows is edited in it: %s', (text) => expect(isKnownToEditor(text)).toBe(true));

  test.each([
    '<h2>Zout</h2>',
    '<table><tr><td>1</td></tr></table>',
    '<p lang="en">Salt</p>',
    '<a href="/zout" title="Zout">Zout</a>',
    '<p>Zout</p><!-- later -->',
    '<img src="https://getij.example/zout.jpg" alt="">',
  ])('of which the editor would lose something stays HTML: %s', (text) =>
    expect(isKnownToEditor(text)).toBe(false),
  );

  test.each([
    ['getij.example', 'https://getij.example'],
    ['http://getij.example/zout', 'https://getij.example/zout'],
    ['https://getij.example', 'https://getij.example'],
    ['info@getij.example', 'mailto:info@getij.example'],
    ['tel:+31201234567', 'tel:+31201234567'],
    ['/zout', '/zout'],
    ['javascript:alert(1)', undefined],
    ['salt and light', undefined],
    [' ', undefined],
  ])('takes %s as a link to %s', (typed, link) => expect(toLink(typed)).toBe(link));
});
