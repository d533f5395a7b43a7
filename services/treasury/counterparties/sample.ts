import type { ModuleSample } from '../sample.ts'

export const sample: ModuleSample = {
  rows: () => [
    `counterparty (organization_id, id, legal_name, alias, type, created_at)
     select organization_id, id, 'PT Perusahaan Nomor ' || n, 'Perusahaan ' || n, 'COMPANY', moment from fewer`,
    `counterparty_account (organization_id, id, counterparty_id, place, bank_code, account_number, account_name, created_at)
     select organization_id, id, id, 0, '014', 2000000000 + n, 'PT Perusahaan', moment from fewer`,
  ],
  requests: ({ ids, nth, sorted, filtered }) => ({
    pages: [
      ...sorted('/v1/counterparties', 'alias', '-alias', '-createdAt', 'createdAt'),
      ...filtered('/v1/counterparties', 'status=ACTIVE', `ids=${ids()}`),
      `/v1/counterparties/${nth(0)}`,
    ],
    sums: ['/v1/counterparties/summary'],
  }),
}
