-- Exceptions to the rules of rebooking in the client settings (product.md, section 15). As a setting they apply from the
-- client's next day on: a change is a second row, which takes the place of the first when it begins.
create table rebooking_exception (
  client_id uuid not null references client,
  id uuid not null default uuidv7(),
  kind text not null check (kind in ('ticket-type', 'ticket-group', 'event', 'period')),
  ticket_type_id uuid,
  ticket_group_id uuid,
  event_id uuid,
  -- of a period
  name text not null default '' check (length(name) <= 100),
  from_date date,
  until_date date,
  -- null = as for all tickets
  is_allowed boolean,
  earlier_days smallint check (earlier_days between 0 and 730),
  later_days smallint check (later_days between 1 and 730),
  latest_hours smallint check (latest_hours between 1 and 720),
  most_times smallint check (most_times between 1 and 99),
  fee_minor integer check (fee_minor between 0 and 100000),
  is_difference_returned boolean,
  effective_at timestamptz not null,
  ends_at timestamptz,
  -- the one that ends when this one begins
  replaces_id uuid,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (client_id, id),
  foreign key (client_id, ticket_type_id) references ticket_type on delete cascade,
  foreign key (client_id, ticket_group_id) references ticket_group on delete cascade,
  foreign key (client_id, event_id) references event on delete cascade,
  foreign key (client_id, replaces_id) references rebooking_exception on delete set null (replaces_id),
  constraint rebooking_exception_replaced_once unique (client_id, replaces_id),
  constraint rebooking_exception_target check (
    (kind = 'ticket-type') = (ticket_type_id is not null)
    and (kind = 'ticket-group') = (ticket_group_id is not null)
    and (kind = 'event') = (event_id is not null)
    and (kind = 'period') = (from_date is not null and until_date is not null)
    and (kind = 'period') = (name <> '')),
  constraint rebooking_exception_end_after_start check (until_date >= from_date),
  constraint rebooking_exception_ends_later check (ends_at >= effective_at),
  constraint rebooking_exception_differs check (num_nonnulls(is_allowed, earlier_days, later_days, latest_hours,
    most_times, fee_minor, is_difference_returned) > 0),
  -- one for a ticket type, group or event at a time; periods may overlap, and the strictest counts
  constraint rebooking_exception_once exclude using gist (client_id with =,
    coalesce(ticket_type_id, ticket_group_id, event_id) with =, tstzrange(effective_at, ends_at) with &&)
    where (kind <> 'period')
);
create index rebooking_exception_ticket_type on rebooking_exception (client_id, ticket_type_id);
create index rebooking_exception_ticket_group on rebooking_exception (client_id, ticket_group_id);
create index rebooking_exception_event on rebooking_exception (client_id, event_id);
call protect_client_table('rebooking_exception');
