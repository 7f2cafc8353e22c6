import { catalogueFile, catalogueParts } from '@foyer/i18n/read-catalogue.ts';
import { inRepository } from './repository.ts';

/** The file that names every key of the catalogues as a type, and its text. */
export function messageKeyType(): readonly [path: string, text: string] {
  const parts = catalogueParts('en').map(
    (part) => `  | keyof typeof import('./catalogues/${catalogueFile('en', part)}')`,
  );
  const text = `/** Every key of the catalogues; written by \`npm run codegen\` from the parts that there are. */
export type MessageKey =
${parts.join('\n')};
`;
  return [inRepository('packages/i18n/src/message-key.ts'), text];
}
