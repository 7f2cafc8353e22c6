-- A ticket keeps whether it takes places of other timeslots too, as it keeps how long its visit takes (decision 0041):
-- moving or cancelling others of its order then counts it as it was sold.
alter table ticket add column blocks_other_timeslots boolean not null default false;

-- How many days of tickets without a time a closure took whole when it was made, and how many it only made shorter
-- (decision 0054).
alter table closure
  add column day_count integer not null default 0 check (day_count >= 0),
  add column shortened_day_count integer not null default 0 check (shortened_day_count >= 0);

-- Tickets that are sold already keep what their type says now. The owner of the schema may be an ordinary role: while
-- this runs it has to see the rows of every client.
alter table ticket no force row level security;
alter table ticket_type no force row level security;
update ticket t set blocks_other_timeslots = true
from ticket_type y
where y.client_id = t.client_id and y.id = t.ticket_type_id and y.blocks_other_timeslots
  and t.duration_minutes is not null;
alter table ticket force row level security;
alter table ticket_type force row level security;
