import { contentLanguageInput } from '@foyer/domain/catalog/content-language-input.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import {
  eTicketBlockInput,
  eTicketTemplateInput,
  eTicketWordsInput,
} from '@foyer/domain/tickets/eticket-template/eticket-template.ts';
import { valueOrThrow } from '../../../platform/errors.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { objectFromZod } from '../../../platform/graphql/fields-from-zod.ts';
import { inputFromZod } from '../../../platform/graphql/input-from-zod.ts';
import { reading } from '../../../platform/graphql/reading.ts';
import '../../../scalars/eticket-scalars.graphql.ts';
import { changeETicketTemplate } from './change-eticket-template.ts';
import { findETicketTemplate, type StoredETicketTemplate } from './eticket-template.repository.ts';
import { previewETicket } from './preview-eticket.ts';

objectFromZod('ETicketWords', eTicketWordsInput);
objectFromZod('ETicketBlock', eTicketBlockInput);
const Template = objectFromZod('ETicketTemplate', eTicketTemplateInput);
inputFromZod('ETicketWordsInput', eTicketWordsInput);
inputFromZod('ETicketBlockInput', eTicketBlockInput);
const TemplateInput = inputFromZod('ETicketTemplateInput', eTicketTemplateInput);

const Stored = builder.objectRef<StoredETicketTemplate>('StoredETicketTemplate').implement({
  description: 'How PDF tickets look from the next one that is made; version 0 = as at first',
  fields: (t) => ({
    id: t.id({ resolve: ({ clientId }) => clientId }),
    version: t.exposeInt('version'),
    template: t.expose('template', { type: Template }),
    madeAt: t.expose('madeAt', { type: 'DateTime', nullable: true }),
    madeByName: t.exposeString('madeByName'),
  }),
});

builder.queryFields((t) => ({
  eTicketTemplate: t.field({
    type: Stored,
    authScopes: { right: ['new-settings', 'access'] },
    resolve: reading((scope) => findETicketTemplate(scope)),
  }),
  eTicketPreview: t.string({
    description: 'The PDF of a test ticket with a template that is not saved, in base 64',
    authScopes: { right: ['new-settings', 'access'] },
    args: { input: t.arg({ type: TemplateInput }), language: t.arg.string() },
    resolve: reading(async (scope, _root, { input, language }, call) => {
      const known = valueOrThrow(parseInput(contentLanguageInput, language));
      return (await previewETicket(call, scope, { typed: input, language: known })).toString('base64');
    }),
  }),
}));

builder.mutationField('changeETicketTemplate', (t) =>
  t.field({
    type: Stored,
    authScopes: { right: ['new-settings', 'edit'] },
    args: { input: t.arg({ type: TemplateInput }), version: t.arg.int() },
    resolve: (_root, { input, version }, context) =>
      changeETicketTemplate(context.signedIn(), input, version),
  }),
);
