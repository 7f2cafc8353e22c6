-- A calendar that is made beside a closure of its location (decision 0048): a closure holds its locations, and whoever
-- makes a calendar at one waits for it. So the timeslots that follow find the closure, or the closure finds them.
create function follow_closures_of_location() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform from location where client_id = new.client_id and id = new.location_id for share;
  return new;
end $$;
create trigger calendar_follows_closures before insert or update of location_id on calendar
  for each row execute function follow_closures_of_location();
