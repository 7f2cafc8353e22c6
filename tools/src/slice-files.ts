/** The words of a new slice, in the forms that its files need. */
export interface SliceName {
  /** `audio-guides` */
  area: string;
  /** `audioGuides` */
  camel: string;
  /** `AudioGuides` */
  pascal: string;
  /** `Audio guides` */
  title: string;
}

/** @throws when the area is not a kebab-case word. */
export function sliceName(area: string): SliceName {
  if (!/^[a-z]+(-[a-z]+)*$/.test(area)) {
    throw new Error(`"${area}" is not an area: use small letters and dashes, like audio-guides.`);
  }
  const words = area.split('-');
  const pascal = words.map(capitalise).join('');
  return {
    area,
    camel: words[0] + words.slice(1).map(capitalise).join(''),
    pascal,
    title: capitalise(words.join(' ')),
  };
}

const capitalise = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const json = (messages: Record<string, string>) => `${JSON.stringify(messages, null, 2)}\n`;

/** The files of an empty slice by their path: a rule with its test, a server module, a screen, its words. */
export function sliceFiles({ area, camel, pascal, title }: SliceName): Record<string, string> {
  const server = `apps/server/src/modules/${area}`;
  const feature = `apps/back-office/src/features/${area}`;
  const domain = `packages/domain/src/${area}`;
  const catalogues = 'packages/i18n/src/catalogues';
  return {
    [`${server}/README.md`]: `# ${area}

${title}: say in a sentence what this area does for a museum.

Owns: no table yet. Rules: \`domain/${area}\`. Right: name the module of the rights table.
Others call it through index.ts; say here which function is for whom.
`,
    [`${server}/index.ts`]: `export { ${camel}Module } from './${area}.module.ts';
`,
    [`${server}/${area}.module.ts`]: `import type { ServerModule } from '../../platform/server-module.ts';

export const ${camel}Module: ServerModule = { name: '${area}' };
`,
    [`${domain}/${area}-name.ts`]: `import { z } from 'zod';

/** A name as staff fill it in; the form and the server share this rule. */
export const ${camel}Name = z
  .string('${area}-name-required')
  .trim()
  .min(1, '${area}-name-required')
  .max(100, '${area}-name-too-long');
`,
    [`${domain}/${area}-name.test.ts`]: `import { expect, test } from 'vitest';
import { parseInput } from '../result/parse-input.ts';
import { ${camel}Name } from './${area}-name.ts';

test('a name is kept without the spaces around it', () => {
  expect(parseInput(${camel}Name, ' Ground floor ')).toEqual({ ok: true, value: 'Ground floor' });
});

test('an empty name is refused', () => {
  expect(parseInput(${camel}Name, ' ')).toMatchObject({ refusals: [{ code: '${area}-name-required' }] });
});
`,
    [`${feature}/routes.tsx`]: `import type { FeatureRoute } from '../../app/feature-route.ts';

export const routes: readonly FeatureRoute[] = [
  { path: '/${area}', page: () => import('./${area}-page.tsx') },
];
`,
    [`${feature}/${area}-page.tsx`]: `import { EmptyState } from '@foyer/ui/states/empty-state.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Page } from '@foyer/ui/page.tsx';

/** The first screen of the area. */
export default function ${pascal}Page() {
  const { t } = useMessages();
  return (
    <Page title={t('${area}.title')} kind="list">
      <EmptyState kind="first" title={t('${area}.empty')} />
    </Page>
  );
}
`,
    [`${catalogues}/en/${area}.json`]: json({
      [`${area}.empty`]: 'Nothing here yet',
      [`${area}.title`]: title,
    }),
    [`${catalogues}/nl/${area}.json`]: json({
      [`${area}.empty`]: 'Hier is nog niets',
      [`${area}.title`]: title,
    }),
    [`${catalogues}/en/errors/errors-${area}.json`]: json({
      [`errors.${area}-name-required`]: 'Enter a name',
      [`errors.${area}-name-too-long`]: 'Use at most {maximum} characters',
    }),
    [`${catalogues}/nl/errors/errors-${area}.json`]: json({
      [`errors.${area}-name-required`]: 'Vul een naam in',
      [`errors.${area}-name-too-long`]: 'Gebruik hooguit {maximum} tekens',
    }),
  };
}
