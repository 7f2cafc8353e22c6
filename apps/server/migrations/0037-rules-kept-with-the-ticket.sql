-- What a ticket was sold with is its own: a later edit of its type changes no ticket that is paid (decision 0041).

alter table ticket
  add column validity_kind text,
  add column validity_days integer,
  add column validity_until date,
  add column daily_scan_limit integer,
  add column total_scan_limit integer,
  add column duration_minutes integer;

-- Tickets that are sold already keep what their type says now. The owner of the schema may be an ordinary role: while
-- this runs it has to see the rows of every client.
alter table ticket no force row level security;
alter table ticket_type no force row level security;
update ticket t set validity_kind = y.validity_kind, validity_days = y.validity_days,
  validity_until = y.validity_until, daily_scan_limit = y.daily_scan_limit, total_scan_limit = y.total_scan_limit,
  duration_minutes = y.duration_minutes
from ticket_type y
where y.client_id = t.client_id and y.id = t.ticket_type_id
  and num_nonnulls(y.validity_kind, y.daily_scan_limit, y.total_scan_limit, y.duration_minutes) > 0;
alter table ticket force row level security;
alter table ticket_type force row level security;
