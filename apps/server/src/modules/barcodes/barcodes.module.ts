import './barcode-kind.ts';
import './barcodes.graphql.ts';
import './export-barcodes.ts';
import type { ServerModule } from '../../platform/server-module.ts';

export const barcodesModule: ServerModule = { name: 'barcodes' };
