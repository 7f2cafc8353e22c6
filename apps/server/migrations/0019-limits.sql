-- Every limit of a sale beside the timeslot's own: ticket type, ticket group, event, house, and the share that a
-- channel may not sell (product.md, section 4). Decision 0024.

-- What a counter is counted over: a timeslot, a date, a quarter of an hour; '' = in all.
alter table counter add column scope text not null default '';
create index counter_owner on counter (client_id, owner_id) where kind <> 'timeslot';

-- What a hold is for, so that a limit that is switched on counts it: [{ticketTypeId, quantity, timeslotId, date}].
alter table hold add column sale jsonb not null default '[]';

-- Raised whenever a limit is switched on or off or changed: a hold whose counters were found before that is refused
-- and finds them anew. No row = 0.
create table sale_limit_epoch (
  client_id uuid primary key references client,
  epoch bigint not null default 0
);
call protect_client_table('sale_limit_epoch');

-- A cart of tickets without timeslots: for a day, or for no day at all.
alter table cart
  alter column timeslot_id drop not null,
  add column visit_date date;

-- holdcapacity: the share of each timeslot that the channel may not sell until its release, which is a day and time
-- on the client's clock, or so many minutes before each start; neither = never.
alter table channel
  add column hold_capacity_enabled boolean not null default false,
  add column hold_capacity_percentage integer not null default 0
    constraint channel_hold_capacity_percentage check (hold_capacity_percentage between 0 and 100),
  add column hold_capacity_release_date date,
  add column hold_capacity_release_time time,
  add column hold_capacity_release_minutes integer
    constraint channel_hold_capacity_minutes check (hold_capacity_release_minutes >= 0),
  add constraint channel_hold_capacity_release check (
    (hold_capacity_release_date is null) = (hold_capacity_release_time is null)
    and (hold_capacity_release_date is null or hold_capacity_release_minutes is null));

-- Places that staff added over the limit of one timeslot (overbooking), shown as +n.
alter table timeslot
  add column overbooked integer not null default 0
    constraint timeslot_overbooked check (overbooked >= 0);

-- As before (0004), with the epoch of the limits, what the holds are for, and the share that is kept from who asks.
drop function take_holds_if_all_fit(uuid, uuid[], text[], uuid[], timestamptz[], uuid[], uuid[], integer[]);

-- Takes all holds of a batch, or none and answers false where not all of them fit, a key was used before, or the
-- limits changed since their counters were found. Lock order as everywhere: the limits, hold rows, then counter rows
-- in id order.
create function take_holds_if_all_fit(
  p_client uuid, p_epoch bigint, p_hold uuid[], p_key text[], p_channel uuid[], p_expires timestamptz[],
  p_sale jsonb[], p_line_hold uuid[], p_line_counter uuid[], p_line_quantity integer[], p_line_withheld integer[]
) returns boolean language plpgsql as $$
declare
  v_counters uuid[];
  v_sums integer[];
  v_withheld integer[];
begin
  perform set_config('app.client_id', p_client::text, true);
  select array_agg(counter_id order by counter_id), array_agg(quantity order by counter_id),
      array_agg(withheld order by counter_id)
    into v_counters, v_sums, v_withheld
    from (select counter_id, sum(quantity)::integer as quantity, max(withheld) as withheld
          from unnest(p_line_counter, p_line_quantity, p_line_withheld) as line (counter_id, quantity, withheld)
          group by counter_id) as need;

  -- A look without a lock: after the sell-out a batch ends here.
  if (select count(*) from counter c
      join unnest(v_counters, v_sums, v_withheld) as need (id, quantity, withheld) on need.id = c.id
      where c.client_id = p_client and (c.capacity is null
        or c.held + c.sold + need.quantity <= c.capacity - (c.capacity::bigint * need.withheld + 99) / 100))
     < cardinality(v_counters) then
    return false;
  end if;
  if exists (select from hold where client_id = p_client and idempotency_key = any (p_key)) then
    return false;
  end if;

  if p_epoch is not null then
    perform pg_advisory_xact_lock_shared(hashtextextended('sale limits ' || p_client, 0));
    if p_epoch <> coalesce((select epoch from sale_limit_epoch where client_id = p_client), 0) then
      return false;
    end if;
  end if;

  insert into hold (client_id, id, idempotency_key, channel_id, expires_at, sale)
    select p_client, h.id, h.key, h.channel, h.expires, h.sale
    from unnest(p_hold, p_key, p_channel, p_expires, p_sale) as h (id, key, channel, expires, sale);

  perform from counter c where c.client_id = p_client and c.id = any (v_counters) order by c.id for update;
  if (select count(*) from counter c
      join unnest(v_counters, v_sums, v_withheld) as need (id, quantity, withheld) on need.id = c.id
      where c.client_id = p_client and (c.capacity is null
        or c.held + c.sold + need.quantity <= c.capacity - (c.capacity::bigint * need.withheld + 99) / 100))
     < cardinality(v_counters) then
    delete from hold where client_id = p_client and id = any (p_hold);
    return false;
  end if;

  update counter c set held = c.held + need.quantity
    from unnest(v_counters, v_sums) as need (id, quantity)
    where c.client_id = p_client and c.id = need.id;
  insert into hold_line (client_id, hold_id, counter_id, quantity)
    select p_client, l.hold_id, l.counter_id, l.quantity
    from unnest(p_line_hold, p_line_counter, p_line_quantity) as l (hold_id, counter_id, quantity);
  return true;
end $$;
