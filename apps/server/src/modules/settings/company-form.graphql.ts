import { companyFormInput } from '@foyer/domain/settings/company-form-input.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { inputFromZod } from '../../platform/graphql/input-from-zod.ts';
import { reading } from '../../platform/graphql/reading.ts';
import {
  type CompanyForm,
  type CompanyFormLink,
  findCompanyForm,
  findOpenFormLink,
} from './company-form.repository.ts';
import { renewCompanyFormLink, revokeCompanyFormLink } from './company-form-link.ts';
import { fillCompanyForm } from './fill-company-form.ts';

const FilledForm = builder.objectRef<CompanyForm>('FilledCompanyForm').implement({
  fields: (t) => ({
    companyName: t.exposeString('companyName'),
    address: t.exposeString('address'),
    postalCode: t.exposeString('postalCode'),
    town: t.exposeString('town'),
    vatNumber: t.exposeString('vatNumber'),
    kvkNumber: t.exposeString('kvkNumber'),
    accountNumber: t.exposeString('accountNumber'),
    beneficiary: t.exposeString('beneficiary'),
    savedAt: t.expose('savedAt', { type: 'DateTime' }),
    savedByName: t.exposeString('savedByName', { nullable: true, description: 'null = by the secret link' }),
  }),
});

const FormLink = builder.objectRef<CompanyFormLink>('CompanyFormLink').implement({
  description: 'The access token of the form; its address was shown when it was made',
  fields: (t) => ({
    madeAt: t.expose('madeAt', { type: 'DateTime' }),
    madeByName: t.exposeString('madeByName'),
    expiresAt: t.expose('expiresAt', { type: 'DateTime' }),
  }),
});

interface FormState {
  filled: CompanyForm | undefined;
  link: CompanyFormLink | undefined;
}

const CompanyFormState = builder.objectRef<FormState>('CompanyFormState').implement({
  fields: (t) => ({
    filled: t.field({ type: FilledForm, nullable: true, resolve: ({ filled }) => filled ?? null }),
    link: t.field({ type: FormLink, nullable: true, resolve: ({ link }) => link ?? null }),
  }),
});

const CompanyFormInput = inputFromZod('CompanyFormInput', companyFormInput);

builder.queryFields((t) => ({
  companyForm: t.field({
    type: CompanyFormState,
    authScopes: { right: ['administratie', 'access'] },
    resolve: reading(async (scope, _root, _args, { app }) => ({
      filled: await findCompanyForm(scope),
      link: await findOpenFormLink(scope, app.clock()),
    })),
  }),
}));

builder.mutationFields((t) => ({
  fillCompanyForm: t.boolean({
    authScopes: { right: ['administratie', 'edit'] },
    args: { input: t.arg({ type: CompanyFormInput }) },
    resolve: async (_root, { input }, context) => {
      await fillCompanyForm(context.signedIn(), input);
      return true;
    },
  }),
  renewCompanyFormLink: t.string({
    description: 'Its address, shown this once; the one before stops working',
    authScopes: { right: ['administratie', 'edit'] },
    resolve: (_root, _args, context) => renewCompanyFormLink(context.signedIn()),
  }),
  revokeCompanyFormLink: t.boolean({
    authScopes: { right: ['administratie', 'edit'] },
    resolve: async (_root, _args, context) => {
      await revokeCompanyFormLink(context.signedIn());
      return true;
    },
  }),
}));
