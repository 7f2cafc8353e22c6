export type ExportFormat = 'csv' | 'xlsx';

/** failed: more rows than the format can hold. */
export type ExportState = 'waiting' | 'running' | 'done' | 'failed';
