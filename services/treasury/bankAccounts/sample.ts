import type { ModuleSample } from '../sample.ts'

export const sample: ModuleSample = {
  // An organization has four accounts.
  rows: ({ smallOrganizations }) => [
    `bank_account (organization_id, id, entity_id, bank_code, account_number, alias, connection_type, currency)
     select nth(o), nth(o * 4 + place), nth(o), '014', 1000000000 + place, 'Account ' || place, 'MANUAL', 'IDR'
     from generate_series(0, ${smallOrganizations}) o, generate_series(0, 3) place`,
  ],
  requests: ({ account, sorted }) => ({
    pages: [
      ...sorted('/v1/bank-accounts', 'alias', '-alias', '-createdAt', 'createdAt'),
      `/v1/bank-accounts?ids=${account}`,
      `/v1/bank-accounts/${account}`,
      '/v1/banks',
    ],
    sums: ['/v1/bank-accounts/summary'],
  }),
  // By its key, and only for the account service.
  uncounted: ['/v1/organizations/{organizationId}/own-accounts/{id}'],
  // Banks are constants in code.
  trips: { '/v1/banks': 0 },
}
