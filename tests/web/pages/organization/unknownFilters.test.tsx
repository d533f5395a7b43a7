// An address may name a missing record. Its filter says so, and can be removed.
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { loadQuery } from 'react-relay/hooks'
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime'
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils'
import { expect, test } from 'vitest'
import accountsQuery, {
  type InternalAccountsPageQuery,
} from '../../../../web/__generated__/InternalAccountsPageQuery.graphql.ts'
import paymentsQuery, { type PaymentsPageQuery } from '../../../../web/__generated__/PaymentsPageQuery.graphql.ts'
import * as accounts from '../../../../web/pages/organization/bankAccounts/_lib/bankAccountsState.ts'
import { InternalAccountsPage } from '../../../../web/pages/organization/bankAccounts/InternalAccountsPage.tsx'
import * as payments from '../../../../web/pages/organization/payments/_lib/paymentsState.ts'
import { PaymentsPage } from '../../../../web/pages/organization/payments/PaymentsPage.tsx'
import { renderScreen } from '../../support/render.tsx'

const none = { totalCount: 0, totals: [], edges: [], pageInfo: { hasNextPage: false, endCursor: null } }
const NOWHERE = '0198f000-0000-7000-8000-000000000001'

type Screen<Q extends OperationType> = {
  query: GraphQLTaggedNode
  variables: Q['variables']
  path: string
  messages: readonly string[]
  language?: 'en' | 'id'
  render: (page: ReturnType<typeof loadQuery<Q>>) => ReactNode
}

/** An empty list, in an organization with one entity and no accounts. */
async function open<Q extends OperationType>({ query, variables, render, ...of }: Screen<Q>) {
  const environment = createMockEnvironment()
  environment.mock.queueOperationResolver(operation =>
    MockPayloadGenerator.generate(operation, {
      Organization: () => ({
        permissions: [],
        bankAccounts: none,
        payments: none,
        banks: [],
        entities: [{ uuid: 'retail', name: 'PT Retail' }],
      }),
    }),
  )
  environment.mock.queuePendingOperation(query, variables)
  const page = loadQuery<Q>(environment, query, variables)
  const { router } = await renderScreen(render(page), { environment, ...of })
  await act(async () => {})
  return router
}

const openPayments = (language: 'en' | 'id') => {
  const search = `account=${NOWHERE}`
  return open<PaymentsPageQuery>({
    query: paymentsQuery,
    variables: payments.toVariables('PAYMENT', payments.paymentsState.read(new URLSearchParams(search)), '2026-11-22'),
    path: `/payments?${search}`,
    messages: ['payments'],
    language,
    render: page => <PaymentsPage queries={{ page }} />,
  })
}

test('an account that is not there has a chip that says so, and is taken away by it', async () => {
  const router = await openPayments('en')
  expect(screen.getByRole('button', { name: 'From account: Unknown' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Remove filter From account' }))
  expect(router.state.location.search).toBe('')
})

test('in Indonesian too', async () => {
  await openPayments('id')
  expect(screen.getByRole('button', { name: 'Rekening sumber: Tidak dikenal' })).toBeTruthy()
})

test('an entity that is not there has one even where there is no choice of entities', async () => {
  const search = `entity=${NOWHERE}`
  const router = await open<InternalAccountsPageQuery>({
    query: accountsQuery,
    variables: accounts.toVariables(accounts.bankAccountsState.read(new URLSearchParams(search))),
    path: `/bank-accounts/internal-accounts?${search}`,
    messages: ['bankAccounts'],
    render: page => <InternalAccountsPage queries={{ page }} />,
  })
  expect(screen.getByRole('button', { name: 'Entity: Unknown' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(router.state.location.search).toBe('')
})
