-- Timeslots, the counters of their places and of every other limit, and holds, which are taken in batches.

-- The general counter: a number of places that may not be exceeded (product.md, section 4): of a timeslot, a ticket
-- type, a ticket group, an event or a house (decision 0024). Narrow, apart from descriptive data, half-filled pages so
-- that updates stay on their page. capacity null = no limit.
create table counter (
  client_id uuid not null,
  id uuid not null,
  kind text not null,
  owner_id uuid not null,
  -- what it is counted over: a timeslot, a date, a quarter of an hour; '' = in all
  scope text not null default '',
  capacity integer check (capacity >= 0),
  held integer not null default 0,
  sold integer not null default 0,
  primary key (client_id, id),
  constraint counter_held_not_negative check (held >= 0),
  constraint counter_sold_not_negative check (sold >= 0),
  constraint counter_not_exceeded check (held + sold <= capacity)
) with (fillfactor = 50);
create index counter_owner on counter (client_id, owner_id) where kind <> 'timeslot';
call protect_client_table('counter');
call let_worker_see_all('counter');

-- Raised whenever a limit is switched on or off or changed: a hold whose counters were found before that is refused
-- and finds them again. No row = 0.
create table sale_limit_epoch (
  client_id uuid primary key references client,
  epoch bigint not null default 0
);
call protect_client_table('sale_limit_epoch');

-- The unit of capacity: a start on one date of one calendar; its counter has the same id.
create table timeslot (
  client_id uuid not null,
  id uuid not null default uuidv7(),
  calendar_id uuid not null,
  local_date date not null,
  local_time time not null,
  starts_at timestamptz not null,
  ends_at timestamptz,
  origin text not null default 'generated' check (origin in ('generated', 'manual')),
  state text not null default 'open' check (state in ('open', 'closed', 'cancelled')),
  status text not null default 'yes'
    check (status in ('no', 'yes', 'yes and close the timeslot', 'yes and close the day')),
  -- what differs from the rules because visitors have places in it; staff settle it
  conflict text check (conflict in ('not-in-rules', 'capacity-below-taken')),
  -- staff saw the conflict and keep the timeslot as it is; a new conflict asks again
  conflict_kept boolean not null default false,
  wanted_capacity integer,
  title text not null default '',
  classes text not null default '',
  -- overrides the look of the shown state, never the capacity
  colour text check (colour in ('green', 'orange', 'red')),
  note text not null default '' check (length(note) <= 500),
  -- what the rules made it of, for "Why?"; null where a period or a schedule did
  exception_id uuid,
  -- the closure that keeps it shut
  closure_id uuid,
  -- open as far as rules and people say: lifting the closure opens it
  closure_shut boolean not null default false,
  primary key (client_id, id),
  constraint timeslot_start_key unique (client_id, calendar_id, starts_at),
  foreign key (client_id, calendar_id) references calendar,
  constraint timeslot_closure_fkey foreign key (client_id, closure_id) references closure
);
create index timeslot_conflict on timeslot (client_id, local_date) where conflict is not null;
create index timeslot_closure on timeslot (client_id, closure_id) where closure_id is not null;
call protect_client_table('timeslot');
call let_worker_see_all('timeslot');

-- A timeslot is shut as long as any closure in force covers it, and what it is without closures is stored beside it
-- (decision 0039). Every writer of `state` writes what rules and people say; the trigger makes of it what is sold.
create function keep_timeslot_shut() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if new.closure_id is null then
    new.closure_id := closure_over(new.client_id, new.calendar_id, new.id, new.local_date + new.local_time);
  end if;
  if new.closure_id is not null then
    new.closure_shut := new.state = 'open';
    if new.closure_shut then
      new.state := 'closed';
    end if;
  end if;
  return new;
end $$;
create trigger new_timeslot_in_closure before insert on timeslot
  for each row when (new.state <> 'cancelled') execute function keep_timeslot_shut();
-- Closing and lifting change closure_id themselves, and say with it what the timeslot is.
create trigger timeslot_stays_shut before update of state on timeslot
  for each row when (new.closure_id is not distinct from old.closure_id
    and (new.closure_id is not null or new.state = 'open' and old.state <> 'open'))
  execute function keep_timeslot_shut();

create function delete_timeslots_of_schedules() returns trigger language plpgsql as $$
begin
  if old.kind = 'schedule' then
    with gone as (
      delete from timeslot where client_id = old.client_id and calendar_id = old.id returning id)
    delete from counter where client_id = old.client_id and id in (select id from gone);
  end if;
  return old;
end $$;
create trigger calendar_timeslots before delete on calendar
  for each row execute function delete_timeslots_of_schedules();

-- Capacity taken for a visitor before payment. The row is deleted when it ends (completed, released, expired): a hold
-- without a row has expired.
-- A hold is made in the transaction that has just read its client and channel, whose rows are never deleted: foreign
-- keys cost a look-up and a lock for each row of a batch (decision 0036), so it has none.
create table hold (
  client_id uuid not null,
  id uuid not null default uuidv7(),
  idempotency_key text,
  expires_at timestamptz not null,
  extensions integer not null default 0,
  channel_id uuid,
  -- what it is for, so that a limit that is switched on counts it: [{ticketTypeId, quantity, timeslotId, date}]
  sale jsonb not null default '[]',
  -- what it takes, within its row: of three rows a hold and its cart are two, with an index less (decision 0043)
  counter_ids uuid[] not null default '{}',
  quantities integer[] not null default '{}',
  created_at timestamptz not null default now(),
  primary key (client_id, id),
  constraint hold_lines_are_whole check (
    cardinality(counter_ids) = cardinality(quantities) and 0 < all (quantities) and array_position(counter_ids, null) is null)
);
create index hold_expiry on hold (expires_at);
-- Most holds of the engine itself have no key: they need no entry.
create unique index hold_idempotency_key on hold (client_id, idempotency_key) where idempotency_key is not null;
call protect_client_table('hold');
call let_worker_see_all('hold');
-- The sub-select is evaluated once for a statement, the plain expression once for each row (decision 0050).
alter policy client_only on hold
  using (client_id = (select nullif(current_setting('app.client_id', true), '')::uuid))
  with check (client_id = (select nullif(current_setting('app.client_id', true), '')::uuid));

-- Takes all holds of a batch, or none and answers false where not all of them fit, a key was used before, or the
-- limits changed since their counters were found (decisions 0011, 0036 and 0050). Lock order as everywhere: the limits,
-- hold rows, then counter rows in id order. May be part of a larger transaction: what it locked and wrote is released
-- where it answers false. The client is set within the same call, so that row-level security costs no round trip.
-- What many holds share comes once, as a kind: p_kind gives the kind of each hold, the lines of a kind are those from
-- p_first to p_last. p_key is null where no hold has a key. p_counter names each counter once, p_quantity what all
-- holds take of it together, p_withheld the greatest share of it that is withheld from one of them.
create function take_holds_if_all_fit(
  p_client uuid, p_epoch bigint, p_hold uuid[], p_expires timestamptz[], p_kind integer[], p_key text[],
  p_channel uuid[], p_sale jsonb[], p_first integer[], p_last integer[], p_line_counter uuid[], p_line_quantity integer[],
  p_counter uuid[], p_quantity integer[], p_withheld integer[]
) returns boolean language plpgsql as $$
declare
  v_rows integer;
begin
  perform set_config('app.client_id', p_client::text, true);

  -- A look without a lock: after the sell-out a batch ends here.
  if (select count(*) from counter c
      join unnest(p_counter, p_quantity, p_withheld) as need (id, quantity, withheld) on need.id = c.id
      where c.client_id = p_client and (c.capacity is null
        or c.held + c.sold + need.quantity <= c.capacity - (c.capacity::bigint * need.withheld + 99) / 100))
     < cardinality(p_counter) then
    return false;
  end if;

  if p_epoch is not null then
    perform pg_advisory_xact_lock_shared(hashtextextended('sale limits ' || p_client, 0));
    if p_epoch <> coalesce((select epoch from sale_limit_epoch where client_id = p_client), 0) then
      return false;
    end if;
  end if;

  begin
    -- Side by side in the list they are read without being stored between; lines are flat, so that a part is cut out
    -- without copying all of them.
    with line as materialized (select p_line_counter as counters, p_line_quantity as quantities)
    insert into hold (client_id, id, idempotency_key, channel_id, expires_at, sale, counter_ids, quantities)
      select p_client, h.id, h.key, p_channel[h.kind], h.expires, p_sale[h.kind],
        line.counters[p_first[h.kind]:p_last[h.kind]], line.quantities[p_first[h.kind]:p_last[h.kind]]
      from line, (select unnest(p_hold) as id, unnest(p_expires) as expires, unnest(p_kind) as kind,
        unnest(p_key) as key) as h;

    perform from counter c where c.client_id = p_client and c.id = any (p_counter) order by c.id for update;
    update counter c set held = c.held + need.quantity
      from unnest(p_counter, p_quantity, p_withheld) as need (id, quantity, withheld)
      where c.client_id = p_client and c.id = need.id and (c.capacity is null
        or c.held + c.sold + need.quantity <= c.capacity - (c.capacity::bigint * need.withheld + 99) / 100);
    get diagnostics v_rows = row_count;
    if v_rows < coalesce(cardinality(p_counter), 0) then
      raise exception using errcode = 'FY001';
    end if;
  exception when unique_violation or sqlstate 'FY001' then
    return false;
  end;
  return true;
end $$;
