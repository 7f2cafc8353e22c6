import './privacy.graphql.ts';
import { backupFolder } from '../../platform/files/backup-folder.ts';
import type { ServerModule } from '../../platform/server-module.ts';
import { offerPersonData } from '../person-data/index.ts';
import { clearPersonalData } from './clear-personal-data.ts';
import { addErasedKeys } from './erased-keys-list.ts';
import { finishErasures } from './finish-erasures.ts';
import { clearPersonFiles, makePersonFileSubscription } from './make-person-file.ts';
import { privacyRoutes } from './privacy.routes.ts';
import { requestPersonData } from './request-person-data.ts';

offerPersonData(requestPersonData);

export const privacyModule: ServerModule = {
  name: 'privacy',
  routes: privacyRoutes,
  subscriptions: [makePersonFileSubscription],
  jobs: [
    { name: 'finish erasures', everySeconds: 10, run: finishErasures },
    {
      name: 'list erased keys',
      everySeconds: 60,
      run: (app) => addErasedKeys(app, backupFolder(app.env)),
    },
    { name: 'clear personal data', everySeconds: 600, run: clearPersonalData },
    { name: 'clear person files', everySeconds: 600, run: clearPersonFiles },
  ],
};
