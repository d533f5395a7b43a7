import type { ModuleSample } from '../sample.ts'

export const sample: ModuleSample = {
  rows: () => [
    `planned_line (organization_id, id, name, direction, amount_minor, currency, counterparty_id, rule, starts_on)
     select organization_id, id, 'Sewa ' || n, case when n % 4 = 0 then 'CREDIT' else 'DEBIT' end, amount, 'IDR', id, 'MONTHLY', day
     from fewer where n < 200`,
  ],
  requests: ({ nth }) => ({ pages: ['/v1/analysis/planned-lines', `/v1/analysis/planned-lines/${nth(0)}`] }),
}
