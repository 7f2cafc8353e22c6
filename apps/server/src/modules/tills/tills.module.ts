import './printing/printing.graphql.ts';
import './tills.graphql.ts';
import type { ServerModule } from '../../platform/server-module.ts';

export const tillsModule: ServerModule = { name: 'tills' };
