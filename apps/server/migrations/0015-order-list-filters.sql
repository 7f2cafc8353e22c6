-- The order list finds orders by a product's ticket types and by the days on which money went back.
create index order_line_ticket_type on order_line (client_id, ticket_type_id, order_id);
create index refund_created on refund (client_id, created_at);
