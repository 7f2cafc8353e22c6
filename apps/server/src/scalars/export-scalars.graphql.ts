import { exportFormats, exportStates } from '@foyer/domain/exports/export-file.ts';
import { unionScalar } from '../platform/graphql/union-scalar.ts';

export const ExportFormatScalar = unionScalar('ExportFormat', exportFormats);
export const ExportStateScalar = unionScalar('ExportState', exportStates);
