-- A change of timeslots chosen by hand is drafted, shown and undone like a change of rules (decision 0033). A selection
-- of the availability scheduler may span several calendars: then it belongs to none, and each visit says its own.

alter table schedule_change alter column calendar_id drop not null;

alter table schedule_change_visit add column calendar_id uuid;
-- The owner of the schema may be an ordinary role: while this runs it has to see the rows of every client.
alter table schedule_change no force row level security;
alter table schedule_change_visit no force row level security;
update schedule_change_visit v set calendar_id = c.calendar_id
from schedule_change c where c.client_id = v.client_id and c.id = v.change_id;
alter table schedule_change force row level security;
alter table schedule_change_visit force row level security;
alter table schedule_change_visit alter column calendar_id set not null;
alter table schedule_change_visit drop constraint schedule_change_visit_pkey;
alter table schedule_change_visit
  add primary key (client_id, change_id, calendar_id, order_id, from_start, remedy);
