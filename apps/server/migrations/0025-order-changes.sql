-- A change of an order that waits, or was made, for staff and visitors alike (product.md, sections 6 and 15).
create table order_change (
  client_id uuid not null references client,
  -- chosen by who asks: a repeated request is the same change
  id uuid not null,
  order_id uuid not null,
  state text not null check (state in
    ('waiting for payment', 'waiting for approval', 'made', 'declined', 'withdrawn', 'expired', 'failed')),
  -- what is wanted, as it was asked
  wish jsonb not null,
  -- of the order and the price that the asker saw
  fingerprint text not null,
  due_minor bigint not null check (due_minor >= 0),
  refund_minor bigint not null check (refund_minor >= 0),
  steps jsonb not null,
  -- the places that wait for the payment
  hold_id uuid,
  expires_at timestamptz,
  asked_at timestamptz not null,
  asked_by_kind text not null,
  asked_by_id uuid,
  asked_by_name text not null default '',
  -- what the asker and the second person wrote, sealed with the order's person key
  reason bytea,
  decision_note bytea,
  decided_at timestamptz,
  decided_by_id uuid,
  decided_by_name text,
  primary key (client_id, id),
  foreign key (client_id, order_id) references orders,
  -- never the same account
  constraint order_change_second_person check (
    state not in ('made', 'declined') or decided_by_id is null or asked_by_id is null or decided_by_id <> asked_by_id)
);
-- One change waits at a time: it locks all others.
create unique index order_change_waiting on order_change (client_id, order_id)
  where state in ('waiting for payment', 'waiting for approval');
create index order_change_order on order_change (client_id, order_id);
create index order_change_approval on order_change (client_id, asked_at) where state = 'waiting for approval';
create index order_change_expiry on order_change (expires_at) where state = 'waiting for payment';
call protect_client_table('order_change');
call let_worker_see_all('order_change');

-- Within total_minor less refunded_minor: what stays though no valid ticket bears it (kept fees, fees of changes). Below
-- zero where money went back for tickets that stay valid.
alter table orders add column kept_minor bigint not null default 0;
-- The change that this payment is for; null = the order itself.
alter table payment add column order_change_id uuid;
-- null = no provider can pay it back: staff do, and say so.
alter table refund alter column payment_id drop not null;
