-- A batch of holds in one round trip and one commit (docs/decisions: holds are taken in batches). The client is set
-- within the same call, so that row-level security costs no round trip of its own.

-- Takes all holds of a batch, or none and answers false where not all of them fit or a key was used before.
-- Lock order as everywhere: hold rows, then counter rows in id order.
create function take_holds_if_all_fit(
  p_client uuid, p_hold uuid[], p_key text[], p_channel uuid[], p_expires timestamptz[],
  p_line_hold uuid[], p_line_counter uuid[], p_line_quantity integer[]
) returns boolean language plpgsql as $$
declare
  v_counters uuid[];
  v_sums integer[];
begin
  perform set_config('app.client_id', p_client::text, true);
  select array_agg(counter_id order by counter_id), array_agg(quantity order by counter_id) into v_counters, v_sums
    from (select counter_id, sum(quantity)::integer as quantity
          from unnest(p_line_counter, p_line_quantity) as line (counter_id, quantity) group by counter_id) as need;

  -- A look without a lock: after the sell-out a batch ends here.
  if (select count(*) from counter c join unnest(v_counters, v_sums) as need (id, quantity) on need.id = c.id
      where c.client_id = p_client and (c.capacity is null or c.held + c.sold + need.quantity <= c.capacity))
     < cardinality(v_counters) then
    return false;
  end if;
  if exists (select from hold where client_id = p_client and idempotency_key = any (p_key)) then
    return false;
  end if;

  insert into hold (client_id, id, idempotency_key, channel_id, expires_at)
    select p_client, h.id, h.key, h.channel, h.expires
    from unnest(p_hold, p_key, p_channel, p_expires) as h (id, key, channel, expires);

  perform from counter c where c.client_id = p_client and c.id = any (v_counters) order by c.id for update;
  if (select count(*) from counter c join unnest(v_counters, v_sums) as need (id, quantity) on need.id = c.id
      where c.client_id = p_client and (c.capacity is null or c.held + c.sold + need.quantity <= c.capacity))
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
