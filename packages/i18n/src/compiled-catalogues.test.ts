import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { compiledCatalogues } from './compiled-catalogues.ts';
import { catalogueFile, catalogueParts, readCatalogue } from './read-catalogue.ts';
import { createTranslator, type Messages } from './translator.ts';

const params = new Proxy({}, { get: () => 3, has: () => true });

describe('catalogues in the browser', () => {
  it('every text reads the same parsed as it does in its file', () => {
    const plugin = compiledCatalogues();
    for (const part of catalogueParts('nl')) {
      const file = fileURLToPath(new URL(`./catalogues/${catalogueFile('nl', part)}`, import.meta.url));
      const code = plugin.load(file)?.code ?? '';
      const compiled = JSON.parse(code.slice('export default '.length, -1)) as Messages;
      const [asText, asParsed] = [readCatalogue('nl', part), compiled].map((one) =>
        createTranslator('nl', one),
      );
      for (const key of Object.keys(compiled)) {
        expect(asParsed?.t(key, params), key).toBe(asText?.t(key, params));
      }
    }
  });

  it('other files are left alone', () => {
    expect(compiledCatalogues().load('/app/package.json')).toBeNull();
  });
});
