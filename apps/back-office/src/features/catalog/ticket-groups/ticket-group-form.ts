import type { ContentLanguage } from '@foyer/domain/catalog/content-text.ts';
import type { VisitMail } from '@foyer/domain/catalog/visit-mail.ts';
import { controlNames } from '../../../components/edit-page/place-refusals.ts';
import type { TicketGroupDetailsQuery, TicketGroupFieldsFragment } from '../../../generated/operations.ts';
import { TicketGroupFields } from '../../../generated/ticket-group-fields.ts';
import { pickFragment } from '../../../session/graphql/graphql-document.ts';
import { rowPerLanguage } from '../row-per-language.ts';

export type EditedTicketGroup = TicketGroupDetailsQuery['ticketGroup'];

type MailForm = Omit<VisitMail, 'at'> & {
  /** '' while nothing is typed. */
  at: string;
};

/** What is typed in another way than it is kept. A type, so that a form can index it. */
type Typed = {
  /** null while nothing is typed; the rule says that it is needed. */
  cutOffMinutes: number | null;
  pageMaximum: number | null;
  previsitMail: MailForm;
  aftervisitMail: MailForm;
};

/** The fields of a ticket group's page: those of its input, but for what is typed in another way. */
export type TicketGroupForm = Omit<TicketGroupFieldsFragment, keyof Typed> &
  Typed & {
    /** Which one is edited: the form takes over a newer one only while nothing is typed. */
    version: number;
  };

/** A group as its form shows it, with a row of texts for every language in which the client holds texts. */
export function ticketGroupFormOf(
  group: EditedTicketGroup,
  contentLanguages: readonly ContentLanguage[],
): TicketGroupForm {
  const kept = pickFragment(TicketGroupFields, group);
  return {
    ...kept,
    eTicketTexts: rowPerLanguage(kept.eTicketTexts, contentLanguages, { text: '' }),
    previsitMail: mailFormOf(kept.previsitMail),
    aftervisitMail: mailFormOf(kept.aftervisitMail),
    version: group.version,
  };
}

/** What the form says, as the rule and the server take it; dates that its kind does not ask for are left behind. */
export function ticketGroupInputOf(form: TicketGroupForm) {
  const { kind, validFrom, validUntil } = form;
  const mail = ({ at, ...rest }: MailForm) => ({ ...rest, at: at === '' ? null : at });
  return {
    ...form,
    validFrom: kind === 'period' || kind === 'fixed date' ? validFrom : null,
    validUntil: kind === 'period' ? validUntil : null,
    previsitMail: mail(form.previsitMail),
    aftervisitMail: mail(form.aftervisitMail),
  };
}

function mailFormOf({ on, days, at }: VisitMail): MailForm {
  return { on, days, at: at ?? '' };
}

/** The tab of a field; the types have no form. */
export function tabOfField(field: string): 'dates' | 'e-ticket' | 'emails' {
  if (field.startsWith('eTicketTexts')) return 'e-ticket';
  return /^(previsitMail|aftervisitMail|mail)/.test(field) ? 'emails' : 'dates';
}

/** The field of the form in which a field of the input is typed. */
export const ticketGroupControlOf = controlNames({
  'openWeekdays.*': 'openWeekdays',
  'ownDays.*.date': 'ownDays',
  'ownDays.*.isOpen': 'ownDays',
  'mailArticleCodes.*': 'mailArticleCodes',
  eTicketTexts: 'main',
  'eTicketTexts.*.language': 'main',
});
