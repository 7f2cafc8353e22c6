import { randomInt } from 'node:crypto';
import { barcodeKey, makeBarcode, readBarcode, usualLength } from '@foyer/domain/barcodes/barcode-text.ts';
import {
  type CodeBatch,
  type CodeHandler,
  type LineOf,
  offerCodes,
  type ReadLine,
} from '../code-batches/index.ts';
import { addToSeries, removeSeriesCounter } from '../sale-counters/index.ts';
import {
  deleteFreeBarcodes,
  insertionOfBarcodes,
  listTakenBarcodes,
  type TakenCode,
} from './barcode.repository.ts';
import { deleteRemovedSeries } from './barcode-series.repository.ts';

/** The codes of barcode series, in the background. */
const barcodeKind: CodeHandler = {
  kind: 'barcodes',
  module: 'barcodes',
  taken: { reason: 'barcode-taken', params: null },
  async readLines(_app, scope, batch, lines) {
    const spec = { ...batch.spec };
    const read = lines.map(readOne);
    const codes = read.flatMap(({ code }) => code ?? []);
    // Judged by the first lines of the file, kept for the others.
    if (spec.usualLength === undefined) spec.usualLength = usualLength(codes);
    const usual = typeof spec.usualLength === 'number' ? spec.usualLength : null;
    const taken = await listTakenBarcodes(
      scope,
      read.flatMap(({ key }) => key ?? []),
    );
    const byKey = new Map(taken.map((one) => [one.key, one]));
    return { spec, lines: read.map((line) => refuseLength(refuseTaken(line, byKey), usual)) };
  },
  insertion: insertionOfBarcodes,
  afterInsertion: addToSeries,
  drawCode(batch) {
    const code = makeBarcode(prefixOf(batch), (below) => randomInt(below));
    return { code, key: barcodeKey(code), facts: null };
  },
  async removeCodes(scope, ownerId, limit) {
    const gone = await deleteFreeBarcodes(scope, ownerId, limit);
    if (gone < limit && (await deleteRemovedSeries(scope, ownerId)))
      await removeSeriesCounter(scope, ownerId);
    return gone;
  },
};

offerCodes(barcodeKind);

const prefixOf = ({ spec }: CodeBatch) => (typeof spec.prefix === 'string' ? spec.prefix : '');

function readOne({ line, text }: LineOf): ReadLine {
  const read = readBarcode(text);
  if (read.ok) return { line, text, code: read.value, key: barcodeKey(read.value) };
  const [refusal] = read.refusals;
  return { line, text, reason: refusal?.code ?? '', params: refusal?.params ?? null };
}

/** A line whose code the client has already, with what has it. */
export function refuseTaken(line: ReadLine, taken: ReadonlyMap<string, TakenCode>): ReadLine {
  const by = line.key === undefined ? undefined : taken.get(line.key);
  if (!by) return line;
  const reason = {
    series: by.issuedAt ? 'barcode-taken-issued' : 'barcode-taken-series',
    'ticket-type': 'barcode-taken-type',
    ticket: 'barcode-taken-ticket',
  }[by.by];
  const date = by.issuedAt?.toISOString().slice(0, 10) ?? '';
  return { line: line.line, text: line.text, reason, params: { name: by.name, date } };
}

function refuseLength(line: ReadLine, usual: number | null): ReadLine {
  const length = line.code?.length;
  if (length === undefined || usual === null || length === usual) return line;
  const reason = length < usual ? 'barcode-shorter' : 'barcode-longer';
  return { line: line.line, text: line.text, reason, params: { length, usual } };
}
