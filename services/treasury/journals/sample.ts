import type { ModuleSample } from '../sample.ts'

export const sample: ModuleSample = {
  // All in the current month, so the requests read everything posted in it.
  requests: ({ filtered }) => ({
    sums: ['/v1/journals/accounts', ...filtered('/v1/journals', 'month=2023-02', 'month=2024-05&shown=UNMAPPED')],
  }),
  trips: { '/v1/journals': 9, '/v1/journals/accounts': 5 },
  uncounted: ['/v1/journals/exports/{id}/content'],
}
