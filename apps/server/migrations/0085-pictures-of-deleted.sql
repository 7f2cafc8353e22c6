-- Products, ticket groups and ticket types that were deleted before their pictures went with them: what removes a picture
-- and its file does so now for those as well.
insert into outbox (client_id, bus, type, payload, source)
select client_id, 'event', 'catalog-deleted',
  jsonb_build_object(
    'productIds', coalesce(jsonb_agg(distinct owner_id) filter (where owner = 'product'), '[]'),
    'ticketGroupIds', coalesce(jsonb_agg(distinct owner_id) filter (where owner = 'ticket-group'), '[]'),
    'ticketTypeIds', coalesce(jsonb_agg(distinct owner_id) filter (where owner = 'ticket-type'), '[]')),
  'catalog'
from image
where (owner = 'product'
    and not exists (select from product where client_id = image.client_id and id = image.owner_id))
  or (owner = 'ticket-group'
    and not exists (select from ticket_group where client_id = image.client_id and id = image.owner_id))
  or (owner = 'ticket-type'
    and not exists (select from ticket_type where client_id = image.client_id and id = image.owner_id))
group by client_id;
