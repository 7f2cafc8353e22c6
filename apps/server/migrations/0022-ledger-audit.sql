-- What the auditor of the ledger finds and how far it is (decision 0140).

-- Orders whose tickets, ledger and money disagree, until they agree again.
create table ledger_difference (
  client_id uuid not null,
  order_id uuid not null,
  difference_minor bigint not null check (difference_minor <> 0),
  found_at timestamptz not null default clock_timestamp(),
  primary key (client_id, order_id)
);
call protect_client_table('ledger_difference');

create table ledger_progress (
  client_id uuid primary key references client,
  -- the orders up to here were audited in this turn; null = a new turn
  audited_until uuid,
  -- the orders from here on that are older than the ledger are posted; all where are_posted
  posted_until uuid,
  are_posted boolean not null default false
);
call protect_client_table('ledger_progress');
