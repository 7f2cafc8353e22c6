-- A closure is a change like any other, and its visits are affected visits (decision 0070).
alter table change drop constraint change_kind_check;
alter table change add constraint change_kind_check check (kind in ('timeslots', 'product-schedule', 'closure'));

insert into change (client_id, id, kind, state, wanted, seen_version, created_at, created_by, applied_at, applied_by)
select client_id, id, 'closure', 'applied', '{}', '', created_at, closed_by_name, created_at, closed_by_name from closure;
alter table closure
  -- the change with the same id says who closed, and when; it is stored after the closure, in its transaction
  drop column closed_by,
  drop column closed_by_name,
  drop column created_at,
  add foreign key (client_id, id) references change deferrable initially deferred;

insert into affected_visit (client_id, id, change_id, order_id, timeslot_id, calendar_id, starts_at, product_id, visit_date,
  visit_time, ticket_count, amount_minor, remedy, state, cause, moved_to_id, moved_to_date, refund_at, answered_at,
  settled_at)
select v.client_id, v.id, v.closure_id, v.order_id, v.timeslot_id, t.calendar_id, t.starts_at, v.product_id,
  coalesce(t.local_date, v.visit_date), t.local_time, v.heads, v.amount_minor, v.remedy, v.state, v.cause, v.moved_to_id,
  v.moved_to_date, v.refund_at, v.answered_at, v.settled_at
from closure_visit v left join timeslot t on t.client_id = v.client_id and t.id = v.timeslot_id
where v.product_id is not null or t.id is not null;
drop table closure_visit;
