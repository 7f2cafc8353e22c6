-- A ticket group takes its times from timeslot groups or from product schedules, never from both (product.md,
-- section 4): the rule refuses the second with an offer to convert, this constraint wins the race.
alter table calendar_ticket_group add column kind text;
update calendar_ticket_group link set kind = calendar.kind
from calendar where calendar.client_id = link.client_id and calendar.id = link.calendar_id;

create function name_kind_of_calendar() returns trigger language plpgsql as $$
begin
  new.kind := (select kind from calendar where client_id = new.client_id and id = new.calendar_id);
  return new;
end $$;
create trigger calendar_ticket_group_kind before insert on calendar_ticket_group
  for each row execute function name_kind_of_calendar();
-- The foreign key to the calendar answers where there is none: `kind` may be empty until then.
alter table calendar_ticket_group
  add constraint calendar_ticket_group_one_source
    exclude using gist (client_id with =, ticket_group_id with =, kind with <>);

-- The schedules of a product go with the product, and with them their timeslots and counters: what was sold keeps
-- the product itself from being deleted.
alter table calendar drop constraint calendar_client_id_product_id_fkey;
alter table calendar add constraint calendar_client_id_product_id_fkey
  foreign key (client_id, product_id) references product on delete cascade;

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
