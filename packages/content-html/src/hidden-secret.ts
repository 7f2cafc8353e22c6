/** Where a mail carried a link or a code. The server writes it, a screen shows its own language's words instead. */
export const HIDDEN_SECRET = '[link hidden]';
