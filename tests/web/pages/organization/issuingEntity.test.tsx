// Which entity issues an order: nothing to choose where there is one, and proposed by the customer where there are several.
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { loadQuery } from 'react-relay/hooks'
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils'
import { expect, test } from 'vitest'
import pageQuery, {
  type CreateSalesOrderPageQuery,
} from '../../../../web/__generated__/CreateSalesOrderPageQuery.graphql.ts'
import { CreateSalesOrderPage } from '../../../../web/pages/organization/salesOrders/CreateSalesOrderPage.tsx'
import { renderScreen } from '../../support/render.tsx'

const main = { id: 'E1', name: 'PT Induk', isDefault: true, isVatRegistered: true }
const other = { id: 'E2', name: 'CV Anak', isDefault: false, isVatRegistered: false }
const variables = { uuid: '00000000-0000-4000-8000-000000000000', hasPurchase: false }

async function open(entities: object[], proposes: 'at once' | 'late' = 'at once') {
  const environment = createMockEnvironment()
  const permissions = ['INVOICING_SALES_ORDERS_MANAGE']
  environment.mock.queueOperationResolver(() => ({ data: { organization: { id: 'o', permissions, entities } } }))
  environment.mock.queuePendingOperation(pageQuery, variables)
  const page = loadQuery<CreateSalesOrderPageQuery>(environment, pageQuery, variables)
  const answer = () =>
    environment.mock.queueOperationResolver(operation => {
      if (proposes === 'late' && operation.request.node.operation.name === 'IssuingEntityFieldQuery') return null
      answer()
      return MockPayloadGenerator.generate(operation, {
        // The record that the page has read; a generated id would take its place, without permissions.
        Organization: () => ({ id: 'o', customers: { edges: [{ node: { id: 'C', name: 'PT Bumi Karsa' } }] } }),
        Customer: () => ({ id: 'C', name: 'PT Bumi Karsa', proposedEntity: other }),
        Node: () => ({ __typename: 'Customer', id: 'C', proposedEntity: other }),
      })
    })
  answer()
  await renderScreen(<CreateSalesOrderPage queries={{ page }} />, {
    environment,
    messages: ['salesOrders', 'salesOrders.form', 'products', 'lineGrid'],
    path: '/sales-order/create',
  })
  return { user: userEvent.setup(), environment }
}

test('is no field where the organization has one entity', async () => {
  await open([main])
  expect(screen.getByRole('combobox', { name: 'VAT' })).toBeTruthy()
  expect(screen.queryByRole('combobox', { name: 'Issuing entity' })).toBeNull()
})

test('an organization that is not registered for VAT begins without it', async () => {
  await open([{ ...main, isVatRegistered: false }])
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'VAT' }).value).toBe('NONE')
})

test('begins with the default one, becomes the customer’s, and takes VAT off where that is not registered', async () => {
  const { user } = await open([main, other])
  const field = screen.getByRole<HTMLSelectElement>('combobox', { name: /^Issuing entity/ })
  const vat = screen.getByRole<HTMLSelectElement>('combobox', { name: 'VAT' })
  expect(field.value).toBe('E1')
  expect(vat.value).toBe('STANDARD')
  // Fetched when the form is shown.
  await user.type(await screen.findByRole('combobox', { name: /^Customer\b(?!’)/ }, { timeout: 20_000 }), 'Bumi')
  await user.click(await screen.findByRole('option', { name: /PT Bumi Karsa/ }))
  await waitFor(() => expect(field.value).toBe('E2'))
  expect(vat.value).toBe('NONE')
  expect(screen.getByText('Not registered for VAT (PKP): its orders and invoices can’t include VAT.')).toBeTruthy()
  await user.selectOptions(field, 'E1')
  expect(screen.queryByText(/^Not registered for VAT/)).toBeNull()
})

test('a proposal that comes late leaves the entity that was chosen meanwhile', async () => {
  const { user, environment } = await open([main, other], 'late')
  const field = screen.getByRole<HTMLSelectElement>('combobox', { name: /^Issuing entity/ })
  await user.type(await screen.findByRole('combobox', { name: /^Customer\b(?!’)/ }, { timeout: 20_000 }), 'Bumi')
  await user.click(await screen.findByRole('option', { name: /PT Bumi Karsa/ }))
  const proposal = await waitFor(() =>
    environment.mock.findOperation(({ request }) => request.node.operation.name === 'IssuingEntityFieldQuery'),
  )
  await user.selectOptions(field, 'E2')
  await act(() => {
    environment.mock.resolve(
      proposal,
      MockPayloadGenerator.generate(proposal, {
        Node: () => ({ __typename: 'Customer', id: 'C', proposedEntity: main }),
      }),
    )
  })
  expect(field.value).toBe('E2')
})
