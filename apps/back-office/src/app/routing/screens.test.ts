import { describe, expect, it } from 'vitest';
import { addresses, findAddress } from '../addresses/addresses.ts';
import { menuItemPath } from '../menu-items.ts';
import { featureRoutes } from './feature-routes.ts';
import { addressPaths, exactRoutes, findScreen, hasScreen, isAvailable } from './screens.ts';

/** A path that a registered pattern serves. */
const exampleOf = (path: string) => path.replace(/\$\w+/g, '7').replace('*', '');

describe('screens and their addresses', () => {
  it('lists what is still to come', () => {
    const missing = addresses.filter((address) => !isAvailable(address));
    const screens = new Set(missing.map(({ screen }) => screen));
    process.stdout.write(
      `${missing.length} of ${addresses.length} addresses (${screens.size} screens) come later:\n`,
    );
    for (const { path, screen } of missing) process.stdout.write(`  ${path}  ${screen}\n`);
    expect(missing.length).toBeLessThan(addresses.length);
  });

  it('every screen that a feature registers is reached: it is in the table or below a row of it', () => {
    const menuPaths = new Set(
      addresses.filter(({ legacy }) => !legacy).map(({ path }) => path.split('/')[1]),
    );
    for (const { path } of featureRoutes) {
      const example = exampleOf(path);
      const inTable = findAddress(example)?.legacy || menuPaths.has(example.split('/')[1]);
      expect(inTable, path).toBe(true);
    }
  });

  it('one screen behind several doors: the older names of an account lead to it with the id kept', () => {
    const page = exactRoutes.find(({ path }) => path.startsWith('/account-edit/'))?.page;
    for (const door of ['/useraanpassen/', '/userverwijderen/', '/account-delete/']) {
      const route = exactRoutes.find(({ path }) => path.startsWith(door));
      expect(route?.page, door).toBe(page);
      expect(route?.path, door).toMatch(/\/\$accountId$/);
    }
    expect(findScreen('/useraanpassen')).toBe(findScreen('/gebruikers'));
  });

  it('no path has two routes, and an id is kept with any sub-path behind it', () => {
    const paths = [...addressPaths, ...exactRoutes.map(({ path }) => path)].map((path) =>
      path.replace(/\$\w+/g, '$'),
    );
    expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
    expect(paths).toContain('/tickets/$/$');
  });

  it('a member of a family without a screen of its own opens the screen of the family', () => {
    expect(findScreen('/ticketscannen/devices')).toBeDefined();
    expect(findScreen('/ticketscannen-abc')).toBe(findScreen('/ticketscannen'));
    expect(hasScreen(menuItemPath('dashboard'))).toBe(true);
    expect(hasScreen('/no-such-page')).toBe(false);
  });
});
