import { readFileSync } from 'node:fs';
import { Schema } from 'node-schematron';

let rules: Schema | undefined;

/**
 * The rules of EN 16931 that a UBL document breaks, by the official Schematron of the European Commission
 * (ConnectingEurope/eInvoicing-EN16931, version 1.3.16, EUPL 1.2), unchanged beside this file. Takes seconds.
 */
export function findEInvoiceFaults(xml: string): string[] {
  rules ??= Schema.fromString(
    readFileSync(new URL('EN16931-UBL-validation.sch', import.meta.url), 'utf8').replace(/^<\?xml.*?\?>/, ''),
  );
  return rules.validateString(xml).map(({ message }) => String(message).trim());
}
