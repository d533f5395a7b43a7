import type { ModuleSample } from '../sample.ts'

export const sample: ModuleSample = {
  rows: () => [
    `deposit (organization_id, id, number, status, entity_id, bank_code, alias, currency, amount_minor, issued_on, tenor, tenor_type,
       interest_rate, renewal, interest_payout, day_basis, tax_rate, pledged, closable_early, forfeits_interest, claws_back, term,
       term_starts_on, matures_on, days, principal_minor, interest_minor, tax_minor, next_step_on, created_at)
     select organization_id, id, 'DEP-' || n, case when status = 'RECONCILED' then 'MATURED' else 'ACTIVE' end, organization_id, '014',
       'Deposito ' || n, 'IDR', amount, day, 3, 'MONTHS', 4.5, 'NONE', 'MATURITY', 365, 20, false, true, true, false, 1, day, day + 90, 90,
       amount, amount / 90, amount / 450, case when status <> 'RECONCILED' then day + 90 end, moment
     from fewer where n < 20000`,
    `deposit_period (organization_id, deposit_id, term, place, starts_on, ends_on, days, principal_minor, interest_rate, interest_minor,
       tax_minor, is_renewed)
     select organization_id, id, 1, 1, day, day + 90, 90, amount, 4.5, amount / 90, amount / 450, false from fewer where n < 20000`,
  ],
  requests: ({ ids, nth, sorted, filtered }) => ({
    pages: [
      ...sorted(
        '/v1/deposits',
        '-maturesOn',
        'maturesOn',
        '-issuedOn',
        'issuedOn',
        '-amount',
        'amount',
        '-createdAt',
        'createdAt',
      ),
      ...filtered(
        '/v1/deposits',
        'status=ACTIVE',
        'maturesFrom=2023-04-10&maturesTo=2023-04-12',
        'sort=issuedOn&issuedFrom=2023-01-10&issuedTo=2023-01-12',
        `ids=${ids(10)}`,
      ),
      `/v1/deposits/${nth(0)}`,
      `/v1/deposits/schedules?depositIds=${ids(10)}`,
      `/v1/deposits/expected-transactions?depositIds=${ids(10)}`,
    ],
    sums: ['/v1/deposits/summary', '/v1/deposits/counts', '/v1/deposits/ladder'],
  }),
  uncounted: ['/v1/deposits/banks', '/v1/deposits/calculation', '/v1/deposits/{id}/closing'],
}
