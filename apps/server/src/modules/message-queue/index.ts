// For the operator's command line only. Everything else of this slice reads what others write.
export { readUnsentMails, type UnsentMail } from './read-unsent-mails.ts';
