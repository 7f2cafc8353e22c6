import { catalogueLanguages, readCatalogue } from '@foyer/i18n/read-catalogue.ts';
import { describe, expect, it } from 'vitest';
import { fillMessage } from './fill-message.ts';

describe('texts of the gate', () => {
  it('a value takes the place of its name, also a value that looks like a name', () => {
    expect(fillMessage('Scanned today at {time}, {gate}', { time: '13:31', gate: '{time}' })).toBe(
      'Scanned today at 13:31, {time}',
    );
  });

  it.each(catalogueLanguages())(
    '%s uses plain names only, which is all that the gate can fill',
    (language) => {
      for (const [key, text] of Object.entries(readCatalogue(language, 'scanner'))) {
        expect(fillMessage(text.replace(/\{\w+\}/g, ''), {}), key).not.toMatch(/[{}#]/);
      }
    },
  );
});
