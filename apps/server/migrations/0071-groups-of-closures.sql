-- Closures and changes of timeslots settle the group reservations in them (decision 0243).

-- The confirmed reservations that were in it when it was closed.
alter table closure add column group_ids uuid[] not null default '{}';

-- A group that is to come has its timeslot: what takes the timeslot away settles the group first. Those whose timeslot went
-- before this rule stay as they are until staff move or cancel them.
alter table group_reservation
  add constraint group_reservation_has_timeslot check (state = 'cancelled' or timeslot_id is not null) not valid;
