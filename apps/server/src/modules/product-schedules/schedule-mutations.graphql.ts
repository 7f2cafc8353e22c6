import { productScheduleInput } from '@foyer/domain/product-schedules/product-schedule-input.ts';
import { scheduleBlockerInput } from '@foyer/domain/product-schedules/schedule-blocker-input.ts';
import { scheduleTargetInput } from '@foyer/domain/product-schedules/schedule-target-input.ts';
import { seenPlanInput } from '@foyer/domain/product-schedules/seen-plan-input.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { inputFromZod } from '../../platform/graphql/input-from-zod.ts';
import { changeProductSchedule } from './change-product-schedule.ts';
import { changeScheduleBlocker } from './change-schedule-blocker.ts';
import { createProductSchedule } from './create-product-schedule.ts';
import { createScheduleBlocker } from './create-schedule-blocker.ts';
import { deleteProductSchedule } from './delete-product-schedule.ts';
import { deleteScheduleBlocker } from './delete-schedule-blocker.ts';
import {
  previewBlocker,
  previewBlockerDeletion,
  previewSchedule,
  previewScheduleDeletion,
} from './preview-schedule-change.ts';
import { ProductSchedule, ScheduleBlocker, SchedulePlanRef } from './product-schedules.graphql.ts';
import { undoProductSchedule } from './undo-product-schedule.ts';

const ScheduleTargetInput = inputFromZod('ScheduleTargetInput', scheduleTargetInput, {
  description: 'Whose schedules: those of one product at one location',
});

const ProductScheduleInput = inputFromZod('ProductScheduleInput', productScheduleInput);

const ScheduleBlockerInput = inputFromZod('ScheduleBlockerInput', scheduleBlockerInput, {
  required: ['reason'],
});

const SeenPlanInput = inputFromZod('SeenPlanInput', seenPlanInput);

builder.queryFields((t) => ({
  productSchedulePreview: t.field({
    authScopes: { right: ['availability-scheduler', 'edit'] },
    description: 'The dry run of a new schedule. Nothing is changed',
    type: SchedulePlanRef,
    args: { target: t.arg({ type: ScheduleTargetInput }), input: t.arg({ type: ProductScheduleInput }) },
    resolve: (_root, { target, input }, context) => previewSchedule(context.signedIn(), target, input),
  }),
  changedSchedulePreview: t.field({
    authScopes: { right: ['availability-scheduler', 'edit'] },
    type: SchedulePlanRef,
    args: { id: t.arg.id(), input: t.arg({ type: ProductScheduleInput }) },
    resolve: (_root, { id, input }, context) => previewSchedule(context.signedIn(), { id }, input),
  }),
  deletedSchedulePreview: t.field({
    authScopes: { right: ['availability-scheduler', 'edit'] },
    type: SchedulePlanRef,
    args: { id: t.arg.id() },
    resolve: (_root, { id }, context) => previewScheduleDeletion(context.signedIn(), id),
  }),
  scheduleBlockerPreview: t.field({
    authScopes: { right: ['availability-scheduler', 'edit'] },
    type: SchedulePlanRef,
    args: { target: t.arg({ type: ScheduleTargetInput }), input: t.arg({ type: ScheduleBlockerInput }) },
    resolve: (_root, { target, input }, context) => previewBlocker(context.signedIn(), target, input),
  }),
  changedBlockerPreview: t.field({
    authScopes: { right: ['availability-scheduler', 'edit'] },
    type: SchedulePlanRef,
    args: { id: t.arg.id(), input: t.arg({ type: ScheduleBlockerInput }) },
    resolve: (_root, { id, input }, context) => previewBlocker(context.signedIn(), { id }, input),
  }),
  deletedBlockerPreview: t.field({
    authScopes: { right: ['availability-scheduler', 'edit'] },
    type: SchedulePlanRef,
    args: { id: t.arg.id() },
    resolve: (_root, { id }, context) => previewBlockerDeletion(context.signedIn(), id),
  }),
}));

builder.mutationFields((t) => {
  const seen = t.arg({ type: SeenPlanInput, required: false });
  const version = t.arg.string({ description: 'The version that was edited' });
  return {
    createProductSchedule: t.field({
      authScopes: { right: ['availability-scheduler', 'edit'] },
      type: ProductSchedule,
      args: {
        target: t.arg({ type: ScheduleTargetInput }),
        input: t.arg({ type: ProductScheduleInput }),
        seen,
      },
      resolve: (_root, { target, input, seen: plan }, context) =>
        createProductSchedule(context.signedIn(), target, input, plan ?? undefined),
    }),
    changeProductSchedule: t.field({
      authScopes: { right: ['availability-scheduler', 'edit'] },
      type: ProductSchedule,
      args: { id: t.arg.id(), input: t.arg({ type: ProductScheduleInput }), version, seen },
      resolve: (_root, { id, input, version: edited, seen: plan }, context) =>
        changeProductSchedule(context.signedIn(), id, input, plan ?? undefined, edited),
    }),
    deleteProductSchedule: t.id({
      authScopes: { right: ['availability-scheduler', 'edit'] },
      args: { id: t.arg.id(), seen },
      resolve: (_root, { id, seen: plan }, context) =>
        deleteProductSchedule(context.signedIn(), id, plan ?? undefined),
    }),
    undoProductScheduleChange: t.id({
      authScopes: { right: ['availability-scheduler', 'edit'] },
      description: 'Takes the last change of a calendar back, while nothing was sold against it',
      args: { id: t.arg.id() },
      resolve: (_root, { id }, context) => undoProductSchedule(context.signedIn(), id),
    }),
    createScheduleBlocker: t.field({
      authScopes: { right: ['availability-scheduler', 'edit'] },
      type: ScheduleBlocker,
      args: {
        target: t.arg({ type: ScheduleTargetInput }),
        input: t.arg({ type: ScheduleBlockerInput }),
        seen,
      },
      resolve: (_root, { target, input, seen: plan }, context) =>
        createScheduleBlocker(context.signedIn(), target, input, plan ?? undefined),
    }),
    changeScheduleBlocker: t.field({
      authScopes: { right: ['availability-scheduler', 'edit'] },
      type: ScheduleBlocker,
      args: { id: t.arg.id(), input: t.arg({ type: ScheduleBlockerInput }), version, seen },
      resolve: (_root, { id, input, version: edited, seen: plan }, context) =>
        changeScheduleBlocker(context.signedIn(), id, input, plan ?? undefined, edited),
    }),
    deleteScheduleBlocker: t.id({
      authScopes: { right: ['availability-scheduler', 'edit'] },
      args: { id: t.arg.id(), seen },
      resolve: (_root, { id, seen: plan }, context) =>
        deleteScheduleBlocker(context.signedIn(), id, plan ?? undefined),
    }),
  };
});
