import { expect, test } from 'vitest';
import { drawProduct, drawTicketGroup, drawTicketType } from './drawn-forms.tsx';
import {
  drawBlockTexts,
  drawTicketstreetTexts,
  drawWaitingRoom,
  drawWebshopContent,
} from './drawn-texts.tsx';

/** What draws the languages of a text, with a field of the second language: Dutch is open, English is not. */
const drawnBy: Record<string, readonly [draw: typeof drawProduct, field: string]> = {
  'catalog/products/product-content-tab.tsx': [drawProduct, 'texts.1.shortText'],
  'catalog/ticket-groups/ticket-group-e-ticket-tab.tsx': [drawTicketGroup, 'eTicketTexts.1.text'],
  'catalog/ticket-types/descriptions-card.tsx': [drawTicketType, 'descriptions.1.name'],
  'channels/editor/text-fields.tsx': [drawTicketstreetTexts, 'texts.dateHeading.en'],
  'channels/webshop/webshop-content-card.tsx': [drawWebshopContent, 'texts.termsText.en'],
  'eticket-template/block-texts.tsx': [drawBlockTexts, 'blocks.0.texts.1.text'],
  'waiting-room/settings-card.tsx': [drawWaitingRoom, 'texts.1.text'],
};

const read = import.meta.glob<string>('../../features/**/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

test('every form with texts in several languages is walked', () => {
  const withLanguages = Object.entries(read)
    .filter(([, source]) => source.includes('<LanguageTabs'))
    .map(([path]) => path.replace('../../features/', ''));
  expect(withLanguages.sort()).toEqual(Object.keys(drawnBy).sort());
});

/** The words of the tab of a language. */
const tabOf = (language: string, html: string) =>
  new RegExp(`<button[^>]*lang="${language}"[^>]*>(.*?)</button>`).exec(html)?.[1];

test.each(Object.entries(drawnBy))(
  'an error in a language that is not open is marked at its tab, and shown at no field of the open one: %s',
  (_file, [draw, field]) => {
    const html = draw({ [field]: 'Refused!' });
    expect(tabOf('en', html)).toContain('needs attention');
    expect(tabOf('nl', html)).not.toContain('needs attention');
    expect(tabOf('en', draw())).not.toContain('needs attention');
    expect(html).not.toContain('Refused!');
  },
);
