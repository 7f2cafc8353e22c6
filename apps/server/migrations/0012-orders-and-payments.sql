-- Carts, orders with their numbers, lines and timeline, payments and refunds.

-- Without foreign keys to client and channel, as a hold (0011). A cart is written three times on its way to an order, a
-- payment twice: with room on the page, and no index on what changes, an update writes no index. That costs the
-- database an eighth and the log a fifth of what it did (docs/performance.md).
create table cart (
  client_id uuid not null,
  id uuid not null default uuidv7(),
  secret_hash bytea not null,
  channel_id uuid not null,
  language text not null,
  idempotency_key text,
  hold_id uuid not null,
  hold_expires_at timestamptz not null,
  extensions integer not null default 0,
  -- null for tickets without timeslots: for a day (visit_date), or for no day at all
  timeslot_id uuid,
  visit_date date,
  lines jsonb not null default '[]',
  -- what the visitor saw: for each ticket, and for the order
  service_cost_minor integer not null default 0 check (service_cost_minor >= 0),
  transaction_cost_minor integer not null default 0 check (transaction_cost_minor >= 0),
  details bytea,
  person_key_id uuid,
  order_id uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (client_id, id),
  constraint cart_idempotency_key unique (client_id, channel_id, idempotency_key)
) with (fillfactor = 45);
-- The cart of an order is found by the hold that both name, which no change of the cart that keeps its order touches.
create index cart_hold on cart (client_id, hold_id);
-- A secret is derived from the cart's id: no two carts have the same. One index finds it, in its client and in all.
create index cart_secret on cart (secret_hash, client_id);
call protect_client_table('cart');

create function find_client_by_cart_secret(wanted bytea) returns uuid
  language sql stable security definer set search_path = public, pg_temp
  as $$ select client_id from cart where secret_hash = wanted $$;

-- "order" is a reserved word of SQL, so this one table has a plural as its name.
create table orders (
  client_id uuid not null references client,
  id uuid not null default uuidv7(),
  number bigint,
  secret_hash bytea not null,
  state text not null check (state in
    ('reserved', 'pending payment', 'completed', 'partly cancelled', 'cancelled', 'refunded', 'expired', 'failed')),
  sales_point text not null default 'website' check (sales_point in
    ('website', 'reception', 'management', 'kiosk', 'mobile', 'api', 'import', 'internal', 'reserve with google')),
  channel_id uuid,
  location_id uuid,
  hold_id uuid,
  -- the account that sold it at a desk: a sales partner sees its own sales and no others
  seller_account_id uuid,
  language text not null,
  currency text not null,
  total_minor bigint not null check (total_minor >= 0),
  vat_minor bigint not null default 0,
  -- what was charged, within total_minor; an order that cost nothing has no transaction
  service_cost_minor integer not null default 0 check (service_cost_minor >= 0),
  transaction_cost_minor integer not null default 0 check (transaction_cost_minor >= 0),
  refunded_minor bigint not null default 0 check (refunded_minor between 0 and total_minor),
  item_count integer not null default 0,
  visit_date date,
  visit_time time,
  buyer_first_name text not null default '',
  buyer_last_name text not null default '',
  buyer_name text not null generated always as (trim(buyer_first_name || ' ' || buyer_last_name)) stored,
  buyer_email text not null default '',
  buyer_phone text not null default '',
  person_key_id uuid,
  test boolean not null default false,
  legacy_order_id text,
  created_at timestamptz not null default now(),
  completed_at timestamptz,
  primary key (client_id, id),
  constraint order_number_key unique (client_id, number),
  constraint order_secret_key unique (client_id, secret_hash),
  constraint order_numbered_when_completed check (completed_at is null or number is not null),
  -- an account that is deleted leaves its sales to the client
  foreign key (client_id, seller_account_id) references account on delete set null (seller_account_id)
);
create index order_newest on orders (client_id, created_at desc, id desc);
create index order_newest_by_state on orders (client_id, state, created_at desc, id desc);
create index order_newest_by_channel on orders (client_id, channel_id, created_at desc, id desc);
create index order_newest_by_channel_and_state on orders (client_id, channel_id, state, created_at desc, id desc);
create index orders_by_seller on orders (client_id, seller_account_id, created_at, id)
  where seller_account_id is not null;
create index orders_total on orders (client_id, total_minor desc, id desc);
create index order_email on orders (client_id, buyer_email text_pattern_ops);
create index order_visit on orders (client_id, visit_date, created_at desc, id desc);
-- what is not paid yet, for the job that lets orders expire with their holds
create index order_unpaid on orders (created_at) where state in ('reserved', 'pending payment', 'failed');
create index order_completed on orders (client_id, completed_at);
create index order_secret_hash on orders using hash (secret_hash);
create index order_buyer_name on orders using gin (client_id, buyer_name gin_trgm_ops);
call protect_client_table('orders');
call let_worker_see_all('orders');

create function find_client_by_order_secret(wanted bytea) returns uuid
  language sql stable security definer set search_path = public, pg_temp
  as $$ select client_id from orders where secret_hash = wanted $$;

-- Under row-level security a trigram index cannot serve LIKE: this function reads past the policy with the client
-- of the context written out, and answers ids only. The fence keeps a generic plan from walking the date index.
create function find_orders_by_buyer_name(wanted text, at_most integer) returns setof uuid
  language sql stable security definer set search_path = public, pg_temp
  as $$
    with found as materialized (
      select id, created_at from orders
      where client_id = nullif(current_setting('app.client_id', true), '')::uuid
        and buyer_name ilike '%' || replace(replace(replace(wanted, '\', '\\'), '%', '\%'), '_', '\_') || '%')
    select id from found order by created_at desc, id desc limit at_most
  $$;

-- One currency per client, fixed after its first order (product.md, section 3). Changing it locks the client's row,
-- and an order's reference to the client waits for that lock.
create function keep_currency_of_sales() returns trigger language plpgsql as $$
begin
  if exists (select from orders where client_id = new.id) then
    raise exception 'the client has orders in its currency'
      using errcode = 'check_violation', constraint = 'client_currency_fixed';
  end if;
  return new;
end $$;
create trigger client_currency_fixed before update of currency on client
  for each row when (old.currency is distinct from new.currency) execute function keep_currency_of_sales();

-- Gapless numbers: taken in the completing transaction from one row per client.
create table order_number_counter (
  client_id uuid primary key references client,
  last_number bigint not null default 0
);
call protect_client_table('order_number_counter');

create table order_line (
  client_id uuid not null,
  id uuid not null default uuidv7(),
  order_id uuid not null,
  position smallint not null,
  ticket_type_id uuid not null,
  ticket_type_name text not null,
  product_name text not null,
  timeslot_id uuid,
  visit_date date,
  visit_time time,
  quantity integer not null check (quantity > 0),
  unit_price_minor bigint not null,
  total_minor bigint not null,
  vat_basis_points integer not null,
  vat_minor bigint not null,
  price_steps jsonb not null default '[]',
  primary key (client_id, id),
  foreign key (client_id, order_id) references orders on delete cascade,
  foreign key (client_id, ticket_type_id) references ticket_type
);
create index order_line_order on order_line (client_id, order_id, position);
create index order_line_timeslot on order_line (client_id, timeslot_id);
call protect_client_table('order_line');
call let_worker_see_all('order_line');

-- What an order takes from the counters once it is completed; the auditor adds these up against counter.sold.
create table order_counter (
  client_id uuid not null,
  order_id uuid not null,
  counter_id uuid not null,
  quantity integer not null check (quantity >= 0),
  primary key (client_id, order_id, counter_id),
  foreign key (client_id, order_id) references orders on delete cascade
);
create index order_counter_counter on order_counter (client_id, counter_id);
call protect_client_table('order_counter');
call let_worker_see_all('order_counter');

create table order_event (
  client_id uuid not null,
  id uuid not null default uuidv7(),
  order_id uuid not null,
  at timestamptz not null default clock_timestamp(),
  kind text not null,
  actor_kind text not null check (actor_kind in ('visitor', 'account', 'admin', 'device', 'provider', 'system')),
  actor_id uuid,
  facts jsonb not null default '{}',
  primary key (client_id, id),
  foreign key (client_id, order_id) references orders on delete cascade
);
create index order_event_order on order_event (client_id, order_id, id);
call protect_client_table('order_event');

create table payment (
  client_id uuid not null,
  id uuid not null default uuidv7(),
  order_id uuid not null,
  provider text not null,
  reference text not null,
  method text not null,
  -- where the visitor pays; empty until the provider has answered
  checkout_url text not null default '',
  amount_minor bigint not null check (amount_minor >= 0),
  currency text not null,
  state text not null check (state in ('open', 'paid', 'failed', 'cancelled', 'expired')),
  created_at timestamptz not null default now(),
  paid_at timestamptz,
  primary key (client_id, id),
  constraint payment_reference_key unique (client_id, provider, reference),
  foreign key (client_id, order_id) references orders
) with (fillfactor = 60);
create index payment_order on payment (client_id, order_id);
create index payment_reference on payment (provider, reference);
call protect_client_table('payment');

create function find_client_by_payment_reference(wanted_provider text, wanted text) returns uuid
  language sql stable security definer set search_path = public, pg_temp
  as $$ select client_id from payment where provider = wanted_provider and reference = wanted $$;

create table refund (
  client_id uuid not null,
  id uuid not null default uuidv7(),
  order_id uuid not null,
  payment_id uuid not null,
  amount_minor bigint not null check (amount_minor > 0),
  reason text not null,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'failed')),
  provider_reference text,
  created_at timestamptz not null default now(),
  done_at timestamptz,
  primary key (client_id, id),
  foreign key (client_id, order_id) references orders,
  foreign key (client_id, payment_id) references payment
);
create index refund_order on refund (client_id, order_id);
create index refund_failed on refund (client_id, id) where state = 'failed';
call protect_client_table('refund');

-- Every notification of a provider once, by its own reference: a repeated one changes nothing.
create table provider_notice (
  client_id uuid not null references client,
  provider text not null,
  reference text not null,
  received_at timestamptz not null default now(),
  body jsonb not null,
  primary key (client_id, provider, reference)
);
call protect_client_table('provider_notice');
