export { composeMail, type MailWords } from './mail/compose-mail.ts';
