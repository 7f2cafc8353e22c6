/** A column of values that `SecretBox` wraps. */
export interface WrappedColumn {
  table: string;
  column: string;
  /** The context that each value is wrapped with, in SQL. */
  context: string;
}

/** Every one of the database: `rotate-secret.db.test` asks for a new one. */
export const wrappedColumns: readonly WrappedColumn[] = [
  { table: 'signing_key', column: 'wrapped_private', context: "'signing-key ' || id" },
  { table: 'person_key', column: 'wrapped_key', context: "'person-key'" },
  { table: 'second_factor', column: 'wrapped_secret', context: "'second-factor ' || account_id" },
  { table: 'client_secret', column: 'ciphertext', context: "'client-secret ' || client_id || ' ' || name" },
  { table: 'payment_account', column: 'ciphertext', context: "'payment-account ' || client_id || ' ' || id" },
  {
    table: 'wallet_account',
    column: 'ciphertext',
    context: "'wallet-account ' || client_id || ' ' || platform",
  },
  { table: 'ticket_key', column: 'wrapped_private', context: "'ticket-key'" },
  {
    table: 'popup_data',
    column: 'wrapped_secret',
    context: "'popup-data ' || client_id || ' ' || channel_id",
  },
  { table: 'export_part', column: 'sealed', context: "'export ' || export_id" },
];

/** Columns of bytes that are hashes, public keys, or sealed by the key of a person, which is wrapped itself. */
export const otherColumnsOfBytes: readonly string[] = [
  'audit_check.last_hash',
  'audit_entry.hash',
  'bot_proof.digest',
  'cart.details',
  'cart.secret_hash',
  'cart.wish_hash',
  'company_form_link.token_hash',
  'desk_lease_sale.buyer',
  'device.key_hash',
  'device.pairing_hash',
  'gift_card.code_digest',
  'gift_card.details',
  'gift_card.email_digest',
  'gift_card.link_digest',
  'group_reservation.sealed',
  'invoice.billing',
  'invoice_request.billing',
  'mail.sealed',
  'one_time_link.token_hash',
  'order_change.decision_note',
  'order_change.reason',
  'order_mark.digest',
  'orders.details',
  'orders.secret_hash',
  'person_erasure.sealed',
  'person_file.sealed',
  'person_request.sealed',
  'recovery_code.code_hash',
  'root_key.sealed',
  'session_refresh.token_hash',
  'sms_code.code_digest',
  'sms_code.network_digest',
  'sms_code.number_digest',
  'ticket.visitor_name',
  'ticket_key.public_key',
  'waiting_address.email_digest',
  'waiting_address.sealed',
  'waiting_list_entry.email_digest',
  'waiting_list_entry.sealed',
  'waiting_place.browser',
  'wall_screen.token_hash',
];
