-- Limits of what one person may order, and who may not order (product.md, section 5; decision 0176).

-- By what the buyer of an order is recognised, as keyed digests: of the address as it is read, and of the network. Written
-- while an order limit is in force, kept for a week.
create table order_mark (
  client_id uuid not null,
  kind text not null check (kind in ('email', 'network')),
  digest bytea not null,
  order_id uuid not null,
  -- a cart that orders again counts once
  hold_id uuid not null,
  at timestamptz not null,
  primary key (client_id, kind, digest, order_id),
  foreign key (client_id, order_id) references orders on delete cascade
);
create index order_mark_order on order_mark (client_id, order_id);
create index order_mark_at on order_mark (at);
call protect_client_table('order_mark');
call let_worker_see_all('order_mark');

-- How many checkouts each blocking rule stopped on a day (UTC). Kept for 90 days.
create table blocking_stop (
  client_id uuid not null references client,
  kind text not null check (kind in ('starts-with', 'ends-with', 'contains', 'same-as', 'does-not-contain')),
  text text not null,
  day date not null,
  stopped integer not null default 0 check (stopped >= 0),
  primary key (client_id, kind, text, day)
);
create index blocking_stop_day on blocking_stop (day);
call protect_client_table('blocking_stop');
call let_worker_see_all('blocking_stop');
