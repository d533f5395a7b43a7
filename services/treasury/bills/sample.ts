import type { ModuleSample } from '../sample.ts'

export const sample: ModuleSample = {
  rows: () => [
    `bill (organization_id, id, number, status, date, due_date, category, description, counterparty_id, amount_minor, currency, paid_at,
       created_at, created_by, author_ids, entity_id, tax_base_minor, vat, vat_rate, vat_minor, withholding, withholding_rate,
       is_rate_doubled, withholding_base_minor, withheld_minor)
     select organization_id, id, 'BILL-' || n,
       case when status = 'RECONCILED' then 'PAID' when hashint8(n) & 1 = 0 then 'SUBMITTED' else 'APPROVED' end,
       day, day + 14, 'Freight', 'INV ' || n, id, amount, 'IDR', case when status = 'RECONCILED' then moment end, moment,
       nth(n / 1000 % 10), array[nth(n / 1000 % 10)],
       case when n % 4 = 0 then organization_id end, case when n % 4 = 0 then amount end, case when n % 4 = 0 then 'NONE' end,
       case when n % 4 = 0 then 0 end, case when n % 4 = 0 then 0 end, case when n % 4 = 0 then 'PPH23' end, case when n % 4 = 0 then 200 end,
       case when n % 4 = 0 then false end, case when n % 4 = 0 then amount end, case when n % 4 = 0 then 0 end
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
      '/v1/bills/tax-rates?date=2026-11-20',
      `/v1/bills/tax-estimate?date=2026-11-20&currency=IDR&counterpartyId=${nth(0)}&base=1000.00&vat=STANDARD&withholding=PPH23`,
      ...filtered('/v1/withheld-taxes', 'month=2023-01', `month=2023-02&entityId=${nth(0)}&sort=-date`),
    ],
    // Searches all transactions of a bill's amount, nearest to its due date.
    searches: [`/v1/bills/matching-lines?billIds=${ids(10)}`, `/v1/bills/checks?billIds=${ids(10)}`],
    sums: ['/v1/bills/summary', '/v1/bills/counts', '/v1/withheld-taxes/summary?month=2023-01'],
  }),
  // Rates are constants in code.
  trips: { '/v1/bills/tax-rates': 0 },
  uncounted: ['/v1/withheld-taxes/file'],
}
