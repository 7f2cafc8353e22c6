-- Which series a ticket type takes codes of, and until when, decides what is for sale: processes cache it (0014).
create trigger sale_facts_changed after insert or update or delete on barcode_series_type
  for each statement execute function mark_sale_facts();
create trigger sale_facts_changed after insert or update or delete on barcode_series
  for each statement execute function mark_sale_facts();
