import { hideSecretsInText } from '@foyer/content-html/hide-secrets.ts';
import { findPersonKeys } from '../../../platform/crypto/person-key.ts';
import { mailContent } from '../../../platform/mail/mail-content.ts';
import type { PersonData } from '../../person-data/index.ts';
import {
  countErrorsAbout,
  countMailsOfOrders,
  deleteErrorsBefore,
  deleteMailsBefore,
  eraseErrorsAbout,
  eraseMailsOfOrders,
  listMailsOfOrders,
  searchQueue,
} from './person-mail.repository.ts';

/** Mails about orders, sealed with their keys, and errors of the queue that repeat an address. */
export const mailPersonData: PersonData = {
  name: 'message-queue',
  columns: ['mail.sealed', 'mail.error', 'message_attempt.error', 'outbox.payload'],
  async find(_app, scope, { orderIds, strings }) {
    return [await countMailsOfOrders(scope, orderIds), await countErrorsAbout(scope, strings)];
  },
  async read(app, scope, { orderIds }) {
    const mails = await listMailsOfOrders(scope, orderIds);
    const ids = mails.map(({ personKeyId }) => personKeyId);
    const keys = await findPersonKeys(scope, app.secrets, ids);
    return {
      mails: mails.flatMap(({ personKeyId, sealed, kind, createdAt, sentAt }) => {
        const key = keys.get(personKeyId);
        if (!key) return [];
        const { to, subject, text, secrets } = mailContent.parse(key.decrypt(sealed));
        return [
          {
            kind,
            createdAt: createdAt.toISOString(),
            sentAt: sentAt?.toISOString() ?? null,
            to: `${to.name} <${to.address}>`,
            subject: hideSecretsInText(subject, secrets),
            text: hideSecretsInText(text, secrets),
          },
        ];
      }),
    };
  },
  async erase(_app, scope, { orderIds, strings }) {
    await eraseMailsOfOrders(scope, orderIds);
    if (strings.length > 0) await eraseErrorsAbout(scope, strings);
  },
  async forget(_app, scope, step, { before, limit }) {
    if (step !== 'mails' && step !== 'messages') return { records: 0, place: null };
    const clear = step === 'mails' ? deleteMailsBefore : deleteErrorsBefore;
    const records = await clear(scope, before, limit);
    return { records, place: records >= limit ? 'more' : null };
  },
  search: (_app, scope, strings) => searchQueue(scope, strings),
};
