import { type DeskButton, mostButtons } from '@foyer/domain/desk-sales/assortments.ts';
import { readTranslator } from '@foyer/i18n/read-catalogue.ts';
import { MessagesProvider } from '@foyer/ui/states/messages.tsx';
import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ButtonList } from './button-list.tsx';
import type { DeskGroup } from './sale-state.ts';

// Only what the list shows of them.
const groups: DeskGroup[] = JSON.parse(
  JSON.stringify(
    Array.from({ length: mostButtons + 1 }, (_, index) => ({
      id: `group ${index}`,
      title: `Group ${index}`,
      ticketTypes: [],
    })),
  ),
);
const buttonsOf = (count: number): DeskButton[] =>
  groups.slice(0, count).map(({ id }) => ({ ticketGroupId: id, ticketTypeId: null, colour: 'plain' }));

function draw(count: number, error?: string, locale = 'en'): string {
  return renderToStaticMarkup(
    <MantineProvider>
      <MessagesProvider translator={readTranslator(locale, ['ui', 'desk'])}>
        <ButtonList buttons={buttonsOf(count)} groups={groups} canEdit error={error} onChange={() => {}} />
      </MessagesProvider>
    </MantineProvider>,
  );
}

/** The field in which a further button is chosen. */
const fieldToAdd = (html: string) => html.match(/<input(?![^>]*type="hidden")[^>]*>/g)?.at(-1);

test('an assortment with 48 buttons takes no other one, and says why in each language', () => {
  expect(fieldToAdd(draw(mostButtons - 1))).not.toMatch(/readonly/i);
  expect(fieldToAdd(draw(mostButtons))).toMatch(/readonly/i);
  expect(draw(mostButtons)).toContain('An assortment has at most 48 buttons. Remove one to add another.');
  expect(draw(mostButtons, undefined, 'nl')).toContain('Een assortiment heeft hoogstens 48 knoppen.');
});

test('why the buttons could not be saved is said below them, where the focus can go', () => {
  expect(draw(2, 'Refused!')).toMatch(
    /<p role="alert" aria-invalid="true" tabindex="-1"[^>]*>Refused!<\/p>/i,
  );
  expect(draw(2)).not.toContain('role="alert"');
});
