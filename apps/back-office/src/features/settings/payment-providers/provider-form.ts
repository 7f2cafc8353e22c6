import {
  fieldsOfProvider,
  type KeyField,
  type ProviderAccountInput,
} from '@foyer/domain/payments/provider-keys.ts';
import { controlNames } from '../../../components/edit-page/place-refusals.ts';

/** The keys that the form has a field for. */
export function shownKeysOf({
  provider,
  environment,
}: Pick<ProviderAccountInput, 'provider' | 'environment'>): readonly KeyField[] {
  return fieldsOfProvider[provider].filter((field) => field !== 'livePrefix' || environment === 'live');
}

/** What rule and server are asked: a key that was typed for another provider is left behind. */
export function providerInputOf(form: ProviderAccountInput): ProviderAccountInput {
  const shown = shownKeysOf(form);
  const typed = (key: KeyField) => (shown.includes(key) ? form[key] : '');
  return {
    ...form,
    apiKey: typed('apiKey'),
    merchantAccount: typed('merchantAccount'),
    webhookSecret: typed('webhookSecret'),
    livePrefix: typed('livePrefix'),
  };
}

/** The environment is that of the card whose button opens the dialog: what is refused of it is shown in words. */
export const providerControlOf = controlNames({ environment: 'main' });
