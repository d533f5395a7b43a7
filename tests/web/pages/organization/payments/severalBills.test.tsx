// Several bills are paid one after the other, each by a payment of its own, from the account of the first.
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { loadQuery } from 'react-relay/hooks'
import { createMockEnvironment } from 'relay-test-utils'
import { expect, test } from 'vitest'
import createQuery, {
  type CreatePaymentPageQuery,
} from '../../../../../web/__generated__/CreatePaymentPageQuery.graphql.ts'
import {
  billsAfter,
  nextBillAddress,
  sourceVariables,
} from '../../../../../web/pages/organization/payments/_lib/paymentSource.ts'
import { CreatePaymentPage } from '../../../../../web/pages/organization/payments/CreatePaymentPage.tsx'
import { PermissionsProvider } from '../../../../../web/shell/permissions.tsx'
import { renderScreen } from '../../../support/render.tsx'

const [FIRST, SECOND, THIRD] = [1, 2, 3].map(n => `00000000-0000-4000-8000-00000000000${n}`)

test('the address names the bills to come, and the account they are paid from', () => {
  const search = new URLSearchParams(`bill=${FIRST}&then=${SECOND},${THIRD},nonsense`)
  expect(billsAfter(search)).toEqual([SECOND, THIRD])
  expect(nextBillAddress([SECOND!, THIRD!], 'acc/1')).toBe(
    `/payments/create?bill=${SECOND}&then=${THIRD?.replace(',', '%2C')}&from=acc%2F1`,
  )
  expect(nextBillAddress([THIRD!], 'acc')).toBe(`/payments/create?bill=${THIRD}&from=acc`)
  expect(nextBillAddress([], 'acc')).toBeNull()
  expect(billsAfter(new URLSearchParams('bill=1'))).toEqual([])
})

test('the next bill follows when a payment was created', async () => {
  const environment = createMockEnvironment()
  const path = `/payments/create?bill=${FIRST}&then=${SECOND}&from=operasional`
  const variables = sourceVariables(new URLSearchParams(path.split('?')[1]))
  const bank = { code: '014', name: 'BCA' }
  environment.mock.queueOperationResolver(() => ({
    data: {
      organization: {
        id: 'o',
        permissions: ['TREASURY_PAYMENTS_CREATE'],
        controls: { transfersActive: true },
        counterpartyBanks: [],
        bankAccounts: {
          edges: [
            {
              node: {
                id: 'operasional',
                alias: 'Operasional',
                accountNumber: '2081134471',
                currency: 'IDR',
                connectionType: 'MANUAL',
                bank,
                entity: { id: 'e', name: 'PT Satu' },
                balance: { ledger: { amount: '1000000.00' } },
              },
            },
          ],
        },
        bill: {
          id: 'first',
          uuid: FIRST,
          number: 'BILL-2026-000001',
          amount: { amount: '150000.00', currency: 'IDR' },
          counterparty: {
            id: 'semen',
            alias: 'Semen',
            bankAccounts: [{ id: 'a', accountNumber: '0447177702', accountName: 'SEMEN NUSANTARA', bank }],
          },
        },
      },
    },
  }))
  environment.mock.queuePendingOperation(createQuery, variables)
  const page = loadQuery<CreatePaymentPageQuery>(environment, createQuery, variables)
  const { router } = await renderScreen(
    <PermissionsProvider permissions={['TREASURY_PAYMENTS_CREATE']} payingActive>
      <CreatePaymentPage queries={{ page }} />
    </PermissionsProvider>,
    { environment, path, messages: ['payments', 'payments.form', 'payments.words'] },
  )
  expect(await screen.findByText('After this payment, 1 more bill follows.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: /^Submit for approval/ }))
  const sent = await waitFor(() =>
    environment.mock.findOperation(({ request }) => request.node.operation.name === 'useCreatePaymentMutation'),
  )
  expect(sent.request.variables.input).toMatchObject({ billId: 'first', fromAccountId: 'operasional' })
  act(() =>
    environment.mock.resolve(sent, {
      data: { createPayment: { payment: { id: 'p', uuid: 'p', number: 'PMT-2026-000001' }, userErrors: [] } },
    }),
  )
  await waitFor(() => expect(router.state.location.search).toBe(`?bill=${SECOND}&from=operasional`))
})
