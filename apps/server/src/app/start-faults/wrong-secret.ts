/** The process was given another secret than the one that its database was made with, or was given last. */
export class WrongSecretError extends Error {
  constructor(options?: ErrorOptions) {
    super(
      'Foyer could not start. FOYER_SECRET is not the secret that this database was made with.\n' +
        'Give every process the first one, or the one that replaced it; without the setting it is in the file "secret" of the data folder.',
      options,
    );
  }
}
