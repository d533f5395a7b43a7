import type { ModuleSample } from '../sample.ts'

export const sample: ModuleSample = {
  rows: () => [],
  requests: ({ ids }) => ({
    pages: [
      `/v1/receivables/expected-transactions?invoiceIds=${ids(10)}`,
      `/v1/receivables/expected-refunds?refundIds=${ids(10)}`,
      `/v1/receivables/refunds?expectedTransactionIds=${ids(10)}`,
    ],
  }),
  // For services only.
  uncounted: ['/v1/invoice-receipts', '/v1/refund-payments'],
}
