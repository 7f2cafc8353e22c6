import { plainForm } from '../identity/visible-text.ts';
import { decodeHostLabel } from './decode-host-label.ts';
import { lookOf } from './look-alikes.ts';

/** What is left out of an address to compare it with others. */
export type EmailChange = 'case' | 'dots' | 'tag' | 'look-alikes' | 'provider';

/** One address, as the order limit and the blocking rules read it. */
export interface EmailReading {
  /** As it is compared: two addresses of one mailbox have the same. */
  read: string;
  /** With its dots, without its tag. */
  untagged: string;
  /** With dots and tag. */
  plain: string;
  /** With dots, without its tag, and no letter taken for another: for lists of what is allowed. */
  exact: string;
  /** What a reader would miss between the typed address and `read`, in the order in which it is left out. */
  changes: readonly EmailChange[];
  /** What followed the first plus; '' = nothing. */
  tag: string;
}

/** Names under which one provider delivers to the same mailbox. */
const sameProvider = new Map([
  ['googlemail.com', 'gmail.com'],
  ['ya.ru', 'yandex.ru'],
  ['yandex.com', 'yandex.ru'],
  ['pm.me', 'proton.me'],
  ['protonmail.com', 'proton.me'],
  ['me.com', 'icloud.com'],
  ['mac.com', 'icloud.com'],
]);

/**
 * The one canonical reading of an e-mail address (decision 0176): in lower case, without the dots and the `+tag` of its
 * local part, each letter as the Latin one that it looks like, the host in letters and without other names of its provider.
 */
export function readEmail(typed: string): EmailReading {
  const text = plainForm(typed);
  const lower = text.toLowerCase();
  const at = lower.lastIndexOf('@');
  const typedLocal = at < 0 ? lower : lower.slice(0, at);
  const typedHost = at < 0 ? '' : lower.slice(at + 1).replace(/\.+$/, '');
  const local = lookOf(typedLocal);
  const decodedHost = typedHost.split('.').map(decodeHostLabel).join('.');
  const hostInLetters = lookOf(decodedHost);
  const host = sameProvider.get(hostInLetters) ?? hostInLetters;
  const [name = '', ...tags] = local.split('+');
  const bare = name.replaceAll('.', '');
  const behind = at < 0 ? '' : `@${host}`;
  const changes: [EmailChange, boolean][] = [
    ['case', text !== lower],
    ['dots', bare !== name],
    ['tag', tags.length > 0],
    ['look-alikes', local !== typedLocal || hostInLetters !== typedHost],
    ['provider', host !== hostInLetters],
  ];
  return {
    read: `${bare}${behind}`,
    untagged: `${name}${behind}`,
    plain: `${local}${behind}`,
    exact: `${typedLocal.split('+')[0]}${at < 0 ? '' : `@${decodedHost}`}`,
    changes: changes.flatMap(([change, isMade]) => (isMade ? [change] : [])),
    tag: tags.join('+'),
  };
}
