import type { FeatureScreens } from '../support/featureScreens.ts'

export const screens: FeatureScreens = {
  axe: ['/bills', '/bills/create', '/bills/create?by=file', '/bills/withheld-tax'],
  viewer: [
    ['/bills', 'Submitted'],
    ['/bills/withheld-tax', 'CSV for e-Bupot'],
  ],
  closed: ['/bills/create', '/bills/create?by=file'],
  empty: [['/bills', 'No bills yet', 'New bill']],
  // A draft: approved or paid bills can't be edited, and their form redirects to the bill.
  records: [
    [
      '/bills',
      async ({ client, firstOf, newId, dayAgo }) => {
        const counterparty = await firstOf('counterparties(first: 1, filter: { status: ACTIVE })')
        const { createBill } = await client.run<{ createBill: { bill: { uuid: string } } }>(
          'mutation ($input: CreateBillInput!) { createBill(input: $input) { bill { uuid } userErrors { code message field } } }',
          {
            input: {
              counterpartyId: counterparty.id,
              amount: { amount: '710000.00', currency: 'IDR' },
              date: dayAgo(1),
              dueDate: dayAgo(0),
              description: 'Judul',
              idempotencyKey: newId(),
            },
          },
        )
        return createBill.bill.uuid
      },
    ],
  ],
}
