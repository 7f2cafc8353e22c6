import { isModule } from '@foyer/domain/identity/modules.ts';
import { readCatalogue } from '@foyer/i18n/read-catalogue.ts';
import { describe, expect, it } from 'vitest';
import { addresses, findAddress } from './addresses.ts';
import { exampleOf } from './example-of.ts';

const pathOf = (path: string) => findAddress(path)?.path;

describe('addresses of the back office', () => {
  it('every row is served by itself: a path that it is for opens no other row', () => {
    for (const address of addresses) expect(pathOf(exampleOf(address)), address.path).toBe(address.path);
  });

  it('no path is listed twice, and every row has its name and its module', () => {
    const paths = addresses.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    const names = readCatalogue('en', 'areas');
    for (const { path, screen, module } of addresses) {
      expect(names, path).toHaveProperty([`areas.${screen}`]);
      expect(module === null || isModule(module), path).toBe(true);
    }
  });

  it('the longest match wins', () => {
    expect(pathOf('/ticketscannen/devices')).toBe('/ticketscannen*');
    expect(pathOf('/barcodes2/archived')).toBe('/barcodes2*');
    expect(pathOf('/verdiensten-klanten')).toBe('/verdiensten-klanten');
    expect(pathOf('/tickets/pricing-rules')).toBe('/tickets/pricing-rules*');
    expect(pathOf('/tickets/7/dynamic-price/create')).toBe('/tickets/{ticketGroupId}/dynamic-price/create');
    expect(pathOf('/timeslotgroup/hidden-groups')).toBe('/timeslotgroup/hidden-groups');
  });

  it('an unknown member of a family opens the family', () => {
    expect(pathOf('/verdiensten-abc')).toBe('/verdiensten*');
    expect(pathOf('/statistieken-v2/maand')).toBe('/statistieken-v2*');
    expect(pathOf('/vgm-iets')).toBe('/vgm-*');
    expect(pathOf('/tickettype-iets/7')).toBe('/tickettype-*');
    expect(pathOf('/groupaccount-iets')).toBe('/groupaccount-*');
  });

  it('a legacy path takes a sub-path, a new one does not', () => {
    expect(pathOf('/menu-rights/account/7')).toBe('/menu-rights');
    expect(pathOf('/useraanpassen/7/rights')).toBe('/useraanpassen/{accountId}');
    expect(pathOf('/menu-rights/')).toBe('/menu-rights');
    expect(pathOf('/menu-rightsx')).toBeUndefined();
    expect(pathOf('/products/7')).toBeUndefined();
    expect(pathOf('/no-such-page')).toBeUndefined();
  });
});
