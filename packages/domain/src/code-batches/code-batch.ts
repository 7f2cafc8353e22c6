/** Kinds of codes that are imported and generated in the background; each belongs to the module of the server that offers it. */
export const codeKinds = ['barcodes', 'foreign-tickets', 'discount-codes', 'vouchers'] as const;
export type CodeKind = (typeof codeKinds)[number];

/** Modules of the menu that have codes: who may edit one of them may ask for a batch of its kind. */
export const codeModules = ['barcodes', 'barcodes-generated', 'discountcodes-and-vouchers'] as const;

export const codeBatchModes = ['import', 'generate', 'remove'] as const;
export type CodeBatchMode = (typeof codeBatchModes)[number];

/** uploading: its file is read and shown, nothing is imported yet. */
export const codeBatchStates = ['uploading', 'running', 'done', 'failed'] as const;
export type CodeBatchState = (typeof codeBatchStates)[number];

/** Of one batch (product.md, section 7: generated series of 1 to 1,000,000 codes). */
export const mostCodesOfBatch = 1_000_000;
/** Characters of a part of a file: a request holds at most 1 MB. */
export const mostOfPart = 500_000;

const namesOfCodes = /^"?(bar|ticket|voucher|discount)?[ _-]?(codes?|number|nummer|numbers|ean)"?$/i;

/** The first line of a file that names its column is no code. */
export const isHeader = (text: string): boolean => namesOfCodes.test((text.split(/[;,\t]/)[0] ?? '').trim());

/** The lines of a part of a file, without the end that closes the last one. */
export function linesOfPart(text: string): string[] {
  const lines = text.split(/\r\n|\n|\r/);
  if (lines.at(-1) === '') lines.pop();
  return lines;
}

/** Cuts a file into parts that end with a whole line; a line that is longer than a part is cut. */
export function* partsOfFile(text: string, most = mostOfPart): Generator<string> {
  for (let from = 0; from < text.length; ) {
    const end = from + most;
    const newline = end >= text.length ? text.length - 1 : text.lastIndexOf('\n', end - 1);
    const until = newline < from ? end : newline + 1;
    yield text.slice(from, until);
    from = until;
  }
}
