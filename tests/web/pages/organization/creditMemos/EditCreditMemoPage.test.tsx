import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { loadQuery } from 'react-relay/hooks'
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils'
import { expect, test } from 'vitest'
import pageQuery, {
  type EditCreditMemoPageQuery,
} from '../../../../../web/__generated__/EditCreditMemoPageQuery.graphql.ts'
import { EditCreditMemoPage } from '../../../../../web/pages/organization/creditMemos/EditCreditMemoPage.tsx'
import { PermissionsProvider } from '../../../../../web/shell/permissions.tsx'
import { renderScreen } from '../../../support/render.tsx'

const UUID = '0198f000-0000-7000-8000-000000000001'
const money = (amount: string) => ({ amount, currency: 'IDR' })

async function open(allowedActions: readonly string[]) {
  const environment = createMockEnvironment()
  const variables = { uuid: UUID }
  environment.mock.queueOperationResolver(operation =>
    MockPayloadGenerator.generate(operation, {
      CreditMemo: () => ({
        id: 'memo',
        uuid: UUID,
        version: 3,
        memoDate: '2026-11-21',
        note: 'Satu rit batal',
        allowedActions,
        lines: [{ invoiceLineUuid: 'b', quantity: null, base: money('2500000.00') }],
        invoice: {
          id: 'invoice',
          number: 'INV-2026-000007',
          customerName: 'PT Pelanggan',
          invoiceDate: '2026-11-01',
          lines: [
            { uuid: 'a', description: 'Jasa bongkar', unit: 'unit', quantity: '2', base: money('1000000.00') },
            { uuid: 'b', description: 'Jasa angkut', unit: 'rit', quantity: '3', base: money('9000000.00') },
          ],
        },
      }),
    }),
  )
  environment.mock.queuePendingOperation(pageQuery, variables)
  const page = loadQuery<EditCreditMemoPageQuery>(environment, pageQuery, variables)
  await renderScreen(
    <PermissionsProvider permissions={['INVOICING_CREDIT_MEMOS_VIEW', 'INVOICING_CREDIT_MEMOS_MANAGE']}>
      <EditCreditMemoPage queries={{ page }} />
    </PermissionsProvider>,
    { environment, messages: ['creditMemos'] },
  )
  return environment
}

test('a draft opens as it was written, and is saved with the version that was seen', async () => {
  const user = userEvent.setup()
  const environment = await open(['UPDATE'])
  const quantity = await screen.findByRole('textbox', { name: 'Quantity to credit of Jasa bongkar' })
  const amount = screen.getByRole('textbox', { name: 'Amount to credit of Jasa angkut, without VAT' })
  expect(amount).toHaveProperty('value', '2,500,000.00')
  await user.type(quantity, '1')
  await user.click(screen.getByRole('button', { name: /^Save draft/ }))
  const saved = () =>
    environment.mock
      .getAllOperations()
      .find(({ request }) => request.node.operation.name === 'useUpdateCreditMemoMutation')
  await waitFor(() => expect(saved()).toBeDefined())
  expect(saved()?.request.variables).toEqual({
    input: {
      id: 'memo',
      version: 3,
      memoDate: '2026-11-21',
      note: 'Satu rit batal',
      lines: [
        { invoiceLineUuid: 'a', quantity: '1.0000', amount: null },
        { invoiceLineUuid: 'b', quantity: null, amount: '2500000.00' },
      ],
    },
  })
})

test('what is approved has no form', async () => {
  await open(['APPLY'])
  await screen.findByRole('heading', { level: 1, name: 'Draft credit memo' })
  expect(screen.queryByRole('textbox')).toBeNull()
})
