-- The rest of the catalogue and of the timeslots (specification 001, section 3): what a client can model, whether or
-- not every area that uses it exists yet.

-- Closed days of a location (/openingstijden) and a product's own hours there.
create table closed_day (
  client_id uuid not null,
  location_id uuid not null,
  date date not null,
  note text not null default '' check (length(note) <= 200),
  primary key (client_id, location_id, date),
  foreign key (client_id, location_id) references location on delete cascade
);
call protect_client_table('closed_day');

create table product_opening_hours (
  client_id uuid not null,
  product_id uuid not null,
  location_id uuid not null,
  weekday smallint not null check (weekday between 1 and 7),
  opens time,
  closes time,
  primary key (client_id, product_id, location_id, weekday),
  foreign key (client_id, product_id, location_id) references product_location on delete cascade
);
call protect_client_table('product_opening_hours');

-- A product is sold on a channel unless it is disabled there: no row means enabled where its groups are chosen.
create table product_channel (
  client_id uuid not null,
  product_id uuid not null,
  channel_id uuid not null,
  enabled boolean not null default true,
  primary key (client_id, product_id, channel_id),
  foreign key (client_id, product_id) references product on delete cascade,
  foreign key (client_id, channel_id) references channel on delete cascade
);
create index product_channel_channel on product_channel (client_id, channel_id);
call protect_client_table('product_channel');

-- Events (a date, a time, a limit) and exhibitions (a period, a limit a day where one is given). Titles are content.
create table event (
  client_id uuid not null references client,
  id uuid not null default uuidv7(),
  kind text not null check (kind in ('event', 'exhibition')),
  location_id uuid,
  from_date date not null,
  until_date date not null,
  at time,
  -- null = no limit
  ticket_limit integer check (ticket_limit > 0),
  linked_event_id uuid,
  publish_in_ticket_frame boolean not null default false,
  show_availability boolean not null default false,
  archived_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (client_id, id),
  foreign key (client_id, location_id) references location,
  foreign key (client_id, linked_event_id) references event on delete set null (linked_event_id),
  constraint event_end_after_start check (until_date >= from_date),
  constraint event_has_one_day check (kind <> 'event' or from_date = until_date),
  constraint event_not_linked_to_itself check (linked_event_id <> id)
);
create index event_location on event (client_id, location_id);
create index event_linked_event on event (client_id, linked_event_id);
create index event_dates on event (client_id, from_date, id);
call protect_client_table('event');

-- Dates on which an event or exhibition is closed.
create table event_exception (
  client_id uuid not null,
  event_id uuid not null,
  date date not null,
  note text not null default '' check (length(note) <= 200),
  primary key (client_id, event_id, date),
  foreign key (client_id, event_id) references event on delete cascade
);
call protect_client_table('event_exception');

alter table ticket_group
  -- tickets that may be sold: per timeslot, per day or in all, after the kind; null = no limit
  add column ticket_limit integer check (ticket_limit > 0),
  -- kind 'fixed date': the one date; 'period': the dates in which a ticket is valid
  add column valid_from date,
  add column valid_until date,
  add column open_weekdays smallint[] not null default '{1,2,3,4,5,6,7}'
    constraint ticket_group_open_weekdays check (open_weekdays <@ '{1,2,3,4,5,6,7}'::smallint[]),
  add column previsit_mail_on boolean not null default false,
  add column previsit_days integer check (previsit_days between 0 and 365),
  add column previsit_at time,
  add column aftervisit_mail_on boolean not null default false,
  add column aftervisit_days integer check (aftervisit_days between 0 and 365),
  add column aftervisit_at time,
  add column mail_article_codes text[] not null default '{}',
  -- the block flag: none of these mails is sent for the group (product.md, section 6)
  add column mails_blocked boolean not null default false,
  add column version integer not null default 1,
  add constraint ticket_group_validity check (valid_until >= valid_from);

-- Days on which a dated group is open or closed, whatever its weekdays say.
create table ticket_group_day (
  client_id uuid not null,
  ticket_group_id uuid not null,
  date date not null,
  is_open boolean not null,
  primary key (client_id, ticket_group_id, date),
  foreign key (client_id, ticket_group_id) references ticket_group on delete cascade
);
call protect_client_table('ticket_group_day');

alter table ticket_type
  add column event_id uuid,
  -- null = no limit
  add column ticket_limit integer check (ticket_limit > 0),
  add column blocks_other_timeslots boolean not null default false,
  add column uses_custom_barcode boolean not null default false,
  add column validity_kind text check (validity_kind in
    ('on ticket date', 'after ticket date', 'after purchase date', 'until selected date')),
  add column validity_days integer check (validity_days >= 0),
  add column validity_until date,
  add column daily_scan_limit integer check (daily_scan_limit > 0),
  add column total_scan_limit integer check (total_scan_limit > 0),
  -- a label set by hand; otherwise the availability decides
  add column status_label text check (status_label in ('cancelled', 'none', 'closed', 'sold out')),
  add column information_icon text not null default '' check (length(information_icon) <= 40),
  add column cost_centre text not null default '' check (length(cost_centre) <= 50),
  add column ledger_account text not null default '' check (length(ledger_account) <= 50),
  add constraint ticket_type_event_fkey foreign key (client_id, event_id) references event;
create index ticket_type_event on ticket_type (client_id, event_id) where event_id is not null;

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

-- Product schedules: those of one product at one location form its calendar (kind 'schedule').
create unique index calendar_of_product on calendar (client_id, product_id, location_id) where kind = 'schedule';

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

alter table timeslot
  add column status text not null default 'yes'
    check (status in ('no', 'yes', 'yes and close the timeslot', 'yes and close the day')),
  -- overrides the look of the shown state, never the capacity
  add column colour text check (colour in ('green', 'orange', 'red')),
  add column note text not null default '' check (length(note) <= 500),
  -- what the rules made it of, for "Why?"; null where a period or a schedule did
  add column exception_id uuid,
  -- the closure that shut it; lifting opens what it shut
  add column closure_id uuid;
create index timeslot_closure on timeslot (client_id, closure_id) where closure_id is not null;
