import type { ModuleSample } from '../sample.ts'

export const sample: ModuleSample = {
  rows: () => [
    `statement_import (organization_id, id, bank_account_id, file_id, file_name, file_size, status, are_texts_kept, created_at)
     select organization_id, id, account_id, id, 'mutasi.csv', 1000, 'IMPORTED', true, moment from fewer`,
    `statement_transaction (organization_id, id, bank_account_id, date, description, direction, amount_minor, allocated_minor,
       currency, status, fingerprint)
     select organization_id, id, account_id, day, 'TRSF E-BANKING INV/2026/' || n || ' PERUSAHAAN', direction, amount,
       case status when 'RECONCILED' then amount else 0 end, 'IDR', status, id
     from record`,
    // As an import would have made it: some 140 lines each.
    `statement_text (organization_id, first_id, last_id, texts)
     select organization_id, (array_agg(id order by n))[1], (array_agg(id order by n desc))[1],
       string_agg(lower('TRSF E-BANKING INV/2026/' || n || ' PERUSAHAAN'), E'\\n' order by n)
     from record group by organization_id, n / 140`,
  ],
  requests: ({ account, ids, nth, sorted, filtered }) => ({
    pages: [
      ...sorted('/v1/statement-transactions', '-date', 'date', '-amount', 'amount'),
      ...filtered(
        '/v1/statement-transactions',
        `bankAccountId=${account}`,
        `bankAccountId=${account}&status=UNRECONCILED`,
        'status=UNRECONCILED',
        'status=UNRECONCILED,PARTIALLY_RECONCILED&sort=date',
        'direction=DEBIT',
        'dateFrom=2024-03-01&dateTo=2024-03-31',
        'amountAtLeast=100.00&amountNoMoreThan=110.00&sort=amount',
        `importId=${nth(1)}`,
        `ids=${ids()}`,
      ),
      `/v1/statement-transactions/${nth(0)}`,
      '/v1/statement-imports',
      ...filtered('/v1/statement-imports', `bankAccountId=${account}`, `ids=${ids()}`),
      `/v1/statement-imports/${nth(0)}`,
      `/v1/statement-import-issues?importIds=${ids()}`,
      `/v1/statement-import-rows?importIds=${ids()}`,
    ],
    // Reads all lines with a pending recommendation, then sorts them.
    searches: filtered('/v1/statement-transactions', 'matchResult=FULL_MATCH', 'matchResult=PARTIAL_MATCH'),
    sums: ['/v1/statement-transactions/summary'],
  }),
  uncounted: ['/v1/statement-imports/{id}/annotated.csv'],
}
