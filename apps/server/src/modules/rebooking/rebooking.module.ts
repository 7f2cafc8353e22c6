import './rebooking-exceptions.graphql.ts';
import './try-rebooking.graphql.ts';
import type { ServerModule } from '../../platform/server-module.ts';

export const rebookingModule: ServerModule = { name: 'rebooking' };
