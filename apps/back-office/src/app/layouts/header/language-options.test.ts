import { locales, underscoreLocales } from '@foyer/i18n/locales.ts';
import { readCatalogue, readTranslator } from '@foyer/i18n/read-catalogue.ts';
import { describe, expect, it } from 'vitest';
import { languageOptions } from './language-options.ts';

describe('the language selector', () => {
  it('each option has a name, the flag of its country and a value; what cannot be chosen is left out', () => {
    const { t } = readTranslator('nl', ['locales']);
    expect(languageOptions(['nl_NL', 'en-US', 'de_DE', 'xx_YY'], t)).toEqual([
      { languageName: 'Nederlands', translatedName: 'Nederlands', flag: 'NL', value: 'nl_NL' },
      { languageName: 'English', translatedName: 'Engels', flag: 'US', value: 'en_US' },
    ]);
  });

  it('every locale has its own name by the underscore form and a translated one by the other form', () => {
    for (const language of ['nl', 'en']) {
      const names = readCatalogue(language, 'locales');
      for (const locale of locales) expect(names[`desired_locale_${locale}`], locale).toBeTruthy();
      for (const locale of underscoreLocales) expect(names[`its_own_locale_${locale}`], locale).toBeTruthy();
    }
  });
});
