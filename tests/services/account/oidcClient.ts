/** The shared configuration of Arus and the tests' sign-in provider. */
export const CLIENT = { id: 'arus', secret: 'a secret between Arus and the provider, long enough' }
