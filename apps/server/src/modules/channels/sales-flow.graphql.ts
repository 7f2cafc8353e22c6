import {
  detailFieldInput,
  detailsStepInput,
  donationStepInput,
  groupsStepInput,
  optionsInput,
  popupDataInput,
  restrictionsInput,
  salesFlowInput,
  stepsInput,
  styleInput,
  upsellStepInput,
} from '@foyer/domain/channels/sales-flow.ts';
import { objectFromZod } from '../../platform/graphql/fields-from-zod.ts';
import { inputFromZod } from '../../platform/graphql/input-from-zod.ts';

/** The parts of a sales flow, each named once for what is sent and for what is answered. */
const parts = {
  SalesFlowSteps: stepsInput,
  SalesFlowGroups: groupsStepInput,
  SalesFlowUpsell: upsellStepInput,
  SalesFlowDetailField: detailFieldInput,
  SalesFlowDetails: detailsStepInput,
  SalesFlowDonation: donationStepInput,
  SalesFlowOptions: optionsInput,
  SalesFlowRestrictions: restrictionsInput,
  SalesFlowPopupData: popupDataInput,
  SalesFlowStyle: styleInput,
};

for (const [name, schema] of Object.entries(parts)) {
  objectFromZod(name, schema);
  inputFromZod(`${name}Input`, schema);
}

export const SalesFlowRef = objectFromZod('SalesFlow', salesFlowInput);
inputFromZod('SalesFlowInput', salesFlowInput);
