-- The ledger: double entry, only added to (product.md, section 15; decision 0140).

-- The sum of a posting's entries. A loop costs a third of an aggregate over unnest().
create function ledger_sum(amounts bigint[]) returns bigint language plpgsql immutable parallel safe as $$
declare
  total bigint := 0;
  amount bigint;
begin
  foreach amount in array amounts loop total := total + amount; end loop;
  return total;
end $$;

-- A posting with its entries in one row: entry n is the n-th element of the four lists. A row is written as a whole and
-- never again, so its CHECK proves that every posting balances. Its cause is its key: one posting per cause.
-- Without foreign keys, as a hold (0011): an order is never deleted, and the auditor compares both.
create table ledger_posting (
  client_id uuid not null,
  kind text not null check (kind ~ '^[a-z][a-z-]*$'),
  cause_id uuid not null,
  order_id uuid,
  -- test orders have a book of their own
  book text not null check (book in ('live', 'test')),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  at timestamptz not null,
  -- the day that it counts on, by the client's clock; a closed day cannot be posted to
  day date not null,
  -- the closed day that it would have counted on
  corrects_day date,
  accounts text[] not null,
  cost_centres text[] not null,
  general_ledger_accounts text[] not null,
  -- debit above zero, credit below
  amounts_minor bigint[] not null,
  primary key (client_id, cause_id, kind),
  constraint ledger_posting_balances check (ledger_sum(amounts_minor) = 0),
  constraint ledger_posting_whole check (
    cardinality(amounts_minor) >= 2 and cardinality(accounts) = cardinality(amounts_minor)
    and cardinality(cost_centres) = cardinality(amounts_minor)
    and cardinality(general_ledger_accounts) = cardinality(amounts_minor)
    and array_position(accounts, null) is null and array_position(amounts_minor, null) is null),
  constraint ledger_posting_corrects_earlier check (corrects_day < day)
);
create index ledger_posting_order on ledger_posting (client_id, order_id);
create index ledger_posting_day on ledger_posting (client_id, day);
call protect_client_table('ledger_posting');

-- All days up to the last one in here are closed.
create table ledger_closed_day (
  client_id uuid not null references client,
  day date not null,
  closed_at timestamptz not null default clock_timestamp(),
  primary key (client_id, day)
);
call protect_client_table('ledger_closed_day');

-- Postings hold this lock shared until they are committed, closing a day holds it alone: no posting is on its way to a
-- day while it is closed.
create function ledger_days_lock(client uuid) returns bigint language sql immutable parallel safe
  as $$ select hashtextextended(client::text, 4040) $$;

create function refuse_closed_ledger_day() returns trigger language plpgsql as $$
declare
  one record;
begin
  for one in select client_id, min(day) as day from added group by client_id loop
    perform pg_advisory_xact_lock_shared(ledger_days_lock(one.client_id));
    if exists (select from ledger_closed_day c where c.client_id = one.client_id and c.day >= one.day) then
      raise exception 'the ledger is closed for %', one.day
        using errcode = 'check_violation', constraint = 'ledger_day_open';
    end if;
  end loop;
  return null;
end $$;
create trigger ledger_day_open after insert on ledger_posting
  referencing new table as added for each statement execute function refuse_closed_ledger_day();

create function wait_for_ledger_postings() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(ledger_days_lock(new.client_id));
  return new;
end $$;
create trigger ledger_day_alone before insert on ledger_closed_day
  for each row execute function wait_for_ledger_postings();

create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is only added to' using errcode = 'insufficient_privilege';
end $$;
create trigger ledger_posting_only_added before update or delete or truncate on ledger_posting
  for each statement execute function refuse_ledger_change();
create trigger ledger_closed_day_only_added before update or delete or truncate on ledger_closed_day
  for each statement execute function refuse_ledger_change();
revoke update, delete on ledger_posting, ledger_closed_day from foyer_app, foyer_worker;
