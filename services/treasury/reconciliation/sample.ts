import type { ModuleSample } from '../sample.ts'

export const sample: ModuleSample = {
  rows: () => [
    `reconciliation_run (organization_id, id, bank_account_id, mode, status, started_at)
     select organization_id, id, account_id, 'RECOMMEND', 'COMPLETED', moment from fewer where n % 1000 < 250`,
    `recommendation (organization_id, id, run_id, bank_account_id, result, status, currency, difference_minor, score, automatic, reasons)
     select organization_id, id, id, account_id, 'FULL_MATCH', case status when 'UNRECONCILED' then 'PENDING' else 'ACCEPTED' end, 'IDR',
       0, 90, false, '[]'
     from fewer`,
    `recommendation_part (organization_id, recommendation_id, place, statement_transaction_id, expected_transaction_id, amount_minor)
     select organization_id, id, 0, id, id, amount from fewer`,
    `reconciliation (organization_id, id, kind, result, bank_account_id, currency, amount_minor, created_at)
     select organization_id, id, 'MANUAL', 'FULL_MATCH', account_id, 'IDR', amount, moment from fewer where status = 'RECONCILED'`,
    `allocation (organization_id, id, reconciliation_id, place, statement_transaction_id, expected_transaction_id, amount_minor)
     select organization_id, id, id, 0, id, id, amount from fewer where status = 'RECONCILED'`,
  ],
  requests: ({ account, smallAccount, ids, nth, sorted, filtered }) => ({
    pages: [
      ...sorted('/v1/reconciliations', '-createdAt', 'createdAt'),
      ...filtered(
        '/v1/reconciliations',
        `bankAccountId=${account}`,
        'dateFrom=2023-02-01&dateTo=2023-02-28',
        `ids=${ids(undefined, 2)}`,
      ),
      `/v1/record-reconciliations?statementTransactionIds=${ids(undefined, 2)}`,
      `/v1/record-reconciliations?expectedTransactionIds=${ids(undefined, 2)}`,
      ...sorted('/v1/recommendations', '-id', 'id'),
      ...filtered('/v1/recommendations', `bankAccountId=${account}&status=PENDING`, `runId=${nth(0)}`, `ids=${ids()}`),
      `/v1/line-recommendations?statementTransactionIds=${ids()}`,
      ...sorted('/v1/reconciliation-runs', '-startedAt', 'startedAt'),
      `/v1/reconciliation-runs?ids=${ids()}`,
      `/v1/active-runs?bankAccountIds=${account}`,
    ],
    searches: [
      `/v1/statement-transactions/${nth(0)}/candidates`,
      `/v1/statement-candidates?statementTransactionIds=${ids(5)}`,
      `/v1/statement-candidates/elsewhere?statementTransactionIds=${nth(0)}`,
    ],
    sums: [
      '/v1/reconciliations/summary',
      '/v1/recommendations/summary',
      ...filtered('/v1/reconciliation-counts', '', `bankAccountId=${smallAccount}`, `importId=${smallAccount}`),
      `/v1/bank-accounts/unreconciled-counts?ids=${smallAccount}`,
    ],
  }),
  trips: {
    '/v1/bank-accounts/unreconciled-counts': 2,
    // Ranks candidates by successive searches: three for a line, and two for all.
    '/v1/statement-transactions/{id}/candidates': 5,
    '/v1/statement-candidates': 17,
    // Only for the selected line: reads its options on other accounts, and only then those on its own.
    '/v1/statement-candidates/elsewhere': 6,
  },
}
