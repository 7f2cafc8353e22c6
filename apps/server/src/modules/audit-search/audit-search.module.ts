import './audit-export.ts';
import './audit-search.graphql.ts';
import type { ServerModule } from '../../platform/server-module.ts';

export const auditSearchModule: ServerModule = { name: 'audit-search' };
