import { readTranslator } from '@foyer/i18n/read-catalogue.ts';
import { MessagesProvider } from '@foyer/ui/states/messages.tsx';
import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DateField } from './date-field.tsx';

const draw = (value: string | null, past: 'allowed' | 'warned', description?: string) =>
  renderToStaticMarkup(
    <MantineProvider>
      <MessagesProvider translator={readTranslator('en', ['ui'])}>
        <DateField label="Last day" description={description} value={value} past={past} />
      </MessagesProvider>
    </MantineProvider>,
  );

const words = 'This date has passed.';

test('a last day that has passed is said beside its field, in place of the hint', () => {
  expect(draw('2020-01-01', 'warned', 'Empty is always')).toContain(words);
  expect(draw('2020-01-01', 'warned', 'Empty is always')).not.toContain('Empty is always');
});

test('a day to come, half a date, no date and a start that may have passed are not warned about', () => {
  for (const value of ['2999-01-01', '01-0', null]) expect(draw(value, 'warned')).not.toContain(words);
  expect(draw('2020-01-01', 'allowed')).not.toContain(words);
});

test('the cross in a date field without a visible label is read with its name', () => {
  const field = (
    <MantineProvider>
      <MessagesProvider translator={readTranslator('en', ['ui'])}>
        <DateField aria-label="Date" clearable past="allowed" value="2020-01-01" />
      </MessagesProvider>
    </MantineProvider>
  );
  expect(renderToStaticMarkup(field)).toContain('aria-label="Clear Date"');
});
