// Money in one legal entity's account that is about to pay an invoice of another.
import { screen } from '@testing-library/react'
import { Suspense } from 'react'
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils'
import { expect, test } from 'vitest'
import OtherEntityNote from '../../../../../web/pages/organization/reconciliation/_components/OtherEntityNote.tsx'
import { renderScreen } from '../../../support/render.tsx'

const entity = (name: string) => ({ __typename: 'Entity', id: name, name })
const expected = (number: string, issuer: string | null) => ({
  __typename: 'ExpectedTransaction',
  id: number,
  invoice: issuer === null ? null : { id: `invoice-${number}`, number, entity: entity(issuer) },
})

async function open(nodes: object[]) {
  const environment = createMockEnvironment()
  environment.mock.queueOperationResolver(operation =>
    MockPayloadGenerator.generate(operation, {
      Query: () => ({
        node: {
          __typename: 'StatementTransaction',
          id: 'line',
          bankAccount: { id: 'account', entity: entity('PT Satu') },
        },
        nodes,
      }),
    }),
  )
  await renderScreen(
    <Suspense fallback={null}>
      <OtherEntityNote lineId="line" expectedIds={['INV-1', 'INV-2']} />
      <p>shown</p>
    </Suspense>,
    { environment, messages: ['reconciliation'] },
  )
  await screen.findByText('shown')
}

test('is said before it is matched', async () => {
  await open([expected('INV-1', 'PT Satu'), expected('INV-2', 'PT Dua')])
  expect(screen.getByRole('status').textContent).toBe(
    'This money came to PT Satu, but INV-2 is an invoice of PT Dua. Check that it belongs there.',
  )
})

test('is said for each of the other entities', async () => {
  await open([expected('INV-1', 'PT Dua'), expected('INV-2', 'PT Tiga'), expected('INV-3', 'PT Dua')])
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([
    'This money came to PT Satu, but INV-1, INV-3 are invoices of PT Dua. Check that it belongs there.',
    'This money came to PT Satu, but INV-2 is an invoice of PT Tiga. Check that it belongs there.',
  ])
})

test('is not said of invoices of the same entity, or that the user may not see', async () => {
  await open([expected('INV-1', 'PT Satu'), expected('INV-2', null)])
  expect(screen.queryByRole('status')).toBeNull()
})
