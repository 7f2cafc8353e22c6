-- Group reservations on timeslots (product.md, section 4; decision 0230): their places, and what they close for others.

create table group_reservation (
  client_id uuid not null references client,
  id uuid not null,
  -- within the client, as staff name it: R-12
  number integer not null check (number > 0),
  state text not null default 'confirmed' check (state in ('confirmed', 'cancelled')),
  -- null = it does not exist any more
  product_id uuid,
  calendar_id uuid,
  timeslot_id uuid,
  -- when it is, by the clock of the place; kept where the timeslot goes
  visit_date date not null,
  visit_time time not null,
  adults integer not null check (adults between 0 and 9999),
  youth integer not null check (youth between 0 and 9999),
  children integer not null check (children between 0 and 9999),
  free integer not null check (free between 0 and 9999),
  people integer not null generated always as (adults + youth + children + free) stored,
  timeslot_status text not null
    check (timeslot_status in ('no', 'yes', 'yes and close the timeslot', 'yes and close the day')),
  -- places beyond the limit of its timeslot that it was given by staff
  over_by integer not null default 0 check (over_by >= 0),
  group_name text not null check (length(group_name) <= 100),
  -- contact person, email, mobile and note, sealed with the key of the person; '' once they were erased
  sealed bytea not null,
  person_key_id uuid not null,
  -- keyed digests of the beginnings of the contact's words, by which staff find it, and of the email
  contact_digests text[] not null,
  email_digest text,
  version integer not null default 1,
  created_at timestamptz not null,
  cancelled_at timestamptz,
  primary key (client_id, id),
  constraint group_reservation_number_key unique (client_id, number),
  foreign key (client_id, product_id) references product on delete set null (product_id),
  foreign key (client_id, calendar_id) references calendar on delete set null (calendar_id),
  foreign key (client_id, timeslot_id) references timeslot on delete set null (timeslot_id),
  foreign key (client_id, person_key_id) references person_key,
  constraint group_reservation_people check (people > 0),
  constraint group_reservation_cancelled check ((state = 'cancelled') = (cancelled_at is not null))
);
create index group_reservation_day on group_reservation (client_id, visit_date);
create index group_reservation_timeslot on group_reservation (client_id, timeslot_id);
create index group_reservation_product on group_reservation (client_id, product_id);
create index group_reservation_contact on group_reservation using gin (contact_digests);
create index group_reservation_email on group_reservation (client_id, email_digest);
create index group_reservation_closing on group_reservation (client_id, calendar_id, visit_date)
  where state = 'confirmed' and timeslot_status in ('yes and close the timeslot', 'yes and close the day');
call protect_client_table('group_reservation');

-- What a reservation takes of the counters, as order_counter says of orders: the auditor compares both with them.
create table group_reservation_counter (
  client_id uuid not null,
  reservation_id uuid not null,
  counter_id uuid not null,
  quantity integer not null check (quantity > 0),
  primary key (client_id, reservation_id, counter_id),
  foreign key (client_id, reservation_id) references group_reservation on delete cascade
);
create index group_reservation_counter_counter on group_reservation_counter (client_id, counter_id);
call protect_client_table('group_reservation_counter');
call let_worker_see_all('group_reservation_counter');

-- The last number that was given.
create table group_reservation_number (
  client_id uuid primary key references client,
  last integer not null
);
call protect_client_table('group_reservation_number');

-- Closed for others by a group reservation: open as far as rules, people and closures say. What a timeslot is without
-- reservations is stored beside what is sold, as with closures (decision 0039).
alter table timeslot
  add column group_shut boolean not null default false,
  add constraint timeslot_group_shut check (not group_shut or state = 'closed');

create function group_closes(of_client uuid, of_calendar uuid, of_timeslot uuid, on_date date)
returns boolean language sql stable set search_path = public, pg_temp as $$
  select exists (select from group_reservation r
    where r.client_id = of_client and r.calendar_id = of_calendar and r.visit_date = on_date and r.state = 'confirmed'
      and r.timeslot_status in ('yes and close the timeslot', 'yes and close the day')
      and (r.timeslot_status = 'yes and close the day' or r.timeslot_id = of_timeslot))
$$;

-- After the trigger of closures, by its name: `state` is then what rules, people and closures say.
create function keep_timeslot_for_group() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  new.group_shut := new.state = 'open'
    and group_closes(new.client_id, new.calendar_id, new.id, new.local_date);
  if new.group_shut then
    new.state := 'closed';
  end if;
  return new;
end $$;
create trigger timeslot_taken_by_group before update of state on timeslot
  for each row when (new.state = 'open' or old.group_shut) execute function keep_timeslot_for_group();

-- Timeslots that are added to a day which a reservation has closed.
create function keep_new_timeslots_for_groups() returns trigger language plpgsql
set search_path = public, pg_temp as $$
begin
  if exists (select from group_reservation r where r.state = 'confirmed'
      and r.timeslot_status in ('yes and close the timeslot', 'yes and close the day')
      and (r.client_id, r.calendar_id) in (select client_id, calendar_id from added)) then
    update timeslot t set state = 'open' from added a
      where t.client_id = a.client_id and t.id = a.id and t.state = 'open'
        and group_closes(t.client_id, t.calendar_id, t.id, t.local_date);
  end if;
  return null;
end $$;
create trigger new_timeslots_and_groups after insert on timeslot
  referencing new table as added for each statement execute function keep_new_timeslots_for_groups();
