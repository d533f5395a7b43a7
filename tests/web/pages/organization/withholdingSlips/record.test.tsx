// The withholding slip form: started from an invoice with its awaited amount, it requires number and file, and says what happens to the
// rest.
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { loadQuery } from 'react-relay/hooks'
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils'
import { expect, test } from 'vitest'
import pageQuery, {
  type RecordWithholdingSlipPageQuery,
} from '../../../../../web/__generated__/RecordWithholdingSlipPageQuery.graphql.ts'
import { RecordWithholdingSlipPage } from '../../../../../web/pages/organization/withholdingSlips/RecordWithholdingSlipPage.tsx'
import { PermissionsProvider } from '../../../../../web/shell/permissions.tsx'
import { renderScreen } from '../../../support/render.tsx'

const UUID = '0198f000-0000-7000-8000-000000000001'
const MAY = ['INVOICING_PAYMENTS_VIEW', 'INVOICING_PAYMENTS_MANAGE'] as const
type Permissions = Parameters<typeof PermissionsProvider>[0]['permissions']

const invoice = {
  id: 'invoice',
  uuid: UUID,
  number: 'INV-2026-000007',
  invoiceDate: '2026-11-01',
  customerName: 'PT Surya',
  customerId: 'customer',
  withheldOpen: { amount: '2000000.00', currency: 'IDR' },
}

async function open(permissions: Permissions) {
  const environment = createMockEnvironment()
  const variables = { uuid: UUID, hasInvoice: true }
  environment.mock.queueOperationResolver(operation =>
    MockPayloadGenerator.generate(operation, { Organization: () => ({ permissions }), Invoice: () => invoice }),
  )
  environment.mock.queuePendingOperation(pageQuery, variables)
  const page = loadQuery<RecordWithholdingSlipPageQuery>(environment, pageQuery, variables)
  await renderScreen(
    <PermissionsProvider permissions={permissions}>
      <RecordWithholdingSlipPage queries={{ page }} />
    </PermissionsProvider>,
    { environment, messages: ['withholdingSlips'] },
  )
  await screen.findByRole('heading', { level: 1 })
  return environment
}

test('begins with what the invoice awaits, and asks for number and file before it is sent', async () => {
  const environment = await open(MAY)
  await waitFor(() =>
    expect(environment.mock.getAllOperations().map(({ request }) => request.node.operation.name)).toContain(
      'InvoicesOfSlipQuery',
    ),
  )
  environment.mock.resolveMostRecentOperation(operation =>
    MockPayloadGenerator.generate(operation, { Invoice: () => invoice }),
  )
  const amount = await screen.findByLabelText<HTMLInputElement>(/^INV-2026-000007/)
  expect(amount.value).toMatch(/2,000,000/)
  await userEvent.clear(amount)
  await userEvent.type(amount, '1900000')
  await userEvent.tab()
  expect((await screen.findByRole<HTMLInputElement>('checkbox')).checked).toBe(false)
  screen.getByText(/otherwise the customer owes it as cash/)
  await userEvent.click(screen.getByRole('button', { name: /^Record slip/ }))
  await waitFor(() => expect(screen.getAllByText('Add the slip as a file').length).toBeGreaterThan(0))
  const sent = environment.mock.getAllOperations().map(({ request }) => request.node.operation.name)
  expect(sent).not.toContain('useRecordWithholdingSlipMutation')
})

test('is closed to whoever may only read', async () => {
  await open(['INVOICING_PAYMENTS_VIEW'])
  expect(screen.queryByRole('button', { name: /^Record slip/ })).toBeNull()
})
