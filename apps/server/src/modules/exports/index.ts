export type { ExportFile } from './export.repository.ts';
export { type ExportCell, offerExport } from './export-kind.ts';
export { ExportRef } from './exports.graphql.ts';
export { startExport } from './start-export.ts';
