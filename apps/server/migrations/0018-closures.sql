-- Closing a timeslot, a day or a period for a reason that visitors read, and what happens to the visits in it.
create table closure (
  client_id uuid not null references client,
  id uuid not null default uuidv7(),
  -- the name that the call gave itself: sent again, it closes nothing more
  request_id text not null check (length(request_id) between 1 and 100),
  scope_kind text not null check (scope_kind in ('location', 'timeslot-group', 'timeslot')),
  scope_ids uuid[] not null check (cardinality(scope_ids) between 1 and 200),
  -- by the clocks of each location; the end is not included
  from_local timestamp not null,
  until_local timestamp not null,
  reason text not null check (reason in ('storm', 'technical', 'safety', 'staff', 'other')),
  note text not null default '' check (length(note) <= 200),
  remedy text not null check (remedy in ('close', 'mail', 'offer', 'refund')),
  offers_refund boolean not null default false,
  without_answer text not null default 'keep' check (without_answer in ('refund', 'keep')),
  deadline_at timestamptz,
  timeslot_count integer not null default 0,
  closed_by uuid,
  closed_by_name text not null default '',
  created_at timestamptz not null default now(),
  paused_at timestamptz,
  lifted_at timestamptz,
  primary key (client_id, id),
  constraint closure_request_key unique (client_id, request_id),
  constraint closure_end_after_start check (until_local > from_local),
  constraint closure_offer_has_deadline check ((remedy = 'offer') = (deadline_at is not null))
);
create index closure_in_force on closure (client_id, until_local) where lifted_at is null;
create index closure_deadline on closure (deadline_at) where lifted_at is null and deadline_at is not null;
call protect_client_table('closure');
call let_worker_see_all('closure');

-- A visit that a closure touches: the tickets of one order in one timeslot. No foreign key to orders: closing must
-- not wait for an order that waits for the timeslot.
create table closure_visit (
  client_id uuid not null,
  id uuid not null default uuidv7(),
  closure_id uuid not null,
  order_id uuid not null,
  timeslot_id uuid not null,
  heads integer not null check (heads > 0),
  amount_minor bigint not null,
  -- what shall be done with it; the closure's own remedy until a person or its visitor decides otherwise
  remedy text not null check (remedy in ('close', 'mail', 'offer', 'refund')),
  state text not null default 'waiting' check (state in
    ('waiting', 'listed', 'mailed', 'offered', 'moved', 'refunding', 'settled', 'kept', 'needs-you')),
  -- why it needs a person
  cause text check (cause in ('no-payment', 'no-email', 'no-answer', 'order-over')),
  moved_to_id uuid,
  -- the transaction in which its refund was asked for: the refund bears the same time
  refund_at timestamptz,
  answered_at timestamptz,
  settled_at timestamptz,
  primary key (client_id, id),
  constraint closure_visit_key unique (client_id, closure_id, order_id, timeslot_id),
  constraint closure_visit_cause check ((state = 'needs-you') = (cause is not null)),
  foreign key (client_id, closure_id) references closure on delete cascade
);
create index closure_visit_state on closure_visit (client_id, closure_id, state, id);
create index closure_visit_order on closure_visit (client_id, order_id);
create index closure_visit_open on closure_visit (client_id, closure_id) where state in ('waiting', 'offered');
call protect_client_table('closure_visit');
call let_worker_see_all('closure_visit');

alter table timeslot
  -- whether the closure found it open: only then does lifting open it
  add column closure_shut boolean not null default false,
  add constraint timeslot_closure_fkey foreign key (client_id, closure_id) references closure;

-- Whatever makes or changes timeslots while a closure is in force (other times, a moved horizon), none of its period
-- comes on sale by itself. A person may open one by hand: it then belongs to the closure no more.
create function keep_timeslot_shut() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  in_force uuid;
begin
  if tg_op = 'UPDATE' then
    if new.origin = 'generated' then
      new.state := 'closed';
    else
      new.closure_id := null;
      new.closure_shut := false;
    end if;
    return new;
  end if;
  select c.id into in_force from closure c
  where c.client_id = new.client_id and c.lifted_at is null
    and c.until_local > new.local_date + new.local_time and c.from_local <= new.local_date + new.local_time
    and (c.scope_kind = 'timeslot-group' and new.calendar_id = any (c.scope_ids)
      or c.scope_kind = 'location' and exists (select from calendar k where k.client_id = new.client_id
        and k.id = new.calendar_id and k.location_id = any (c.scope_ids)))
  order by c.id limit 1;
  if in_force is not null then
    new.state := 'closed';
    new.closure_id := in_force;
    new.closure_shut := true;
  end if;
  return new;
end $$;
create trigger new_timeslot_in_closure before insert on timeslot
  for each row when (new.state = 'open') execute function keep_timeslot_shut();
create trigger timeslot_stays_shut before update of state on timeslot
  for each row when (old.closure_shut and new.closure_shut and old.state <> 'open' and new.state = 'open')
  execute function keep_timeslot_shut();
