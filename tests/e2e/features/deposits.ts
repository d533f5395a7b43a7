import type { FeatureScreens } from '../support/featureScreens.ts'

export const screens: FeatureScreens = {
  axe: ['/deposits', '/deposits/create'],
  viewer: [['/deposits', 'Maturities by month']],
  closed: ['/deposits/create'],
  empty: [['/deposits', 'No deposits yet', 'New deposit']],
  // One that is not issued yet: all of it can still be edited.
  records: [
    [
      '/deposits',
      async ({ client, newId, dayAgo }) => {
        const { createDeposit } = await client.run<{ createDeposit: { deposit: { uuid: string } } }>(
          'mutation ($input: CreateDepositInput!) { createDeposit(input: $input) { deposit { uuid } userErrors { code message field } } }',
          {
            input: {
              bankCode: '014',
              alias: `Judul ${newId()}`,
              amount: { amount: '100000000.00', currency: 'IDR' },
              issuedOn: dayAgo(-7),
              tenor: 3,
              tenorType: 'MONTHS',
              interestRate: '5.25',
              idempotencyKey: newId(),
            },
          },
        )
        return createDeposit.deposit.uuid
      },
    ],
  ],
}
