import type { ServerModule } from '../../platform/server-module.ts';
import { sendVisitMails } from './send-visit-mails.ts';

export const visitMailsModule: ServerModule = {
  name: 'visit-mails',
  jobs: [{ name: 'send visit mails', everySeconds: 60, run: sendVisitMails }],
};
