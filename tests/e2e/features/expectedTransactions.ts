import type { FeatureScreens } from '../support/featureScreens.ts'

export const screens: FeatureScreens = {
  axe: ['/expected-transactions', '/expected-transactions/create'],
  viewer: [['/expected-transactions', /^ET-\d{4}-/]],
  closed: ['/expected-transactions/create', '/expected-transactions/create?by=file'],
  empty: [['/expected-transactions', 'No expected transactions yet', 'New expected transaction']],
  records: [
    [
      '/expected-transactions',
      async ({ client, dayAgo }) => {
        const { createExpectedTransaction } = await client.run<{
          createExpectedTransaction: { expectedTransaction: { uuid: string } }
        }>(
          'mutation ($input: CreateExpectedTransactionInput!) { createExpectedTransaction(input: $input) { expectedTransaction { uuid } userErrors { code message field } } }',
          {
            input: {
              date: dayAgo(1),
              direction: 'CREDIT',
              amount: { amount: '7100000.00', currency: 'IDR' },
              description: 'Judul',
            },
          },
        )
        return createExpectedTransaction.expectedTransaction.uuid
      },
    ],
  ],
}
