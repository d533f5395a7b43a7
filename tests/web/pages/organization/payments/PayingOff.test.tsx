// In an organization with payments disabled, no action is offered that would be refused, and the reason is shown.
import { act, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { loadQuery } from 'react-relay/hooks'
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime'
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils'
import { describe, expect, test } from 'vitest'
import billQuery, { type BillPageQuery } from '../../../../../web/__generated__/BillPageQuery.graphql.ts'
import createQuery, {
  type CreatePaymentPageQuery,
} from '../../../../../web/__generated__/CreatePaymentPageQuery.graphql.ts'
import importQuery, {
  type ImportPaymentsPageQuery,
} from '../../../../../web/__generated__/ImportPaymentsPageQuery.graphql.ts'
import listQuery, { type PaymentsPageQuery } from '../../../../../web/__generated__/PaymentsPageQuery.graphql.ts'
import { importVariables } from '../../../../../web/pages/organization/_lib/importVariables.ts'
import { BillPage } from '../../../../../web/pages/organization/bills/BillPage.tsx'
import { paymentsState, toVariables } from '../../../../../web/pages/organization/payments/_lib/paymentsState.ts'
import { sourceVariables } from '../../../../../web/pages/organization/payments/_lib/paymentSource.ts'
import { CreatePaymentPage } from '../../../../../web/pages/organization/payments/CreatePaymentPage.tsx'
import { ImportPaymentsPage } from '../../../../../web/pages/organization/payments/import/ImportPaymentsPage.tsx'
import { PaymentsPage } from '../../../../../web/pages/organization/payments/PaymentsPage.tsx'
import { PermissionsProvider } from '../../../../../web/shell/permissions.tsx'
import { renderScreen } from '../../../support/render.tsx'

const MAKER = ['TREASURY_PAYMENTS_VIEW', 'TREASURY_PAYMENTS_CREATE', 'TREASURY_BILLS_VIEW']
const ADMIN = [...MAKER, 'ACCOUNT_CONTROLS_MANAGE']
const none = { totalCount: 0, edges: [], pageInfo: { hasNextPage: false, endCursor: null } }

type Screen<Q extends OperationType> = {
  query: GraphQLTaggedNode
  variables: Q['variables']
  path: string
  permissions: readonly string[]
  transfersActive?: boolean
  render: (page: ReturnType<typeof loadQuery<Q>>) => ReactNode
}

/** A screen of an organization with payments disabled by default. */
async function show<Q extends OperationType>(of: Screen<Q>) {
  const { query, variables, path, permissions, transfersActive = false } = of
  const environment = createMockEnvironment()
  environment.mock.queueOperationResolver(operation =>
    MockPayloadGenerator.generate(operation, {
      Organization: () => ({ permissions: [...permissions], recordImport: null, bankAccounts: none, payments: none }),
      Controls: () => ({ transfersActive }),
      Money: () => ({ amount: '750000.00', currency: 'IDR' }),
      Bill: () => ({
        status: 'APPROVED',
        billStatus: 'APPROVED',
        paymentStatus: 'UNPAID',
        date: '2026-11-20',
        dueDate: '2026-12-05',
        allowedActions: transfersActive ? ['PAY'] : [],
        payments: [],
        files: [],
        expectedTransaction: null,
        createdAt: '2026-11-20T03:00:00Z',
        submittedAt: null,
        approvedAt: null,
        cancelledAt: null,
        paidAt: null,
      }),
      BillTax: () => ({ taxInvoiceDate: null, withholding: null }),
    }),
  )
  environment.mock.queuePendingOperation(query, variables)
  const page = loadQuery<Q>(environment, query, variables)
  await renderScreen(
    <PermissionsProvider permissions={permissions} payingActive={transfersActive}>
      {of.render(page)}
    </PermissionsProvider>,
    { environment, path, messages: ['payments', 'payments.form', 'payments.words', 'payments.import', 'bills'] },
  )
  await act(async () => {})
}

const list = (permissions: readonly string[], transfersActive = false) =>
  show<PaymentsPageQuery>({
    query: listQuery,
    variables: toVariables('PAYMENT', paymentsState.read(new URLSearchParams()), '2026-11-22'),
    path: '/payments',
    permissions,
    transfersActive,
    render: page => <PaymentsPage queries={{ page }} />,
  })
const form = (permissions: readonly string[]) =>
  show<CreatePaymentPageQuery>({
    query: createQuery,
    variables: sourceVariables(new URLSearchParams()),
    path: '/transfers/create',
    permissions,
    render: page => <CreatePaymentPage queries={{ page }} />,
  })
const links = (name: RegExp) => screen.queryAllByRole('link', { name })
const wayToControls = () => waitFor(() => screen.getByRole('link', { name: 'Open controls' }), { timeout: 20_000 })

describe('the list', () => {
  test('offers new payments while they are made', async () => {
    await list(MAKER, true)
    expect(links(/New payment/)).not.toEqual([])
    expect(links(/Bulk create/)).not.toEqual([])
    expect(screen.queryByRole('note')).toBeNull()
  })

  test('offers none while they are switched off, and says so', async () => {
    await list(MAKER)
    expect(await screen.findByText(/New payments are turned off/, {}, { timeout: 20_000 })).toBeTruthy()
    expect(screen.getByText(/Anyone who manages your organization’s controls/)).toBeTruthy()
    expect(links(/New payment|Bulk create|Open controls/)).toEqual([])
  })

  test('leads whoever may switch them on to the place', async () => {
    await list(ADMIN)
    expect((await wayToControls()).getAttribute('href')).toBe('/settings/controls')
  })

  test('says nothing of it to whoever makes none', async () => {
    await list(['TREASURY_PAYMENTS_VIEW'])
    expect(screen.queryByRole('note')).toBeNull()
  })
})

describe('what is opened by its address', () => {
  test('the form says why there is none', async () => {
    await form(MAKER)
    expect(await screen.findByText('Transfers are turned off', {}, { timeout: 20_000 })).toBeTruthy()
    expect(screen.getByText(/Anyone who manages your organization’s controls/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Submit for approval/ })).toBeNull()
  })

  test('and leads whoever may switch them on to the place', async () => {
    await form(ADMIN)
    expect((await wayToControls()).getAttribute('href')).toBe('/settings/controls')
  })

  test('so does the import of many', async () => {
    await show<ImportPaymentsPageQuery>({
      query: importQuery,
      variables: importVariables(new URLSearchParams()),
      path: '/payments/import',
      permissions: ADMIN,
      render: page => <ImportPaymentsPage queries={{ page }} />,
    })
    await wayToControls()
    expect(screen.getByText('Payments are turned off')).toBeTruthy()
  })

  test('a bill that waits for its payment says why it cannot be paid', async () => {
    await show<BillPageQuery>({
      query: billQuery,
      variables: { uuid: 'bill' },
      path: '/bills/bill',
      permissions: MAKER,
      render: page => <BillPage queries={{ page }} />,
    })
    expect(await screen.findByText(/so this bill can’t be paid here/, {}, { timeout: 20_000 })).toBeTruthy()
  })
})
