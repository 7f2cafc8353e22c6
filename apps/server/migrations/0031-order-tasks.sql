-- What staff have to do about the money of orders, for the dashboard.
create index order_event_charged_back on order_event (client_id, order_id, id) where kind = 'payment-charged-back';
create index refund_by_hand on refund (client_id, id) where state = 'waiting' and payment_id is null;
