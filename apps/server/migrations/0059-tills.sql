-- Tills of a location: sessions, what they took in and gave out, closes (product.md, sections 15 and 18; decision 0216).
create table till (
  client_id uuid not null references client,
  id uuid not null default uuidv7(),
  location_id uuid not null,
  name text not null check (length(name) between 1 and 60),
  -- host of its receipt printer; '' = none, receipts are printed by the browser
  printer text not null default '' check (length(printer) <= 253),
  archived_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (client_id, id),
  foreign key (client_id, location_id) references location
);
create unique index till_name_key on till (client_id, location_id, lower(name)) where archived_at is null;
call protect_client_table('till');

-- From the float to the close. An entry needs its row FOR SHARE, the close holds it alone: no sale arrives at a
-- session that is being counted.
create table till_session (
  client_id uuid not null,
  id uuid not null,
  till_id uuid not null,
  opened_at timestamptz not null,
  opened_by_name text not null,
  float_minor integer not null check (float_minor between 0 and 10000000),
  -- what the last close of this book left in the drawer; null = there was none
  expected_float_minor integer,
  float_note text not null default '' check (length(float_note) <= 500),
  -- posts to the book of test orders
  test boolean not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  closed_at timestamptz,
  primary key (client_id, id),
  foreign key (client_id, till_id) references till,
  constraint till_session_closed_later check (closed_at >= opened_at)
);
create unique index till_session_open on till_session (client_id, till_id) where closed_at is null;
create index till_session_till on till_session (client_id, till_id, opened_at);
create index till_session_opened on till_session (client_id, opened_at, id);
call protect_client_table('till_session');

-- What came into the drawer (above zero) and went out of it. Amounts of cash add up to `money:{till}` in the ledger.
create table till_entry (
  client_id uuid not null,
  id uuid not null,
  session_id uuid not null,
  kind text not null check (kind in ('float', 'put-in', 'take-out', 'sale', 'refund', 'difference')),
  means text not null check (means in ('cash', 'card', 'gift-card', 'voucher', 'other')),
  amount_minor integer not null,
  -- the account of the ledger that it is posted against; '' = a float that the drawer had already
  account text not null,
  -- the word for why; of a sale or refund its order says so
  reason text not null check (reason ~ '^([a-z][a-z-]*)?$'),
  note text not null default '' check (length(note) <= 500),
  order_id uuid,
  payment_id uuid,
  refund_id uuid,
  by_name text not null,
  at timestamptz not null,
  primary key (client_id, id),
  foreign key (client_id, session_id) references till_session,
  foreign key (client_id, order_id) references orders,
  constraint till_entry_of_order check ((kind in ('sale', 'refund')) = (order_id is not null)),
  constraint till_entry_cash check (kind in ('sale', 'refund') or means = 'cash'),
  constraint till_entry_sign check (
    case kind when 'float' then amount_minor >= 0 when 'put-in' then amount_minor > 0 when 'sale' then amount_minor > 0
      when 'take-out' then amount_minor < 0 when 'refund' then amount_minor < 0 else amount_minor <> 0 end),
  constraint till_entry_reason check (kind in ('sale', 'refund') or reason <> ''),
  constraint till_entry_account check (kind = 'float' or account <> '')
);
create index till_entry_session on till_entry (client_id, session_id, id);
create index till_entry_order on till_entry (client_id, order_id) where order_id is not null;
-- Money is counted once, however often its sale is sent in.
create unique index till_entry_payment on till_entry (client_id, payment_id) where payment_id is not null;
create unique index till_entry_refund on till_entry (client_id, refund_id) where refund_id is not null;
call protect_client_table('till_entry');

-- A closed session is a document.
create table till_close (
  client_id uuid not null,
  session_id uuid not null,
  till_id uuid not null,
  -- of the till, without a gap
  number integer not null check (number >= 1),
  closed_at timestamptz not null,
  closed_by_name text not null,
  expected_minor integer not null,
  counted_minor integer not null check (counted_minor >= 0),
  left_minor integer not null check (left_minor between 0 and counted_minor),
  -- the last day of the ledger that it closed for this till; null = none
  closed_day date,
  document jsonb not null,
  primary key (client_id, session_id),
  foreign key (client_id, session_id) references till_session,
  foreign key (client_id, till_id) references till,
  constraint till_close_number_key unique (client_id, till_id, number)
);
create index till_close_at on till_close (client_id, closed_at, session_id);
call protect_client_table('till_close');

create function refuse_till_change() returns trigger language plpgsql as $$
begin
  raise exception 'entries and closes of tills are only added to' using errcode = 'insufficient_privilege';
end $$;
create trigger till_entry_only_added before update or delete or truncate on till_entry
  for each statement execute function refuse_till_change();
create trigger till_close_only_added before update or delete or truncate on till_close
  for each statement execute function refuse_till_change();
revoke update, delete on till_entry, till_close from foyer_app, foyer_worker;

-- A closed session takes no entry and never opens again; what it began with stays.
create function refuse_closed_till() returns trigger language plpgsql as $$
begin
  if not exists (select from till_session s where s.client_id = new.client_id and s.id = new.session_id
      and s.closed_at is null for share) then
    raise exception 'the session of the till is closed' using errcode = 'check_violation', constraint = 'till_session_is_open';
  end if;
  return new;
end $$;
create trigger till_session_is_open before insert on till_entry for each row execute function refuse_closed_till();
create function keep_till_session() returns trigger language plpgsql as $$
begin
  if old.closed_at is not null or (to_jsonb(new) - 'closed_at') <> (to_jsonb(old) - 'closed_at') then
    raise exception 'a session of a till is opened and closed, and not changed' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create trigger till_session_kept before update on till_session for each row execute function keep_till_session();
revoke delete on till_session, till from foyer_app, foyer_worker;

-- The till whose money a posting changes, and the days that are closed for one till alone.
alter table ledger_posting add column till_id uuid;
create index ledger_posting_till on ledger_posting (client_id, till_id, day) where till_id is not null;
create table ledger_closed_till_day (
  client_id uuid not null references client,
  till_id uuid not null,
  day date not null,
  closed_at timestamptz not null,
  primary key (client_id, till_id, day)
);
call protect_client_table('ledger_closed_till_day');

-- As for the days of a client (0021): postings of a till hold its lock shared, closing its day holds it alone.
create function ledger_till_lock(client uuid, till uuid) returns bigint language sql immutable parallel safe
  as $$ select hashtextextended(client::text || till::text, 4041) $$;
create function refuse_closed_till_day() returns trigger language plpgsql as $$
declare
  one record;
begin
  for one in select client_id, till_id, min(day) as day from added where till_id is not null group by 1, 2 loop
    perform pg_advisory_xact_lock_shared(ledger_till_lock(one.client_id, one.till_id));
    if exists (select from ledger_closed_till_day c
        where c.client_id = one.client_id and c.till_id = one.till_id and c.day >= one.day) then
      raise exception 'the ledger of this till is closed for %', one.day
        using errcode = 'check_violation', constraint = 'ledger_day_open';
    end if;
  end loop;
  return null;
end $$;
create trigger ledger_till_day_open after insert on ledger_posting
  referencing new table as added for each statement execute function refuse_closed_till_day();
create function wait_for_till_postings() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(ledger_till_lock(new.client_id, new.till_id));
  return new;
end $$;
create trigger ledger_till_day_alone before insert on ledger_closed_till_day
  for each row execute function wait_for_till_postings();
create trigger ledger_closed_till_day_only_added before update or delete or truncate on ledger_closed_till_day
  for each statement execute function refuse_ledger_change();
revoke update, delete on ledger_closed_till_day from foyer_app, foyer_worker;
