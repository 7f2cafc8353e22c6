-- A batch of holds costs the database less (decision 0050): what holds share, their lines too, comes once; what all of
-- them take of a counter comes added up.

-- Whose rows a statement may write is asked once for it, not again for each row.
alter policy client_only on hold
  using (client_id = (select nullif(current_setting('app.client_id', true), '')::uuid))
  with check (client_id = (select nullif(current_setting('app.client_id', true), '')::uuid));

drop function take_holds_if_all_fit(
  uuid, bigint, uuid[], text[], integer[], timestamptz[], uuid[], jsonb[], integer[], integer[], uuid[], integer[], integer[]);

-- Takes all holds of a batch, or none and answers false where not all of them fit, a key was used before, or the
-- limits changed since their counters were found. Lock order as everywhere: the limits, hold rows, then counter rows
-- in id order. May be part of a larger transaction: what it locked and wrote is let go where it answers false.
-- What many holds share comes once, as a kind: p_kind says which is whose, the lines of a kind are those from p_first
-- to p_last. p_key is null where no hold has a key. p_counter names each counter once, p_quantity what all holds take
-- of it together, p_withheld the greatest share of it that is kept from one of them.
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
