import type { ContentLanguage } from '@foyer/domain/catalog/content-text.ts';
import type { TicketGroupKind } from '@foyer/domain/catalog/ticket-group-kinds.ts';
import type { TicketGroupDetailsQuery } from '../../../generated/operations.ts';

export type EditedTicketGroup = TicketGroupDetailsQuery['ticketGroup'];

interface MailForm {
  on: boolean;
  days: number | null;
  /** '' while nothing is typed. */
  at: string;
}

/** The fields of a ticket group's page. A type, so that a form can index it. */
export type TicketGroupForm = {
  name: string;
  kind: TicketGroupKind;
  availableFrom: string | null;
  availableUntil: string | null;
  validFrom: string | null;
  validUntil: string | null;
  openWeekdays: number[];
  ownDays: { date: string; isOpen: boolean }[];
  ticketLimit: number | null;
  lookaheadDays: number | null;
  /** null while nothing is typed; the rule says that it is needed. */
  cutOffMinutes: number | null;
  pageMaximum: number | null;
  childNeedsAdult: boolean;
  eTicketTexts: { language: ContentLanguage; text: string }[];
  previsitMail: MailForm;
  aftervisitMail: MailForm;
  mailArticleCodes: string[];
  mailsBlocked: boolean;
  /** Which one is edited: the form takes over a newer one only while nothing is typed. */
  version: number;
};

/** A group as its form shows it, with a row of texts for every language in which the client holds texts. */
export function ticketGroupFormOf(
  group: EditedTicketGroup,
  contentLanguages: readonly ContentLanguage[],
): TicketGroupForm {
  const { name, kind, availableFrom, availableUntil, validFrom, validUntil, openWeekdays, ownDays } = group;
  const { ticketLimit, lookaheadDays, cutOffMinutes, pageMaximum, childNeedsAdult } = group;
  const languages = [
    ...new Set([...contentLanguages, ...group.eTicketTexts.map(({ language }) => language)]),
  ];
  return {
    name,
    kind,
    availableFrom,
    availableUntil,
    validFrom,
    validUntil,
    openWeekdays,
    ownDays,
    ticketLimit,
    lookaheadDays,
    cutOffMinutes,
    pageMaximum,
    childNeedsAdult,
    eTicketTexts: languages.map(
      (language) => group.eTicketTexts.find((text) => text.language === language) ?? { language, text: '' },
    ),
    previsitMail: mailFormOf(group.previsitMail),
    aftervisitMail: mailFormOf(group.aftervisitMail),
    mailArticleCodes: group.mailArticleCodes,
    mailsBlocked: group.mailsBlocked,
    version: group.version,
  };
}

/** What the form says, as the rule and the server take it. */
export function ticketGroupInputOf(form: TicketGroupForm) {
  const mail = ({ at, ...rest }: MailForm) => ({ ...rest, at: at === '' ? null : at });
  return { ...form, previsitMail: mail(form.previsitMail), aftervisitMail: mail(form.aftervisitMail) };
}

function mailFormOf({ on, days, at }: EditedTicketGroup['previsitMail']): MailForm {
  return { on, days, at: at ?? '' };
}

/** The tab on which a field stands; the types have no form. */
export function tabOfField(field: string): 'dates' | 'e-ticket' | 'emails' {
  if (field.startsWith('eTicketTexts')) return 'e-ticket';
  return /^(previsitMail|aftervisitMail|mail)/.test(field) ? 'emails' : 'dates';
}
