import type { ModuleSample } from '../sample.ts'

export const sample: ModuleSample = {
  requests: ({ filtered }) => ({
    pages: filtered(
      '/v1/approvals',
      'tab=INBOX',
      'tab=NEEDS_APPROVAL',
      'tab=NEEDS_APPROVAL&sort=-since',
      'tab=INBOX&kind=BILL',
      'tab=INBOX&kind=PAYMENT,TRANSFER',
    ),
    // Reads everything that one user created or decided, then sorts it.
    searches: filtered('/v1/approvals', 'tab=APPROVED', 'tab=CANCELLED', 'tab=REJECTED'),
    sums: ['/v1/approvals/summary?tab=NEEDS_APPROVAL', '/v1/approvals/counts'],
  }),
}
