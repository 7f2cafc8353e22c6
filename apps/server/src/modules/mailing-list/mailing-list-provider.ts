import type { App } from '../../platform/app.ts';

export interface Subscriber {
  email: string;
  firstName: string;
  lastName: string;
  /** 'nl' */
  language: string;
}

/** The provider does not know this list by this key. */
export class ListUnknownError extends Error {
  override readonly name = 'ListUnknownError';
}

/** A service that keeps a client's mailing lists. */
export interface MailingListProvider {
  /** @throws ListUnknownError; another error where no answer says what happened. */
  findList(app: App, key: string, list: string): Promise<void>;
  /** Puts an address on a list; once more changes nothing. @throws an error without personal data. */
  subscribe(app: App, key: string, list: string, subscriber: Subscriber): Promise<void>;
}
