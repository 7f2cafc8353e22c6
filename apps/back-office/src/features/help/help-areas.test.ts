import { catalogueParts, readCatalogue } from '@foyer/i18n/read-catalogue.ts';
import { describe, expect, it } from 'vitest';
import { addresses } from '../../app/addresses/addresses.ts';
import { helpUrlOf } from '../../app/routing/help-url.ts';
import { isAvailable } from '../../app/routing/screens.ts';
import { helpAreaOf, helpAreas, helpGroups } from './help-areas.ts';

describe('the user guide', () => {
  it('every chapter has its title and its steps one after another, in Dutch and in English', () => {
    for (const language of ['nl', 'en']) {
      const titles = readCatalogue(language, 'help');
      for (const { id } of helpGroups) expect(titles, id).toHaveProperty([`help.group.${id}`]);
      for (const { id } of helpAreas) {
        expect(titles, id).toHaveProperty([`help.area.${id}`]);
        const steps = Object.keys(readCatalogue(language, `help-${id}`));
        expect(steps.length, id).toBeGreaterThan(1);
        expect(steps, id).toEqual(steps.map((_key, index) => `help-${id}.${index + 1}`));
      }
    }
    const parts = catalogueParts('en').filter((part) => part.startsWith('help-'));
    expect(parts.sort()).toEqual(helpAreas.map(({ id }) => `help-${id}`).sort());
  });

  it('no chapter names a sum of money: a museum sets them itself, so the guide names the setting', () => {
    const steps = ['nl', 'en'].flatMap((language) =>
      helpAreas.flatMap(({ id }) => Object.entries(readCatalogue(language, `help-${id}`))),
    );
    expect(steps.filter(([, text]) => /€\s*\d/.test(text)).map(([key]) => key)).toEqual([]);
  });

  it('no screen has two chapters, and none is of a screen that is not in the table', () => {
    const screens = helpAreas.flatMap((area) => area.screens);
    expect(new Set(screens).size).toBe(screens.length);
    const known = new Set(addresses.map(({ screen }) => screen));
    expect(screens.filter((screen) => !known.has(screen))).toEqual([]);
  });

  it('every screen that exists has its chapter', () => {
    const told = new Set(helpAreas.flatMap((area) => area.screens));
    const untold = addresses.filter((address) => isAvailable(address) && !told.has(address.screen));
    const itself = ['help', 'company-form-by-link'];
    expect(untold.map(({ screen }) => screen).filter((screen) => !itself.includes(screen))).toEqual([]);
  });

  it('the help link opens the chapter of the page, else all; a help centre of the house goes before', () => {
    expect(helpAreaOf('/products/edit/7')).toBe('catalogue');
    expect(helpAreaOf('/useraanpassen/7')).toBe('accounts');
    expect(helpAreaOf('/no-such-page')).toBeUndefined();
    expect(helpUrlOf('/products', null)).toBe('/cms/help?page=%2Fproducts');
    expect(helpUrlOf('/products', 'https://help.example')).toBe('https://help.example');
  });
});
