-- A timeslot is shut as long as any closure in force covers it, and what it is without closures is kept beside it
-- (decision 0039): closure_shut = open as far as rules and people say. Whoever writes `state` writes that; the trigger
-- makes of it what is sold.
create function closure_over(of_client uuid, of_calendar uuid, of_timeslot uuid, starts timestamp)
returns uuid language sql stable set search_path = public, pg_temp as $$
  select c.id from closure c
  where c.client_id = of_client and c.lifted_at is null and c.until_local > starts and c.from_local <= starts
    and case c.scope_kind
      when 'timeslot' then of_timeslot = any (c.scope_ids)
      when 'timeslot-group' then of_calendar = any (c.scope_ids)
      else exists (select from calendar k
        where k.client_id = of_client and k.id = of_calendar and k.location_id = any (c.scope_ids)) end
  order by c.id limit 1
$$;

drop trigger new_timeslot_in_closure on timeslot;
drop trigger timeslot_stays_shut on timeslot;

create or replace function keep_timeslot_shut() returns trigger language plpgsql set search_path = public, pg_temp as $$
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

-- Those that a person opened within a closure: nobody does any more.
update timeslot t set closure_id = c.id, closure_shut = true, state = 'closed'
from closure c
where t.state = 'open' and t.closure_id is null and t.starts_at > now() and c.client_id = t.client_id
  and c.lifted_at is null and c.id = closure_over(t.client_id, t.calendar_id, t.id, t.local_date + t.local_time);
