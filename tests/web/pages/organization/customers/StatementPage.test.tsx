// A customer's statement of account: activity or open items, its documents, and emailing it as shown.
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { loadQuery } from 'react-relay/hooks'
import { createMockEnvironment } from 'relay-test-utils'
import { expect, test } from 'vitest'
import pageQuery, { type StatementPageQuery } from '../../../../../web/__generated__/StatementPageQuery.graphql.ts'
// Loaded after the page; preloaded here.
import '../../../../../web/pages/organization/_components/PaperDownload.tsx'
import '../../../../../web/pages/organization/customers/_components/SendStatement.tsx'
import { StatementPage } from '../../../../../web/pages/organization/customers/StatementPage.tsx'
import { PermissionsProvider } from '../../../../../web/shell/permissions.tsx'
import { renderScreen } from '../../../support/render.tsx'
import { lastMutation } from '../../../support/lastMutation.ts'

const money = (amount: string) => ({ amount, currency: 'IDR' })
const links = Object.fromEntries(
  ['period_BOTH', 'period_ID', 'period_EN', 'open_BOTH', 'open_ID', 'open_EN'].map(name => [name, `/files/${name}`]),
)
const books = Object.fromEntries(
  ['periodBook_ID', 'periodBook_EN', 'openBook_ID', 'openBook_EN'].map(name => [name, `/files/${name}`]),
)
const STATEMENT = {
  customerId: 'global',
  customerName: 'PT Graha Retail',
  currency: 'IDR',
  currencies: ['IDR'],
  from: '2026-10-01',
  to: '2026-11-21',
  today: '2026-11-23',
  nextDueOn: '2026-12-04',
  opening: money('100.00'),
  charges: money('500.00'),
  credits: money('200.00'),
  closing: money('400.00'),
  remaining: money('390.00'),
  waitingForSlip: money('20.00'),
  unapplied: money('10.00'),
  unverified: money('200.00'),
  writtenOff: money('10.00'),
  ages: [{ bucket: 'NOT_DUE', amount: money('390.00') }],
  entries: [
    {
      kind: 'INVOICE',
      recordUuid: 'invoice',
      number: 'INV-2026-000001',
      day: '2026-11-01',
      isTakenBack: false,
      isUnverified: false,
      amount: money('500.00'),
      balance: money('600.00'),
    },
    {
      kind: 'PAYMENT',
      recordUuid: 'payment',
      number: 'PAY-2026-000001',
      day: '2026-11-02',
      isTakenBack: false,
      isUnverified: true,
      amount: money('-200.00'),
      balance: money('400.00'),
    },
  ],
  items: [
    {
      invoiceUuid: 'invoice',
      number: 'INV-2026-000001',
      partName: 'Termin 1',
      invoiceDate: '2026-11-01',
      dueOn: null,
      remaining: money('390.00'),
      waitingForSlip: money('20.00'),
    },
  ],
  openCredits: [
    { kind: 'PAYMENT', recordUuid: 'other', number: 'PAY-2026-000002', day: '2026-11-03', amount: money('10.00') },
  ],
  ...links,
  ...books,
}
type Permissions = Parameters<typeof PermissionsProvider>[0]['permissions']

async function open(search = '', permissions: Permissions = ['INVOICING_INVOICES_VIEW', 'INVOICING_INVOICES_MANAGE']) {
  const environment = createMockEnvironment()
  const variables = { uuid: 'customer', currency: 'IDR' as const, from: null, to: null }
  const page = loadQuery<StatementPageQuery>(environment, pageQuery, variables)
  const rendering = renderScreen(
    <PermissionsProvider permissions={permissions}>
      <StatementPage queries={{ page }} />
    </PermissionsProvider>,
    {
      environment,
      path: `/buyer/customer/statement${search}`,
      messages: ['customers', 'customers.statement', 'agedReceivables', 'papers'],
    },
  )
  act(() =>
    environment.mock.resolveMostRecentOperation({
      data: { organization: { id: 'organization', customerStatement: STATEMENT } },
    }),
  )
  const { router } = await rendering
  await screen.findByRole('heading', { level: 1 })
  return { environment, router, user: userEvent.setup() }
}
const cells = (name: RegExp) => [...screen.getByRole('row', { name }).children].map(cell => cell.textContent)

test('tells what happened between two balances, with links to documents, and is mailed as it is shown', async () => {
  const { environment, user } = await open()
  expect(cells(/INV-2026-000001/).slice(1)).toEqual(['Invoice', 'INV-2026-000001', '500.00', '', '600.00'])
  expect(cells(/PAY-2026-000001/).slice(1)).toEqual(['Payment, unverified', 'PAY-2026-000001', '', '200.00', '400.00'])
  expect(screen.getByText('Unverified payments in it')).toBeTruthy()
  expect(screen.getByText('Written off in it').nextElementSibling?.textContent).toBe('IDR\u00A010.00')
  expect(screen.getByRole('link', { name: 'PAY-2026-000001' }).getAttribute('href')).toContain('/payment/payment')
  expect(screen.getByRole('link', { name: 'XLSX' }).getAttribute('href')).toBe('/files/periodBook_EN')
  await screen.findByRole('button', { name: 'Download PDF' })
  await user.click(await screen.findByRole('button', { name: 'Send by email' }))
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Send the statement of account to PT Graha Retail?' }),
  )
  await user.click(dialog.getByRole('button', { name: 'Send by email' }))
  expect(lastMutation(environment).request.variables.input).toMatchObject({
    customerId: 'global',
    currency: 'IDR',
    from: '2026-10-01',
    to: '2026-11-21',
    view: 'PERIOD',
  })
})

test('shows what is open instead, as the address says; who may not manage invoices sends nothing', async () => {
  const { router, user } = await open('', ['INVOICING_INVOICES_VIEW'])
  await user.click(screen.getByRole('radio', { name: 'Open items' }))
  expect(router.state.location.search).toBe('?view=open_items')
  expect(cells(/Termin 1/).slice(2)).toEqual(['Not counted yet', '390.00', '20.00', ''])
  expect(screen.getByRole('link', { name: 'PAY-2026-000002' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'XLSX' }).getAttribute('href')).toBe('/files/openBook_EN')
  expect(screen.queryByRole('button', { name: 'Send by email' })).toBeNull()
})
