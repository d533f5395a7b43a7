import type { ModuleSample } from '../sample.ts'

/** Earlier dates are refused. */
const monthAgo = Temporal.Now.plainDateISO('UTC').subtract({ days: 30 }).toString()

export const sample: ModuleSample = {
  requests: ({ filtered }) => ({
    sums: [
      ...filtered('/v1/analysis/cash-position', '', `asOf=${monthAgo}&groupBy=ENTITY`, 'currency=IDR'),
      '/v1/analysis/cash-position/history?currency=IDR&from=2024-01-01&to=2024-03-31',
      '/v1/analysis/cash-position/records?currency=IDR&direction=CREDIT',
    ],
  }),
  // Read once by the account service when it writes the email.
  uncounted: ['/v1/organizations/{organizationId}/cash-position-counts'],
}
