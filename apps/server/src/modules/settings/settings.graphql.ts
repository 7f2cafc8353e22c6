import { subjectRules } from '@foyer/domain/settings/setting-subjects.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { ModuleScalar } from '../../scalars/account-scalars.graphql.ts';
import { SettingSubjectScalar } from '../../scalars/client-scalars.graphql.ts';
import { applySettingNow } from './apply-setting-now.ts';
import { saveSetting } from './save-setting.ts';
import type { StoredSetting } from './setting.repository.ts';
import { listVisibleSettings, mayApplyNow, mayEdit, settingModules } from './setting-rights.ts';
import type { SubjectState } from './subject-state.ts';
import { withdrawAllSettings, withdrawSetting } from './withdraw-setting.ts';

const HISTORY_ROWS = 100;

const SettingVersionRef = builder.objectRef<StoredSetting>('SettingVersion').implement({
  description: 'One saved value of a subject',
  fields: (t) => ({
    id: t.exposeID('id'),
    value: t.expose('value', { type: 'JSON' }),
    valueBefore: t.expose('valueBefore', { type: 'JSON' }),
    effectiveAt: t.expose('effectiveAt', { type: 'DateTime' }),
    madeAt: t.expose('madeAt', { type: 'DateTime' }),
    madeByName: t.exposeString('madeByName'),
    withdrawnAt: t.expose('withdrawnAt', { type: 'DateTime', nullable: true }),
    withdrawnByName: t.exposeString('withdrawnByName', { nullable: true }),
  }),
});

export const ClientSettingRef = builder.objectRef<SubjectState>('ClientSetting').implement({
  description: 'A subject of the client settings: one value in force, and what is to come',
  fields: (t) => ({
    id: t.id({ resolve: ({ subject }) => subject }),
    subject: t.expose('subject', { type: SettingSubjectScalar }),
    module: t.field({ type: ModuleScalar, resolve: ({ subject }) => subjectRules[subject].module }),
    adminOnly: t.boolean({ resolve: ({ subject }) => subjectRules[subject].adminOnly }),
    actsAtOnce: t.boolean({ resolve: ({ subject }) => subjectRules[subject].effect === 'at-once' }),
    mayEdit: t.boolean({
      authScopes: { asParent: true },
      resolve: ({ subject }, _args, context) => mayEdit(context.signedIn(), subject),
    }),
    mayApplyNow: t.boolean({
      authScopes: { asParent: true },
      resolve: ({ subject }, _args, context) => mayApplyNow(context.signedIn(), subject),
    }),
    inForce: t.expose('inForce', { type: 'JSON' }),
    coming: t.field({
      type: SettingVersionRef,
      nullable: true,
      resolve: ({ coming }) => coming ?? null,
    }),
    toCome: t.field({
      type: [SettingVersionRef],
      description: 'The first to begin first; more than one where changes begin on chosen days',
      resolve: ({ toCome }) => toCome,
    }),
    version: t.exposeInt('version', {
      description: 'Given back with a change: nobody writes over the unseen',
    }),
    history: t.field({
      type: [SettingVersionRef],
      description: 'The last one first, withdrawn ones too',
      resolve: ({ history }) => history.slice(0, HISTORY_ROWS),
    }),
  }),
});

/** For modules with subjects; `subjectRules` names the module of each subject. */
const maySee = { anyRight: [settingModules, 'access'] as const };
const mayChange = { anyRight: [settingModules, 'edit'] as const };

builder.queryFields((t) => ({
  clientSettings: t.field({
    description: 'The subjects that the caller may see, by the right of each',
    type: [ClientSettingRef],
    authScopes: maySee,
    resolve: (_root, _args, context) => listVisibleSettings(context.signedIn()),
  }),
}));

builder.mutationFields((t) => ({
  saveSetting: t.field({
    description: 'In force at the next 00:00 of the client, or at once; answers what the caller then sees',
    type: [ClientSettingRef],
    authScopes: mayChange,
    args: {
      subject: t.arg({ type: SettingSubjectScalar }),
      value: t.arg({ type: 'JSON' }),
      version: t.arg.int(),
      applyNow: t.arg.boolean({ required: false }),
      fromDay: t.arg({
        type: 'String',
        required: false,
        description: 'Of a subject whose changes begin on chosen days; left out: tomorrow',
      }),
    },
    resolve: async (_root, { applyNow, ...saved }, context) => {
      await saveSetting(context.signedIn(), { ...saved, isApplyNow: applyNow ?? false });
      return listVisibleSettings(context.signedIn());
    },
  }),
  applySettingNow: t.field({
    type: [ClientSettingRef],
    authScopes: mayChange,
    args: { subject: t.arg({ type: SettingSubjectScalar }), version: t.arg.int() },
    resolve: async (_root, args, context) => {
      await applySettingNow(context.signedIn(), args);
      return listVisibleSettings(context.signedIn());
    },
  }),
  withdrawSetting: t.field({
    type: [ClientSettingRef],
    authScopes: mayChange,
    args: {
      subject: t.arg({ type: SettingSubjectScalar }),
      field: t.arg.string({ required: false, description: 'Left out: all of the value to come' }),
      id: t.arg.id({ required: false, description: 'Of the value to come; left out: the first to begin' }),
      version: t.arg.int(),
    },
    resolve: async (_root, { field, id, ...args }, context) => {
      await withdrawSetting(context.signedIn(), { ...args, id: id ?? null, field: field ?? null });
      return listVisibleSettings(context.signedIn());
    },
  }),
  withdrawAllSettings: t.field({
    type: [ClientSettingRef],
    authScopes: mayChange,
    resolve: async (_root, _args, context) => {
      await withdrawAllSettings(context.signedIn());
      return listVisibleSettings(context.signedIn());
    },
  }),
}));
