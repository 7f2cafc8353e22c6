import './saved-views.graphql.ts';
import type { ServerModule } from '../../platform/server-module.ts';
import { offerPersonData } from '../person-data/index.ts';
import { viewPersonData } from './view-person-data.ts';

offerPersonData(viewPersonData);

export const savedViewsModule: ServerModule = { name: 'saved-views' };
