import { switchedDetailKinds } from '@foyer/domain/channels/detail-kinds.ts';
import type { TicketstreetForm } from '../ticketstreet-form.ts';
import { type FlowPart, factsOfPart } from './flow-parts.ts';

export type PartState = 'complete' | 'incomplete' | 'off';

/** What a form holds of a ticketstreet that exists. */
export type EditedForm = TicketstreetForm & { salesFlow: NonNullable<TicketstreetForm['salesFlow']> };

/**
 * Whether a part of the flow has everything that it needs to be shown (specification 001, section 4: "Each step is complete
 * or incomplete"). Texts that have a default are never missing.
 */
export function stateOfPart(form: EditedForm, part: FlowPart): PartState {
  const flow = form.salesFlow;
  if (!isOn(form, part)) return 'off';
  const saysSomething = (key: string) => Boolean(form.texts[key]?.[form.defaultLanguage]?.trim());
  const isComplete: Partial<Record<FlowPart, () => boolean>> = {
    sidebar: () => saysSomething('sidebarText'),
    tickets: () => groupsOfStep(form, 'tickets').length > 0,
    products: () => flow.products.ticketGroupIds.length > 0,
    merchandise: () => flow.merchandise.ticketGroupIds.length > 0,
    upsell: () => flow.upsell.ticketTypeIds.length > 0,
    donation: () => flow.donation.choice === 'free' || flow.donation.amountsMinor.length > 0,
    details: () => textsOfDetails(flow.details).every(saysSomething),
    information: () => saysSomething('informationText'),
    groups: () => saysSomething('groupsText'),
    schoolDetails: () => saysSomething('schoolDetailsText'),
    terms: () => saysSomething('termsText'),
  };
  return (isComplete[part]?.() ?? true) ? 'complete' : 'incomplete';
}

/** Terms and texts for search engines are there where something is said, or must be. */
function isOn(form: EditedForm, part: FlowPart): boolean {
  const { salesFlow, texts } = form;
  const says = (key: string) => Object.values(texts[key] ?? {}).some((text) => text.trim() !== '');
  if (part === 'terms') return salesFlow.termsRequired || says('termsText');
  if (part === 'search') return says('searchTitle') || says('searchDescription');
  const [group, name] = (factsOfPart[part].switch ?? '').split('.');
  if (!group || !name) return true;
  const values = salesFlow[group as 'steps'] as Readonly<Record<string, unknown>>;
  return values[name] === true;
}

/** The texts without which a question of the details could not be understood. */
function textsOfDetails({ fields, customFieldKind }: EditedForm['salesFlow']['details']): string[] {
  const asked = fields.map(({ kind }) => kind);
  const texts: string[] = [];
  if (asked.includes('newsletter')) texts.push('detailsNewsletter');
  if (asked.includes('secondary-newsletter')) texts.push('detailsSecondaryNewsletter');
  if (asked.includes('additional-opt-in')) texts.push('detailsAdditionalOptIn');
  if (asked.includes('custom-field')) {
    texts.push('detailsCustomField', ...(customFieldKind === 'choice' ? ['detailsCustomChoices'] : []));
  }
  return texts;
}

export const isSwitchedDetail = (kind: string) => switchedDetailKinds.some((one) => one === kind);

/** The ticket groups of a step in their order: the tickets step sells those that no other step names. */
export function groupsOfStep(
  { ticketGroupIds, salesFlow: { products, merchandise } }: EditedForm,
  step: 'tickets' | 'products' | 'merchandise',
): string[] {
  if (step === 'products') return [...products.ticketGroupIds];
  if (step === 'merchandise') return [...merchandise.ticketGroupIds];
  const others = [...products.ticketGroupIds, ...merchandise.ticketGroupIds];
  return ticketGroupIds.filter((id) => !others.includes(id));
}

/** The form's ticket groups with those of one step replaced. */
export function withGroupsOfStep(
  form: EditedForm,
  step: 'tickets' | 'products' | 'merchandise',
  ids: readonly string[],
): Pick<EditedForm, 'ticketGroupIds' | 'salesFlow'> {
  const of = (one: typeof step) => (one === step ? [...ids] : groupsOfStep(form, one));
  const { salesFlow } = form;
  return {
    ticketGroupIds: [...of('tickets'), ...of('products'), ...of('merchandise')],
    salesFlow: {
      ...salesFlow,
      products: { ...salesFlow.products, ticketGroupIds: of('products') },
      merchandise: { ...salesFlow.merchandise, ticketGroupIds: of('merchandise') },
    },
  };
}
