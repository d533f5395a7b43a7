import type { ModuleSample } from '../sample.ts'

export const sample: ModuleSample = {
  // In the category that bills name: a user chose it for some lines, and a few rules set it for others.
  rows: ({ nth }) => [
    `line_choice (organization_id, statement_transaction_id, parts, party, direction, category_id, chosen_at)
     select organization_id, id, jsonb_build_array(jsonb_build_object('categoryId', '${nth(0)}', 'minor', amount::text)), ' SUMBER MAKMUR ', direction,
       '${nth(0)}'::uuid, moment from fewer where n < 2000`,
    `cash_rule (organization_id, id, place, words, direction, category_id)
     select organization_id, id, n, array['FREIGHT ' || n], 'DEBIT', '${nth(0)}'::uuid from fewer
     where n < 20 and organization_id = (select organization_id from fewer where n = 0)`,
  ],
  requests: ({ ids, nth }) => ({
    pages: [
      '/v1/cash-categories',
      `/v1/line-categories?ids=${ids(200)}`,
      '/v1/cash-rules',
      `/v1/cash-rules?ids=${nth(0)}`,
      '/v1/counterparty-categories',
    ],
    // Counts all users' choices by party.
    sums: ['/v1/learnt-categories'],
  }),
}
