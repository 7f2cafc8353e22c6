import './visitor-export.ts';
import './visits.graphql.ts';
import type { ServerModule } from '../../platform/server-module.ts';

export const visitsModule: ServerModule = { name: 'visits' };
