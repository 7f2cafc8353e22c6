import { aClient, TEST_PASSWORD } from '@foyer/testkit/builders/a-client.ts';
import { patience } from '@foyer/testkit/patience.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPage } from '../src/browser/open-page.ts';
import { goToPayment } from '../src/buy-ticket.ts';
import { type MailSink, startMailSink } from '../src/mail-sink.ts';
import { putMuseumOnSale } from '../src/museum-on-sale.ts';
import {
  type ProviderOutcome,
  type ProviderPart,
  startProviderParts,
} from '../src/payments/provider-parts.ts';
import { type RunningMuseum, startMuseum } from '../src/running-museum.ts';
import { heading, press } from '../src/sales/visitor-steps.ts';

// What a visitor reads after each thing that can become of a payment at Mollie, Stripe and Adyen. The built-in provider's
// are in buy-a-ticket.spec.ts.

let parts: ProviderPart[];
let foyer: RunningMuseum;
let mails: MailSink;

beforeAll(async () => {
  [parts, mails] = await Promise.all([startProviderParts(), startMailSink()]);
  const settings = parts.map((part) => part.settings);
  foyer = await startMuseum(Object.assign({ SMTP_URL: mails.url }, ...settings));
});

afterAll(async () => {
  await foyer?.close();
  await mails?.close();
  await Promise.all((parts ?? []).map(({ counterpart }) => counterpart.close()));
});

const lost: readonly ProviderOutcome[] = ['failed', 'cancelled', 'expired'];

describe.each(['Mollie', 'Stripe', 'Adyen'])('%s', (name) => {
  let part: ProviderPart;
  let clientId: string;
  let salesPage: string;
  let page: Page;

  beforeAll(async () => {
    const found = parts.find((one) => one.name === name);
    if (!found) throw new Error(name);
    part = found;
    const client = await aClient(testApp(foyer.database).app);
    clientId = client.clientId;
    const museum = await putMuseumOnSale(foyer.url, {
      manager: { subdomain: client.subdomain, password: TEST_PASSWORD },
      url: 'outcomes',
    });
    salesPage = `${foyer.url}${museum.page}?language=en`;
    const [apiKey, ...others] = Object.values(part.typed);
    const [merchantAccount, webhookSecret] = name === 'Adyen' ? others : [undefined, others[0]];
    await museum.ask(
      'mutation ($input: PaymentAccountInput!) { connectPaymentProvider(input: $input) { id } }',
      {
        input: {
          provider: name.toLowerCase(),
          environment: 'test',
          locationId: null,
          apiKey,
          merchantAccount,
          webhookSecret,
        },
      },
      'connectPaymentProvider',
    );
  });

  const payThere = async (visitor: Page) => {
    await visitor.getByRole('radio', { name: part.method }).check();
    await press(visitor, /^Pay €/);
    await heading(visitor, 'Pay at the provider');
  };
  const newestReference = async () => {
    const { rows } = await foyer.database.owner.query<{ reference: string }>(
      'select reference from payment where client_id = $1 order by id desc limit 1',
      [clientId],
    );
    return rows[0]?.reference ?? '';
  };
  /** The payer is sent back after this became of the payment. */
  const comeBack = async (outcome: ProviderOutcome) => page.goto(part.say(await newestReference(), outcome));

  test('a payment that is lost leaves the places held, says that nothing was paid, and is tried again', async () => {
    page = await openPage(foyer.browser, { width: 390, height: 844 });
    await page.goto(salesPage);
    await goToPayment(page);
    for (const outcome of lost.filter((one) => part.outcomes.includes(one))) {
      await payThere(page);
      await comeBack(outcome);
      await heading(page, 'The payment did not succeed');
      await page.getByText('Nothing was paid. Your places are still held.').waitFor();
      await page.getByText(/We keep your choice for/).waitFor();
      await page.getByRole('link', { name: 'Back to payment' }).click();
      await heading(page, 'Check and pay');
    }
  });

  test('the back button leads to the payment step, which says that a payment has begun', async () => {
    await payThere(page);
    await page.goBack();
    await heading(page, 'Check and pay');
    await page.getByText('A payment has been started').waitFor();
    await page.getByRole('link', { name: 'See my order' }).waitFor();
    await payThere(page);
  });

  test('while the money is under way the order waits for it, and then shows the ticket', async () => {
    for (const outcome of (['pending', 'authorised'] as const).filter((one) => part.outcomes.includes(one))) {
      await comeBack(outcome);
      await heading(page, 'We are waiting for your payment');
      await page.getByText('You can leave it; we also send them by email.').waitFor();
    }
    await comeBack('paid');
    await heading(page, /^See you on/);
    await page.getByRole('img', { name: 'Code of ticket 1 of 1' }).waitFor();
    await page.context().close();
  });
});

test('a visitor who closes the page at the provider gets the ticket by the link in the mail', async () => {
  const mollie = parts.find(({ name }) => name === 'Mollie');
  if (!mollie) throw new Error('Mollie');
  const visitor = await openPage(foyer.browser, { width: 390, height: 844 });
  const { rows } = await foyer.database.owner.query<{ subdomain: string }>(
    `select c.subdomain from payment p join client c on c.id = p.client_id where p.provider = 'mollie' limit 1`,
  );
  const subdomain = rows[0]?.subdomain ?? '';
  await visitor.goto(`${foyer.url}/shop/${subdomain}/outcomes?language=en`);
  await goToPayment(visitor, { firstName: 'Bea' });
  await visitor.getByRole('radio', { name: mollie.method }).check();
  await press(visitor, /^Pay €/);
  await heading(visitor, 'Pay at the provider');
  const reference = new URL(visitor.url()).pathname.split('/').at(-1) ?? '';
  await visitor.context().close();
  mollie.say(reference, 'paid');
  await fetch(`${foyer.url}/webhooks/payments/mollie/${subdomain}`, {
    method: 'POST',
    body: new URLSearchParams({ id: reference }),
  });
  const linkOf = () =>
    /href="([^"]*\/shop\/order\/[^"]+)"/.exec(
      mails.mails.filter(({ html }) => html?.includes('Bea')).at(-1)?.html ?? '',
    )?.[1];
  await expect.poll(linkOf, patience).toBeTruthy();
  const later = await openPage(foyer.browser, { width: 390, height: 844 });
  await later.goto((linkOf() ?? '').replaceAll('&amp;', '&'));
  await heading(later, /^See you on/);
  await later.getByRole('img', { name: 'Code of ticket 1 of 1' }).waitFor();
  await later.context().close();
});
