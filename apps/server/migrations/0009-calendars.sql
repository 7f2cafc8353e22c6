-- Calendars and the rules from which their timeslots are generated: periods, exceptions, product schedules, blockers.

-- A timeslot group (kind 'group'), or the schedules of one product at one location (kind 'schedule').
create table calendar (
  client_id uuid not null,
  id uuid not null default uuidv7(),
  kind text not null check (kind in ('group', 'schedule')),
  name text,
  location_id uuid not null,
  product_id uuid,
  hidden boolean not null default false,
  synced boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (client_id, id),
  foreign key (client_id, location_id) references location,
  -- The schedules of a product are deleted with the product, and with them their timeslots and counters: what was sold
  -- keeps the product itself from being deleted.
  foreign key (client_id, product_id) references product on delete cascade,
  constraint calendar_group_named check (kind <> 'group' or length(name) > 0)
);
create unique index calendar_name_key on calendar (client_id, lower(name)) where kind = 'group';
create unique index calendar_of_product on calendar (client_id, product_id, location_id) where kind = 'schedule';
call protect_client_table('calendar');

-- A calendar that is made beside a closure of its location (decision 0048): a closure locks its locations, and a new
-- calendar at one waits for it. So the timeslots that follow find the closure, or the closure finds them.
create function follow_closures_of_location() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform from location where client_id = new.client_id and id = new.location_id for share;
  return new;
end $$;
create trigger calendar_follows_closures before insert or update of location_id on calendar
  for each row execute function follow_closures_of_location();

create table calendar_ticket_group (
  client_id uuid not null,
  calendar_id uuid not null,
  ticket_group_id uuid not null,
  -- of the calendar, by trigger; null only until the foreign key refuses a calendar that does not exist
  kind text,
  primary key (client_id, calendar_id, ticket_group_id),
  foreign key (client_id, calendar_id) references calendar on delete cascade,
  foreign key (client_id, ticket_group_id) references ticket_group on delete cascade,
  -- A ticket group takes its times from timeslot groups or from product schedules, never from both (product.md,
  -- section 4): the rule refuses the second with an offer to convert, this constraint wins the race.
  constraint calendar_ticket_group_one_source
    exclude using gist (client_id with =, ticket_group_id with =, kind with <>)
);
create index calendar_ticket_group_group on calendar_ticket_group (client_id, ticket_group_id);
call protect_client_table('calendar_ticket_group');

create function name_kind_of_calendar() returns trigger language plpgsql as $$
begin
  new.kind := (select kind from calendar where client_id = new.client_id and id = new.calendar_id);
  return new;
end $$;
create trigger calendar_ticket_group_kind before insert on calendar_ticket_group
  for each row execute function name_kind_of_calendar();

-- Two periods of one priority may not overlap (design, timeslot group): the constraint wins the race.
create table period (
  client_id uuid not null,
  id uuid not null default uuidv7(),
  calendar_id uuid not null,
  from_date date not null,
  until_date date not null,
  priority integer not null default 0,
  note text not null default '',
  primary key (client_id, id),
  foreign key (client_id, calendar_id) references calendar on delete cascade,
  constraint period_end_after_start check (until_date >= from_date),
  constraint period_same_priority_overlap exclude using gist
    (client_id with =, calendar_id with =, priority with =, daterange(from_date, until_date, '[]') with &&)
);
call protect_client_table('period');

create table weekday_time (
  client_id uuid not null,
  period_id uuid not null,
  weekday smallint not null check (weekday between 1 and 7),
  at time not null,
  capacity integer check (capacity >= 0),
  status text not null default 'yes' check (status in ('no', 'yes', 'yes and close the timeslot', 'yes and close the day')),
  title text not null default '' check (length(title) <= 100),
  classes text not null default '' check (length(classes) <= 255),
  primary key (client_id, period_id, weekday, at),
  foreign key (client_id, period_id) references period on delete cascade
);
call protect_client_table('weekday_time');

-- Exceptions of a calendar: on dates (all of them from first to last) or on weekdays within dates. Force: a date,
-- then a weekday, then a period; unpublished exceptions before published ones (product.md, section 4).
create table calendar_exception (
  client_id uuid not null,
  id uuid not null default uuidv7(),
  calendar_id uuid not null,
  kind text not null check (kind in ('date', 'weekday')),
  from_date date not null,
  until_date date not null,
  weekdays smallint[] not null default '{1,2,3,4,5,6,7}'
    constraint calendar_exception_weekdays
      check (cardinality(weekdays) > 0 and weekdays <@ '{1,2,3,4,5,6,7}'::smallint[]),
  all_day boolean not null default true,
  from_time time,
  until_time time,
  closed boolean not null default false,
  -- null = the limits of the times stay
  ticket_limit integer check (ticket_limit >= 1),
  note text not null default '' check (length(note) <= 500),
  colour text check (colour in ('green', 'orange', 'red')),
  published boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (client_id, id),
  foreign key (client_id, calendar_id) references calendar on delete cascade,
  constraint calendar_exception_end_after_start check (until_date >= from_date)
);
create index calendar_exception_dates on calendar_exception (client_id, calendar_id, from_date);
call protect_client_table('calendar_exception');

-- Times of its own; without any the times of the day stay (closed, or with another limit).
create table calendar_exception_time (
  client_id uuid not null,
  exception_id uuid not null,
  at time not null,
  capacity integer check (capacity >= 0),
  status text not null default 'yes'
    check (status in ('no', 'yes', 'yes and close the timeslot', 'yes and close the day')),
  title text not null default '' check (length(title) <= 100),
  classes text not null default '' check (length(classes) <= 255),
  primary key (client_id, exception_id, at),
  foreign key (client_id, exception_id) references calendar_exception on delete cascade
);
call protect_client_table('calendar_exception_time');

-- The activities that it concerns: linked ticket groups of the calendar.
create table calendar_exception_ticket_group (
  client_id uuid not null,
  exception_id uuid not null,
  ticket_group_id uuid not null,
  primary key (client_id, exception_id, ticket_group_id),
  foreign key (client_id, exception_id) references calendar_exception on delete cascade,
  foreign key (client_id, ticket_group_id) references ticket_group on delete cascade
);
create index calendar_exception_ticket_group_group on calendar_exception_ticket_group (client_id, ticket_group_id);
call protect_client_table('calendar_exception_ticket_group');

create table product_schedule (
  client_id uuid not null,
  id uuid not null default uuidv7(),
  calendar_id uuid not null,
  name text not null check (length(name) between 1 and 100),
  from_date date not null,
  until_date date not null,
  repeat_unit text not null check (repeat_unit in ('day', 'week')),
  repeat_every integer not null check (repeat_every between 1 and 99),
  weekdays smallint[] not null
    constraint product_schedule_weekdays check (weekdays <@ '{1,2,3,4,5,6,7}'::smallint[]),
  first_time time not null,
  last_time time not null,
  interval_minutes integer not null check (interval_minutes between 1 and 1440),
  capacity integer check (capacity >= 1),
  created_at timestamptz not null default now(),
  primary key (client_id, id),
  foreign key (client_id, calendar_id) references calendar on delete cascade,
  constraint product_schedule_end_after_start check (until_date >= from_date),
  constraint product_schedule_last_after_first check (last_time >= first_time)
);
create unique index product_schedule_name_key on product_schedule (client_id, lower(name));
create index product_schedule_calendar on product_schedule (client_id, calendar_id);
call protect_client_table('product_schedule');

create table schedule_blocker (
  client_id uuid not null,
  id uuid not null default uuidv7(),
  calendar_id uuid not null,
  from_date date not null,
  until_date date not null,
  weekdays smallint[] not null default '{1,2,3,4,5,6,7}'
    constraint schedule_blocker_weekdays
      check (cardinality(weekdays) > 0 and weekdays <@ '{1,2,3,4,5,6,7}'::smallint[]),
  -- null = the whole day
  from_time time,
  until_time time,
  reason text not null default '' check (length(reason) <= 200),
  created_at timestamptz not null default now(),
  primary key (client_id, id),
  foreign key (client_id, calendar_id) references calendar on delete cascade,
  constraint schedule_blocker_end_after_start check (until_date >= from_date),
  constraint schedule_blocker_times check ((from_time is null) = (until_time is null) and until_time > from_time)
);
create index schedule_blocker_calendar on schedule_blocker (client_id, calendar_id, from_date);
call protect_client_table('schedule_blocker');
