import { type ResolveCursorConnectionArgs, resolveCursorConnection } from '@pothos/plugin-relay';
import { builder } from '../../platform/graphql/builder.ts';
import type { MailAddress } from '../../platform/mail/mail-content.ts';
import { MailKindScalar, MailStateScalar } from '../../scalars/message-queue-scalars.graphql.ts';
import { deleteMail, sendMailNow } from './change-outbox.ts';
import { getOpenedMail, listOpenedMails, type OpenedMail, type ShownContent } from './open-mail.ts';

const access = { right: ['message-queue', 'access'] } as const;

const Address = builder.objectRef<MailAddress>('MailAddress').implement({
  fields: (t) => ({ name: t.exposeString('name'), address: t.exposeString('address') }),
});

const Attachment = builder.objectRef<ShownContent['attachments'][number]>('MailAttachment').implement({
  fields: (t) => ({ filename: t.exposeString('filename'), contentType: t.exposeString('contentType') }),
});

const Mail = builder.objectRef<OpenedMail>('Mail').implement({
  description:
    'A mail of the outbox. Without the right Extra addresses are masked and contents left out. Links, codes and ' +
    'attachments are shown to nobody. An erased person’s mail is empty.',
  fields: (t) => ({
    id: t.exposeID('id'),
    kind: t.expose('kind', { type: MailKindScalar }),
    language: t.exposeString('language'),
    state: t.expose('state', { type: MailStateScalar }),
    attempts: t.exposeInt('attempts'),
    error: t.exposeString('error', { nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    sentAt: t.expose('sentAt', { type: 'DateTime', nullable: true }),
    waitsSince: t.expose('waitsSince', {
      type: 'DateTime',
      nullable: true,
      description: 'Since when the mail server cannot take it',
    }),
    orderId: t.exposeID('orderId', { nullable: true }),
    orderNumber: t.exposeString('orderNumber', { nullable: true }),
    isErased: t.boolean({ resolve: ({ content }) => content === null }),
    to: t.field({ type: Address, nullable: true, resolve: ({ content }) => content?.to }),
    from: t.field({ type: Address, nullable: true, resolve: ({ content }) => content?.from }),
    copyTo: t.stringList({
      description: 'Addresses of the museum that get a copy once it has left',
      resolve: ({ content }) => [...(content?.copyTo ?? [])],
    }),
    subject: t.string({ resolve: ({ content }) => content?.subject ?? '' }),
    html: t.string({
      nullable: true,
      description: 'null without the right Extra, and in a list; reading it leaves an entry in the audit log',
      resolve: ({ content }) => content?.body?.html(),
    }),
    text: t.string({
      nullable: true,
      description: 'null without the right Extra, and in a list; reading it leaves an entry in the audit log',
      resolve: ({ content }) => content?.body?.text(),
    }),
    attachments: t.field({ type: [Attachment], resolve: ({ content }) => [...(content?.attachments ?? [])] }),
  }),
});

builder.queryFields((t) => ({
  mails: t.connection({
    description: 'The outbox, the newest first',
    type: Mail,
    authScopes: access,
    args: {
      state: t.arg({ type: MailStateScalar, required: false }),
      kind: t.arg({ type: MailKindScalar, required: false }),
      search: t.arg.string({ required: false, description: 'An order number' }),
    },
    resolve: (_root, { state, kind, search, ...args }, context) =>
      resolveCursorConnection(
        { args, toCursor: (mail: OpenedMail) => mail.cursor, defaultSize: 20, maxSize: 50 },
        (page: ResolveCursorConnectionArgs) =>
          listOpenedMails(
            context.signedIn(),
            {
              state: state ?? null,
              kind: kind ?? null,
              search: search ?? '',
            },
            page,
          ),
      ),
  }),
  mail: t.field({
    type: Mail,
    authScopes: access,
    args: { id: t.arg.id() },
    resolve: (_root, { id }, context) => getOpenedMail(context.signedIn(), id),
  }),
}));

builder.mutationFields((t) => ({
  sendMailNow: t.field({
    authScopes: { right: ['message-queue', 'edit'] },
    type: Mail,
    args: { id: t.arg.id() },
    resolve: async (_root, { id }, context) => {
      await sendMailNow(context.signedIn(), id);
      return getOpenedMail(context.signedIn(), id);
    },
  }),
  deleteMail: t.id({
    authScopes: { right: ['message-queue', 'edit'] },
    args: { id: t.arg.id() },
    resolve: async (_root, { id }, context) => {
      await deleteMail(context.signedIn(), id);
      return id;
    },
  }),
}));
