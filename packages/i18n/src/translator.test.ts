import { describe, expect, it } from 'vitest';
import { createTranslator, type Messages } from './translator.ts';

/** Looks up texts of this test, whose keys are in no catalogue. */
function lookup(locale: string, messages: Messages, fallback?: Messages) {
  const { t, has } = createTranslator(locale, messages, fallback);
  return { has, t: (key: string, params?: Record<string, number | string>) => t(key, params) };
}

const dutch = { 'cart.tickets': '{count, plural, one {# kaartje} other {# kaartjes}}', 'cart.title': 'Mand' };
const english = {
  'cart.tickets': '{count, plural, one {# ticket} other {# tickets}}',
  'cart.empty': 'Empty',
};

describe('translator', () => {
  it('a text is given in the language asked for, with its plural', () => {
    const { t } = lookup('nl', dutch, english);
    expect(t('cart.title')).toBe('Mand');
    expect(t('cart.tickets', { count: 1 })).toBe('1 kaartje');
    expect(t('cart.tickets', { count: 2500 })).toBe('2.500 kaartjes');
  });

  it('a text that is missing falls to English, and a key without any text shows itself', () => {
    const translator = lookup('nl-NL', dutch, english);
    expect(translator.t('cart.empty')).toBe('Empty');
    expect(translator.t('cart.unknown')).toBe('cart.unknown');
    expect(translator.has('cart.unknown')).toBe(false);
  });

  it('angle brackets and apostrophes in plain words stay as typed', () => {
    const { t } = lookup('en', { a: 'Fewer than <3>', b: "Can't get in, {name}?" });
    expect(t('a')).toBe('Fewer than <3>');
    expect(t('b', { name: 'Sanne' })).toBe("Can't get in, Sanne?");
  });

  it('Dutch of Belgium counts the Dutch way', () => {
    expect(lookup('be_NL', dutch).t('cart.tickets', { count: 1234 })).toBe('1.234 kaartjes');
  });
});
