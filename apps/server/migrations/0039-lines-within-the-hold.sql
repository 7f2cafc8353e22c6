-- What a hold takes stands within its row (decision 0043): of three rows a hold and its cart are two, with an index less.
alter table hold
  add column counter_ids uuid[] not null default '{}',
  add column quantities integer[] not null default '{}';

update hold h set counter_ids = l.counter_ids, quantities = l.quantities
from (
  select client_id, hold_id, array_agg(counter_id order by counter_id) as counter_ids,
    array_agg(quantity order by counter_id) as quantities
  from hold_line group by client_id, hold_id) l
where h.client_id = l.client_id and h.id = l.hold_id;

alter table hold add constraint hold_lines_are_whole check (
  cardinality(counter_ids) = cardinality(quantities) and 0 < all (quantities) and array_position(counter_ids, null) is null);
drop table hold_line;

drop function take_holds_if_all_fit(
  uuid, bigint, uuid[], text[], integer[], timestamptz[], uuid[], jsonb[], uuid[], uuid[], integer[], integer[]);

-- Takes all holds of a batch, or none and answers false where not all of them fit, a key was used before, or the
-- limits changed since their counters were found. Lock order as everywhere: the limits, hold rows, then counter rows
-- in id order. May be part of a larger transaction: what it locked and wrote is let go where it answers false.
-- What many holds share comes once: p_sale and p_channel are the different ones, p_kind says which is whose. The lines
-- of all holds come one hold after the other, those of one from p_first to p_last.
create function take_holds_if_all_fit(
  p_client uuid, p_epoch bigint, p_hold uuid[], p_key text[], p_kind integer[], p_expires timestamptz[],
  p_channel uuid[], p_sale jsonb[],
  p_first integer[], p_last integer[], p_line_counter uuid[], p_line_quantity integer[], p_line_withheld integer[]
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
    insert into hold (client_id, id, idempotency_key, channel_id, expires_at, sale, counter_ids, quantities)
      select p_client, h.id, h.key, p_channel[h.kind], h.expires, p_sale[h.kind],
        p_line_counter[h.first_line:h.last_line], p_line_quantity[h.first_line:h.last_line]
      from unnest(p_hold, p_key, p_kind, p_expires, p_first, p_last)
        as h (id, key, kind, expires, first_line, last_line);

    perform from counter c where c.client_id = p_client and c.id = any (v_counters) order by c.id for update;
    update counter c set held = c.held + need.quantity
      from unnest(v_counters, v_sums, v_withheld) as need (id, quantity, withheld)
      where c.client_id = p_client and c.id = need.id and (c.capacity is null
        or c.held + c.sold + need.quantity <= c.capacity - (c.capacity::bigint * need.withheld + 99) / 100);
    get diagnostics v_rows = row_count;
    if v_rows < coalesce(cardinality(v_counters), 0) then
      raise exception using errcode = 'FY001';
    end if;
  exception when unique_violation or sqlstate 'FY001' then
    return false;
  end;
  return true;
end $$;
