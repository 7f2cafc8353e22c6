import './rights/access-request.graphql.ts';
import type { ServerModule } from '../../platform/server-module.ts';
import { offerPersonData } from '../person-data/index.ts';
import { accountLinkRoutes } from './account-links/account-link.routes.ts';
import { mailAccountLink } from './account-links/mail-account-link.ts';
import { accountPersonData } from './accounts/account-person-data.ts';
import { forgetOldSignIns } from './sessions/sign-in-history.ts';

offerPersonData(accountPersonData);

/** The routes of the session need the signing keys and are registered where those are made: app/create-server.ts. */
export const identityModule: ServerModule = {
  name: 'identity',
  routes: accountLinkRoutes,
  subscriptions: [
    { bus: 'event', type: 'account-link-made', destination: 'identity', handle: mailAccountLink },
  ],
  jobs: [{ name: 'forget old sign-ins', everySeconds: 3600, run: forgetOldSignIns }],
};
