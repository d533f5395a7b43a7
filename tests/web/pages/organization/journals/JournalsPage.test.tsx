import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { loadQuery } from 'react-relay/hooks'
import { createMockEnvironment } from 'relay-test-utils'
import { expect, test } from 'vitest'
import accountsQuery, {
  type JournalAccountsPageQuery,
} from '../../../../../web/__generated__/JournalAccountsPageQuery.graphql.ts'
import pageQuery, { type JournalsPageQuery } from '../../../../../web/__generated__/JournalsPageQuery.graphql.ts'
import treasuryQuery, {
  type TreasuryJournalsPageQuery,
} from '../../../../../web/__generated__/TreasuryJournalsPageQuery.graphql.ts'
import { JournalAccountsPage } from '../../../../../web/pages/organization/journals/JournalAccountsPage.tsx'
import { JournalsPage } from '../../../../../web/pages/organization/journals/JournalsPage.tsx'
import { TreasuryJournalsPage } from '../../../../../web/pages/organization/journals/TreasuryJournalsPage.tsx'
import { PermissionsProvider } from '../../../../../web/shell/permissions.tsx'
import { renderScreen } from '../../../support/render.tsx'

const money = (amount: string) => ({ amount, currency: 'IDR' })
const account = (key: string, code: string | null, name: string) => ({
  key,
  code,
  name,
  purpose: name,
  isProposed: true,
})
const entry = {
  kind: 'INVOICE',
  recordUuid: 'one',
  number: 'INV-2026-000001',
  party: 'PT Bumi Karsa Mandiri',
  day: '2026-10-20',
  currency: 'IDR',
  state: 'CHANGED',
  lines: [
    { account: account('RECEIVABLE', '1130', 'Trade receivables'), debit: money('1110.00'), credit: null },
    { account: account('SERVICE_REVENUE', '4100', 'Service revenue'), debit: null, credit: money('1000.00') },
    { account: account('VAT_OUT', null, 'VAT-out'), debit: null, credit: money('110.00') },
  ],
}
const left = {
  sequence: 1,
  isFull: true,
  reason: null,
  name: 'journals-invoicing-2026-10-1.csv',
  entryCount: 1,
  createdAt: '2026-11-02T02:00:00Z',
  createdByName: 'Dewi',
  url: '/files/one',
}
const MONTH = {
  currencies: [{ currency: 'IDR', debit: money('1110.00'), credit: money('1110.00'), entryCount: 1 }],
  accounts: entry.lines.map(line => line.account),
  unmapped: [],
  exports: [],
  changeCount: 0,
  totalCount: 1,
  pageSize: 50,
  entries: [entry],
}

const MANAGER = ['INVOICING_JOURNALS_VIEW', 'INVOICING_JOURNALS_MANAGE']

async function open(
  over: Partial<Record<keyof typeof MONTH, unknown>> = {},
  { permissions = MANAGER, language = 'en' as 'en' | 'id' } = {},
) {
  const environment = createMockEnvironment()
  const page = loadQuery<JournalsPageQuery>(environment, pageQuery, {
    month: '2026-10-01',
    shown: 'ALL',
    account: null,
    page: 1,
  })
  const rendering = renderScreen(
    <PermissionsProvider permissions={permissions}>
      <JournalsPage queries={{ page }} />
    </PermissionsProvider>,
    { environment, language, path: '/journals?month=2026-10', messages: ['journals'] },
  )
  act(() =>
    environment.mock.resolveMostRecentOperation({
      data: { organization: { id: 'organization', invoicingJournals: { ...MONTH, ...over } } },
    }),
  )
  const { router } = await rendering
  return { environment, router, user: userEvent.setup() }
}
const sent = ({ mock }: Awaited<ReturnType<typeof open>>['environment']) =>
  mock.getMostRecentOperation().request.variables

test('shows balanced entries with a way to their records, and names accounts without a code', async () => {
  await open({ unmapped: [account('VAT_OUT', null, 'VAT-out')] })
  expect(screen.getByRole('link', { name: 'INV-2026-000001' }).getAttribute('href')).toBe('/invoices/one')
  expect(screen.getAllByText('1,110.00')).toHaveLength(3)
  expect(screen.getByText(/No account yet for VAT-out/)).toBeTruthy()
  expect(screen.getByRole('status').textContent).toContain('VAT-out')
  expect(screen.getByRole('link', { name: 'Set codes' }).getAttribute('href')).toBe('/journals/accounts')
  expect(screen.getByRole('button', { name: 'Export journals' })).toHaveProperty('disabled', true)
  // It says what is not included.
  expect(screen.getByText(/Bank lines and bills are in treasury’s journals/)).toBeTruthy()
})

test('exports what is new once, and all again only with a reason', async () => {
  const { environment, user } = await open({ exports: [left] })
  expect(screen.getByRole('button', { name: 'Nothing new to export' })).toHaveProperty('disabled', true)
  await user.click(screen.getByRole('button', { name: 'Export all again' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Export all again' }))
  expect(dialog.getByText('Enter a reason.')).toBeTruthy()
  await user.type(dialog.getByRole('textbox'), 'Lost')
  await user.click(dialog.getByRole('button', { name: 'Export all again' }))
  await waitFor(() => expect(sent(environment)).toMatchObject({ input: { month: '2026-10-01', reason: 'Lost' } }))
})

test('exports changes since the last export', async () => {
  const { environment, user } = await open({ exports: [left], changeCount: 2 })
  await user.click(screen.getByRole('button', { name: 'Export 2 changes' }))
  await waitFor(() => expect(sent(environment)).toMatchObject({ input: { month: '2026-10-01', reason: null } }))
})

test('goes from month to month and filters by account in the address', async () => {
  const { router, user } = await open()
  await user.click(screen.getByRole('button', { name: 'Previous month' }))
  expect(router.state.location.search).toBe('?month=2026-09')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Account' }), 'VAT_OUT')
  expect(router.state.location.search).toContain('account=VAT_OUT')
})

test('is read by who may not export, in Indonesian', async () => {
  await open({ exports: [left] }, { permissions: ['INVOICING_JOURNALS_VIEW'], language: 'id' })
  expect(screen.getByRole('heading', { name: 'Jurnal penagihan', level: 1 })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Ekspor/ })).toBeNull()
  expect(screen.queryByRole('link', { name: left.name })).toBeNull()
})

test('accounts are proposed, set by code and name, and only changed names are kept', async () => {
  const environment = createMockEnvironment()
  const page = loadQuery<JournalAccountsPageQuery>(environment, accountsQuery, {})
  const rendering = renderScreen(
    <PermissionsProvider permissions={MANAGER}>
      <JournalAccountsPage queries={{ page }} />
    </PermissionsProvider>,
    { environment, path: '/journals/accounts', messages: ['journals'] },
  )
  act(() =>
    environment.mock.resolveMostRecentOperation({
      data: {
        organization: {
          id: 'organization',
          invoicingJournalAccounts: {
            version: 3,
            items: [account('RECEIVABLE', '1130', 'Trade receivables'), account('VAT_OUT', '2130', 'VAT-out')],
          },
        },
      },
    }),
  )
  await rendering
  const user = userEvent.setup()
  const vat = within(screen.getByRole('group', { name: 'VAT-out' }))
  await user.clear(vat.getByRole('textbox', { name: 'Code' }))
  await user.type(vat.getByRole('textbox', { name: 'Name' }), ' 12%')
  await user.click(screen.getByRole('button', { name: /^Save/ }))
  await waitFor(() =>
    expect(sent(environment)).toEqual({
      input: {
        version: 3,
        accounts: [
          { key: 'RECEIVABLE', code: '1130', name: null },
          { key: 'VAT_OUT', code: null, name: 'VAT-out 12%' },
        ],
      },
    }),
  )
})

test('of treasury have accounts and exports of their own, and a way to those of invoicing', async () => {
  const environment = createMockEnvironment()
  const page = loadQuery<TreasuryJournalsPageQuery>(environment, treasuryQuery, {
    month: '2026-10-01',
    shown: 'ALL',
    account: null,
    page: 1,
  })
  const rendering = renderScreen(
    <PermissionsProvider permissions={[...MANAGER, 'TREASURY_JOURNALS_VIEW', 'TREASURY_JOURNALS_MANAGE']}>
      <TreasuryJournalsPage queries={{ page }} />
    </PermissionsProvider>,
    { environment, path: '/journals/treasury?month=2026-10', messages: ['journals'] },
  )
  const line = { ...entry, kind: 'BANK_LINE', number: 'BCA Operasional' }
  act(() =>
    environment.mock.resolveMostRecentOperation({
      data: { organization: { id: 'organization', treasuryJournals: { ...MONTH, entries: [line] } } },
    }),
  )
  await rendering
  expect(screen.getByRole('link', { name: 'Accounts' }).getAttribute('href')).toBe('/journals/treasury/accounts')
  expect(screen.getByRole('link', { name: 'Invoicing' }).getAttribute('href')).toBe('/journals')
  // A bank line has no page of its own.
  expect(screen.queryByRole('link', { name: 'BCA Operasional' })).toBeNull()
  await userEvent.setup().click(screen.getByRole('button', { name: 'Export journals' }))
  await waitFor(() =>
    expect(environment.mock.getMostRecentOperation().request.node.operation.name).toBe(
      'useExportTreasuryJournalsMutation',
    ),
  )
})
