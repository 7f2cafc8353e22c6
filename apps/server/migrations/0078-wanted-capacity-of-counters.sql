-- Counters that are above the limit in force since before 0077: what visitors gave back meanwhile is taken off sale.
with above as (
  select t.client_id, t.id, t.wanted_capacity as wanted
  from timeslot t where t.wanted_capacity is not null and t.state <> 'cancelled'
  union all
  select c.client_id, c.id, l.wanted
  from counter c join (
    select client_id, 'ticket-type' as kind, id, ticket_limit as wanted from ticket_type
    union all select client_id, 'ticket-group', id, ticket_limit from ticket_group
    union all select client_id, 'event', id, ticket_limit from event
    union all select client_id, 'house', id, house_limit from location
    union all select k.client_id, 'discount-code', k.id, d.most_uses from discount_code k
      join discount d on d.client_id = k.client_id and d.id = k.discount_id) l
    on l.client_id = c.client_id and l.kind = c.kind and l.id = c.owner_id
  where c.kind <> 'timeslot' and c.capacity > l.wanted)
update counter c set capacity = greatest(a.wanted, c.held + c.sold),
  wanted_capacity = case when c.held + c.sold > a.wanted then a.wanted end
from above a where c.client_id = a.client_id and c.id = a.id and c.capacity is not null;
