/** Where a client keeps its mailing lists. */
export const mailingProviders = ['none', 'mailchimp'] as const;
export type MailingProvider = (typeof mailingProviders)[number];

/** Which of its lists a buyer asks for, by the kinds of details of a sales page. */
export const listOfOptIn = { newsletter: 'newsletterList', 'secondary-newsletter': 'secondaryList' } as const;
