-- Holds, their carts and paid orders are taken in batches (decisions 0011 and 0036): what is checked row by row costs
-- most there.

-- A hold and a cart are made in the transaction that has just read their client and channel, whose rows stay for ever:
-- each reference cost a look and a lock for each row. Lines end with their hold in one statement
-- (capacity/hold.repository), so that they need no trigger either.
alter table hold drop constraint hold_client_id_fkey;
alter table hold_line drop constraint hold_line_client_id_hold_id_fkey;
alter table cart drop constraint cart_client_id_fkey, drop constraint cart_client_id_channel_id_fkey;

-- Most holds of the engine itself have no key: they need no entry.
alter table hold drop constraint hold_idempotency_key;
create unique index hold_idempotency_key on hold (client_id, idempotency_key) where idempotency_key is not null;

-- Nobody has read it since a late payment sells by the limits of its moment (decision 0024).
alter table orders drop column places;

drop function take_holds_if_all_fit(
  uuid, bigint, uuid[], text[], uuid[], timestamptz[], jsonb[], uuid[], uuid[], integer[], integer[]);

-- Takes all holds of a batch, or none and answers false where not all of them fit, a key was used before, or the
-- limits changed since their counters were found. Lock order as everywhere: the limits, hold rows, then counter rows
-- in id order. May be part of a larger transaction: what it locked and wrote is let go where it answers false.
-- What many holds share comes once: p_sale and p_channel are the different ones, p_kind says which is whose.
create function take_holds_if_all_fit(
  p_client uuid, p_epoch bigint, p_hold uuid[], p_key text[], p_kind integer[], p_expires timestamptz[],
  p_channel uuid[], p_sale jsonb[],
  p_line_hold uuid[], p_line_counter uuid[], p_line_quantity integer[], p_line_withheld integer[]
) returns boolean language plpgsql as $$
declare
  v_counters uuid[];
  v_sums integer[];
  v_withheld integer[];
  v_rows integer;
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

  if p_epoch is not null then
    perform pg_advisory_xact_lock_shared(hashtextextended('sale limits ' || p_client, 0));
    if p_epoch <> coalesce((select epoch from sale_limit_epoch where client_id = p_client), 0) then
      return false;
    end if;
  end if;

  begin
    insert into hold (client_id, id, idempotency_key, channel_id, expires_at, sale)
      select p_client, h.id, h.key, p_channel[h.kind], h.expires, p_sale[h.kind]
      from unnest(p_hold, p_key, p_kind, p_expires) as h (id, key, kind, expires)
      on conflict do nothing;
    get diagnostics v_rows = row_count;
    if v_rows < cardinality(p_hold) then
      raise exception using errcode = 'FY001';
    end if;

    perform from counter c where c.client_id = p_client and c.id = any (v_counters) order by c.id for update;
    update counter c set held = c.held + need.quantity
      from unnest(v_counters, v_sums, v_withheld) as need (id, quantity, withheld)
      where c.client_id = p_client and c.id = need.id and (c.capacity is null
        or c.held + c.sold + need.quantity <= c.capacity - (c.capacity::bigint * need.withheld + 99) / 100);
    get diagnostics v_rows = row_count;
    if v_rows < coalesce(cardinality(v_counters), 0) then
      raise exception using errcode = 'FY001';
    end if;
    insert into hold_line (client_id, hold_id, counter_id, quantity)
      select p_client, l.hold_id, l.counter_id, l.quantity
      from unnest(p_line_hold, p_line_counter, p_line_quantity) as l (hold_id, counter_id, quantity);
  exception when sqlstate 'FY001' then
    return false;
  end;
  return true;
end $$;
