import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils'
import { expect, test } from 'vitest'
import { useCustomerFilter } from '../../../../../web/pages/organization/customers/_public/useCustomerFilter.tsx'
import { listState, optional } from '../../../../../web/ui/list/listState.ts'
import { ListToolbar } from '../../../../../web/ui/list/ListToolbar.tsx'
import { useListState } from '../../../../../web/ui/list/useListState.ts'
import { renderScreen } from '../../../support/render.tsx'

const codec = listState({ customer: optional })

function Toolbar() {
  const list = useListState(codec)
  return <ListToolbar filters={[useCustomerFilter(list)]} onClear={list.clear} />
}

const found = { id: 'Q3VzdG9tZXI6MQ==', name: 'PT Karya Abadi', alias: null, email: 'ap@karya.example' }

/** Answers every query like a server with one customer. */
function withOneCustomer(asked: unknown[] = []) {
  const environment = createMockEnvironment()
  const answer = () =>
    environment.mock.queueOperationResolver(operation => {
      asked.push(operation.request.variables)
      answer()
      return MockPayloadGenerator.generate(operation, {
        Organization: () => ({ customers: { edges: [{ node: found }] } }),
        Node: () => ({ __typename: 'Customer', id: found.id }),
        Customer: () => found,
      })
    })
  answer()
  return environment
}

test('finds a customer whom a list is narrowed to, those who were deactivated among them', async () => {
  const asked: unknown[] = []
  const { router } = await renderScreen(<Toolbar />, { environment: withOneCustomer(asked) })
  await userEvent.click(screen.getByRole('button', { name: 'Filter' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Customer' }))
  await userEvent.type(await screen.findByRole('combobox', { name: 'Customer' }), 'karya')
  await userEvent.click(await screen.findByRole('option', { name: /PT Karya Abadi/ }))
  expect(new URLSearchParams(router.state.location.search).get('customer')).toBe(found.id)
  expect(asked).toContainEqual({ search: 'karya', status: ['ACTIVE', 'DEACTIVATED'] })
})

test('names the customer of an address, and lets the filter go', async () => {
  const { router } = await renderScreen(<Toolbar />, {
    environment: withOneCustomer(),
    path: `/?customer=${encodeURIComponent(found.id)}`,
  })
  await screen.findByText('PT Karya Abadi')
  await userEvent.click(screen.getByRole('button', { name: 'Remove filter Customer' }))
  expect(router.state.location.search).toBe('')
})
