-- A client's accounts at payment providers: live and test apart, for the whole client or one location (product.md section 5).
create table payment_account (
  client_id uuid not null references client,
  id uuid not null default uuidv7(),
  provider text not null check (provider in ('mollie', 'stripe', 'adyen')),
  environment text not null check (environment in ('live', 'test')),
  -- null = every location
  location_id uuid,
  -- the keys as JSON, sealed with FOYER_SECRET; never read back
  ciphertext bytea not null,
  key_id text not null,
  set_at timestamptz not null,
  set_by_name text not null,
  is_on boolean not null default true,
  -- what the provider has switched on, in Foyer's words
  methods text[] not null default '{}',
  -- what the last check found
  check_lines jsonb not null default '[]',
  checked_at timestamptz not null,
  -- the last notice that proved genuine, and the last that did not
  notice_at timestamptz,
  notice_refused_at timestamptz,
  version integer not null default 1,
  primary key (client_id, id),
  constraint payment_account_key unique nulls not distinct (client_id, provider, environment, location_id),
  foreign key (client_id, location_id) references location
);
call protect_client_table('payment_account');

alter table payment
  add column account_id uuid,
  -- the provider's name of the money itself, where it is another one than that of the payment
  add column charge_reference text,
  add column charged_back_minor bigint not null default 0 check (charged_back_minor >= 0),
  -- when the provider is asked about it the next time; null = it is not asked
  add column next_poll_at timestamptz,
  add foreign key (client_id, account_id) references payment_account,
  drop constraint payment_state_check,
  add constraint payment_state_check
    check (state in ('open', 'pending', 'authorised', 'paid', 'failed', 'cancelled', 'expired'));
-- Not by state: a payment that is settled stays where it lies (HOT update), and is asked about no more.
create index payment_to_poll on payment (next_poll_at) where next_poll_at is not null;
call let_worker_see_all('payment');
create index payment_charge on payment (client_id, provider, charge_reference) where charge_reference is not null;

-- No means of payment chosen = all that the client's providers offer.
alter table channel alter column payment_methods set default '{}';
update channel set payment_methods = '{}' where payment_methods = '{test}';

-- These keys had no reader; payment_account takes their place.
delete from client_secret where name in ('payments-provider-key', 'card-provider-1-key', 'card-provider-2-key');
