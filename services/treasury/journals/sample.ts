import type { ModuleSample } from '../sample.ts'

export const sample: ModuleSample = {
  // They are of one month as it is now, so that what they read is all that was posted in it.
  requests: ({ filtered }) => ({
    sums: ['/v1/journals/accounts', ...filtered('/v1/journals', 'month=2023-02', 'month=2024-05&shown=UNMAPPED')],
  }),
  trips: { '/v1/journals': 9, '/v1/journals/accounts': 5 },
  uncounted: ['/v1/journals/exports/{id}/content'],
}
