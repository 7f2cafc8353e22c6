import { describe, expect, it } from 'vitest';
import { findLegacyRoute, legacyRoutes } from './legacy-routes.ts';

const patternOf = (path: string) => findLegacyRoute(path)?.pattern;

describe('older addresses', () => {
  it('the longest pattern that fits wins', () => {
    expect(patternOf('/tickets')).toBe('/tickets*');
    expect(patternOf('/ticketscannen')).toBe('/ticketscannen*');
    expect(patternOf('/ticketscannen/devices')).toBe('/ticketscannen*');
    expect(patternOf('/barcodes2/archived')).toBe('/barcodes2*');
    expect(patternOf('/verdiensten-klanten')).toBe('/verdiensten-klanten');
    expect(patternOf('/tickettype-aanpassen/7')).toBe('/tickettype-*');
  });

  it('an unknown member of a family opens the family', () => {
    expect(patternOf('/verdiensten-abc')).toBe('/verdiensten*');
    expect(patternOf('/statistieken-v2/maand')).toBe('/statistieken*');
    expect(patternOf('/vgm-iets')).toBe('/vgm-*');
  });

  it('a single path takes a sub-path and nothing else', () => {
    expect(patternOf('/menu-rights/account/7')).toBe('/menu-rights');
    expect(patternOf('/menu-rightsx')).toBeUndefined();
    expect(patternOf('/products')).toBeUndefined();
    expect(patternOf('/')).toBeUndefined();
  });

  it('no pattern stands twice', () => {
    const patterns = legacyRoutes.map((route) => route.pattern);
    expect(new Set(patterns).size).toBe(patterns.length);
  });
});
