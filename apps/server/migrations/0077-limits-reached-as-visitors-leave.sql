-- A limit below what is taken is reached as visitors leave (decisions 0033, 0275): the limit that is wanted where more is taken;
-- null = `capacity` is it. Of a timeslot it is the timeslot's `wanted_capacity`.
alter table counter add column wanted_capacity integer check (wanted_capacity >= 0);

-- At the end of the transaction: a change of a cart or an order first gives places back and then takes them.
create function reach_wanted_capacity() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  reached counter;
begin
  update counter set capacity = greatest(wanted_capacity, held + sold),
    wanted_capacity = case when held + sold > wanted_capacity then wanted_capacity end
  where client_id = new.client_id and id = new.id and wanted_capacity is not null
    and capacity > greatest(wanted_capacity, held + sold)
  returning * into reached;
  if reached.kind = 'timeslot' and reached.wanted_capacity is null then
    update timeslot set wanted_capacity = null,
      conflict_kept = conflict_kept and conflict is distinct from 'capacity-below-taken',
      conflict = nullif(conflict, 'capacity-below-taken')
    where client_id = new.client_id and id = new.id and wanted_capacity is not null and state <> 'cancelled';
  end if;
  return null;
end $$;
create constraint trigger counter_reaches_wanted_capacity after update of held, sold on counter
  deferrable initially deferred for each row
  when (new.wanted_capacity is not null and new.held + new.sold < old.held + old.sold)
  execute function reach_wanted_capacity();
