import { readTranslator } from '@foyer/i18n/read-catalogue.ts';
import { expect, test } from 'vitest';

test('the question before a reservation is cancelled names places only where it takes them', () => {
  const { t } = readTranslator('en', ['reservations']);
  const visit = { people: 20, date: '03-12-2026', time: '10:00' };
  expect(t('reservations.cancel.text', { ...visit, status: 'no' })).toBe(
    'It takes no places on 03-12-2026 at 10:00.',
  );
  expect(t('reservations.cancel.text', { ...visit, status: 'yes' })).toContain('20 places become available');
});
