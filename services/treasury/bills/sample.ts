import type { ModuleSample } from '../sample.ts'

export const sample: ModuleSample = {
  rows: () => [
    `bill (organization_id, id, number, status, date, due_date, category, description, counterparty_id, amount_minor, currency, paid_at,
       created_at, created_by, author_ids)
     select organization_id, id, 'BILL-' || n,
       case when status = 'RECONCILED' then 'PAID' when hashint8(n) & 1 = 0 then 'SUBMITTED' else 'APPROVED' end,
       day, day + 14, 'Freight', 'INV ' || n, id, amount, 'IDR', case when status = 'RECONCILED' then moment end, moment,
       nth(n / 1000 % 10), array[nth(n / 1000 % 10)]
     from fewer where n < 20000`,
  ],
  requests: ({ ids, nth, sorted, filtered }) => ({
    pages: [
      ...sorted('/v1/bills', '-dueDate', 'dueDate', '-date', 'date', '-amount', 'amount', '-createdAt', 'createdAt'),
      ...filtered(
        '/v1/bills',
        'status=SUBMITTED',
        `counterpartyId=${nth(0)}`,
        'dueFrom=2023-01-10&dueTo=2023-01-12',
        'search=12000',
        `ids=${ids(10)}`,
      ),
      `/v1/bills/${nth(0)}`,
    ],
    // Of all lines of a bill's amount, those nearest to its due date.
    searches: [`/v1/bills/matching-lines?billIds=${ids(10)}`],
    sums: ['/v1/bills/summary', '/v1/bills/counts'],
  }),
}
