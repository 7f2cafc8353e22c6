import type { Translator } from './translator.ts';

interface Deed {
  action: string;
  entity: string;
  /** null or '' = the thing has no name, or is gone. */
  entityName?: string | null | undefined;
}

/** Where a sentence mentions the thing; no text of a person holds it. */
const place = '\uE000';

/**
 * What an audit entry did, as one sentence in three parts of which the middle one names the thing: 'Ended the sessions
 * of ', 'account reception', ''. An action without a sentence, of a version before this one, is shown by its key.
 */
export function auditSentence(
  { t, has, intlLocale }: Translator,
  { action, entity, entityName }: Deed,
): [before: string, thing: string, after: string] {
  const thing = has(`audit.thing.${entity}`)
    ? t(`audit.thing.${entity}`, { named: entityName ? 'yes' : 'no', name: entityName ?? '' })
    : [entity.replaceAll('-', ' '), entityName].filter(Boolean).join(' ');
  const sentence = has(`audit.act.${action}`)
    ? t(`audit.act.${action}`, { thing: place })
    : `${action.replaceAll('-', ' ')}: ${place}`;
  const [before = '', after = ''] = sentence.split(place);
  const isMentioned = sentence.includes(place);
  return before === ''
    ? ['', isMentioned ? capitalised(thing, intlLocale) : '', after]
    : [capitalised(before, intlLocale), isMentioned ? thing : '', after];
}

/** The sentence as plain text, for tables and files. */
export function auditSentenceText(translator: Translator, deed: Deed): string {
  return auditSentence(translator, deed).join('');
}

/** What an action does whatever the thing: 'Created a product', 'Ended the sessions of …'. */
export function auditActionText(translator: Translator, action: string): string {
  // 'change-timeslot-group' ends in the name of its kind of thing, and 'end-sessions' in none.
  const words = action.split('-');
  const kind = words
    .map((_, index) => words.slice(index + 1).join('-'))
    .find((rest) => translator.has(`audit.thing.${rest}`));
  if (kind) return auditSentenceText(translator, { action, entity: kind });
  return auditSentenceText(translator, { action, entity: '…' });
}

function capitalised(text: string, locale: string): string {
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}
