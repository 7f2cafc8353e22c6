import './saved-views.graphql.ts';
import type { ServerModule } from '../../platform/server-module.ts';

export const savedViewsModule: ServerModule = { name: 'saved-views' };
