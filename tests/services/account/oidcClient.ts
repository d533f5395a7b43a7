/** What Arus and the provider of the tests know of each other. */
export const CLIENT = { id: 'arus', secret: 'a secret between Arus and the provider, long enough' }
