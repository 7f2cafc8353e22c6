-- The cost unit to which the sales of a ticket type go; '' = none.
alter table ticket_type add column cost_unit text not null default '' check (length(cost_unit) <= 50);
