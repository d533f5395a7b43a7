import type { ModuleSample } from '../sample.ts'

export const sample: ModuleSample = {
  rows: () => [
    `exception (organization_id, id, type, subject_type, subject_id, label, bank_account_id, amount_minor, currency, since, status,
       assignee_id, resolution, resolved_at)
     select organization_id, id, case when hashint8(n) & 7 = 0 then 'AMOUNT_MISMATCH' else 'UNMATCHED_STATEMENT' end,
       'STATEMENT_TRANSACTION', id, 'TRSF ' || n, account_id, amount, 'IDR', day,
       case status when 'RECONCILED' then 'RESOLVED' else 'OPEN' end, nth(n / 1000 % 10),
       case status when 'RECONCILED' then 'BY_SYSTEM' end, case status when 'RECONCILED' then moment end
     from fewer`,
    `exception_comment (organization_id, id, exception_id, text)
     select organization_id, id, id, 'Asked the bank' from fewer`,
  ],
  requests: ({ ids, nth, sorted, filtered }) => ({
    pages: [
      ...sorted('/v1/exceptions', 'since', '-since'),
      ...filtered('/v1/exceptions', 'status=OPEN', 'type=AMOUNT_MISMATCH', `assigneeId=${nth(1)}`, `ids=${ids()}`),
      `/v1/exceptions/${nth(0)}`,
      `/v1/exception-comments?exceptionIds=${ids()}`,
    ],
    sums: ['/v1/exceptions/summary', '/v1/exceptions/counts'],
  }),
}
