// Tax rates of foreign currencies, and what VAT collectors keep, in the tax settings.
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { loadQuery } from 'react-relay/hooks'
import { createMockEnvironment } from 'relay-test-utils'
import { expect, test } from 'vitest'
import taxesQuery, { type TaxesPageQuery } from '../../../../../web/__generated__/TaxesPageQuery.graphql.ts'
import { weekOf } from '../../../../../web/pages/organization/_components/TaxRateDialog.tsx'
import { TaxesPage } from '../../../../../web/pages/organization/settings/taxes/TaxesPage.tsx'
import { PermissionsProvider } from '../../../../../web/shell/permissions.tsx'
import { renderScreen } from '../../../support/render.tsx'
import { lastMutation } from '../../../support/lastMutation.ts'

const rate = {
  uuid: '0198f000-0000-7000-8000-000000000001',
  currency: 'USD',
  rate: '16621.5',
  from: '2026-11-18',
  until: '2026-11-24',
  decree: '47/KM.10/2026',
}
const invoiceTaxSettings = {
  isVatRegistered: true,
  branchNumber: '000000',
  finalTaxLetter: null,
  finalTaxLetterUntil: null,
  wholeRupiahLines: false,
  version: 1,
}

const rule = (more: object) => ({
  kind: 'GOVERNMENT_THRESHOLD',
  from: '2022-05-01',
  value: '2000000.00',
  confirmedAt: null,
  confirmedBy: null,
  ...more,
})

async function open(taxRates: object[], permissions: string[], collectorRules: object[] = []) {
  const environment = createMockEnvironment()
  environment.mock.queueOperationResolver(() => ({
    data: { organization: { id: 'o', invoiceTaxSettings, collectorRules, taxRates } },
  }))
  environment.mock.queuePendingOperation(taxesQuery, {})
  const page = loadQuery<TaxesPageQuery>(environment, taxesQuery, {})
  await renderScreen(
    <PermissionsProvider permissions={permissions} modes={['INVOICING']}>
      <TaxesPage queries={{ page }} />
    </PermissionsProvider>,
    { environment, messages: ['settings', 'taxRates'], path: '/settings/taxes' },
  )
  return { environment, card: within(await screen.findByRole('region', { name: 'Tax rates' })) }
}

test('are read by everyone, with their days and their decree', async () => {
  const { card } = await open([rate], [])
  expect(card.getByText(/USD 1 = .* 16,621.5/)).toBeTruthy()
  expect(card.getByText('18 Nov – 24 Nov 2026 · 47/KM.10/2026')).toBeTruthy()
  expect(card.queryByRole('button')).toBeNull()
})

test('are added and deleted by whoever writes invoices', async () => {
  const user = userEvent.setup()
  const { environment, card } = await open([rate], ['INVOICING_INVOICES_MANAGE'])
  await user.click(card.getByRole('button', { name: 'Delete the rate of USD, 18 Nov – 24 Nov 2026' }))
  const sent = lastMutation(environment)
  expect(sent.request.variables).toEqual({ input: { uuid: rate.uuid } })
  act(() =>
    environment.mock.resolve(sent, {
      data: { deleteTaxRate: { organization: { id: 'o', taxRates: [] }, userErrors: [] } },
    }),
  )
  expect(await card.findByText(/No tax rates yet/)).toBeTruthy()
  await user.click(card.getByRole('button', { name: 'Add rate' }))
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Currency' })).toBeTruthy())
})

test('a rate that is far off the latest is added when the user insists', async () => {
  const user = userEvent.setup()
  const { environment, card } = await open([rate], ['INVOICING_INVOICES_MANAGE'])
  await user.click(card.getByRole('button', { name: 'Add rate' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByRole('textbox', { name: /Rupiah for 1 USD/ }), '1,662.15')
  await user.type(dialog.getByRole('textbox', { name: /Decree number/ }), '48/KM.10/2026')
  const isAccepted = () => lastMutation(environment).request.variables.input.acceptWarnings
  const warn = () =>
    act(() =>
      environment.mock.resolve(environment.mock.getMostRecentOperation(), {
        data: {
          createTaxRate: {
            organization: null,
            userErrors: [{ code: 'U-ACC-TR-3', message: '1,662.15 is far off', field: ['rate'] }],
          },
        },
      }),
    )
  await user.click(dialog.getByRole('button', { name: 'Add rate' }))
  expect(isAccepted()).toBe(false)
  warn()
  expect(await dialog.findByText('1,662.15 is far off')).toBeTruthy()
  // Another rate is warned of again.
  await user.type(dialog.getByRole('textbox', { name: /Decree number/ }), 'x')
  await user.click(dialog.getByRole('button', { name: 'Add rate' }))
  expect(isAccepted()).toBe(false)
  warn()
  await user.click(await dialog.findByRole('button', { name: 'Add anyway' }))
  expect(isAccepted()).toBe(true)
})

test('a decree holds from Wednesday to Tuesday as a rule', () => {
  expect(weekOf('2026-11-18')).toEqual({ from: '2026-11-18', until: '2026-11-24' })
  expect(weekOf('2026-11-24')).toEqual({ from: '2026-11-18', until: '2026-11-24' })
  expect(weekOf('2026-11-25')).toEqual({ from: '2026-11-25', until: '2026-12-01' })
})

test('what VAT collectors keep asks to be confirmed, and is confirmed, entered and deleted by whoever manages the company', async () => {
  const user = userEvent.setup()
  const rate22 = rule({ kind: 'PPH22_RATE', from: '2017-03-01', value: '1.50', confirmedAt: '2026-11-20T03:00:00Z' })
  const rules = [rule({}), { ...rate22, confirmedBy: { id: 'p', fullName: 'Rina Admin' } }]
  const { environment } = await open([], ['ACCOUNT_COMPANY_MANAGE'], rules)
  const card = within(screen.getByRole('region', { name: 'Customers that collect VAT' }))
  expect(card.getByText('Not confirmed yet')).toBeTruthy()
  expect(card.getByText(/^Confirmed .* by Rina Admin$/)).toBeTruthy()
  await user.click(card.getByRole('button', { name: /^Delete: PPh 22 on goods/ }))
  const asked = within(await screen.findByRole('alertdialog', { name: 'Delete value?' }))
  expect(environment.mock.getMostRecentOperation().request.node.operation.name).toBe('TaxesPageQuery')
  expect(asked.getByText(/^PPh 22 on goods, government treasurers, from 1 Mar 2017\./)).toBeTruthy()
  await user.click(asked.getByRole('button', { name: 'Delete' }))
  expect(lastMutation(environment).request.variables).toEqual({
    input: { kind: 'PPH22_RATE', from: '2017-03-01' },
  })
  await act(async () =>
    environment.mock.resolveMostRecentOperation({
      data: {
        deleteCollectorRule: {
          organization: { id: 'o', collectorRules: [rule({})] },
          userErrors: [],
        },
      },
    }),
  )
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(card.queryByRole('button', { name: /^Delete/ })).toBeNull()
  await user.click(card.getByRole('button', { name: /^Confirm: Government treasurers/ }))
  expect(lastMutation(environment).request.variables).toEqual({
    input: { kind: 'GOVERNMENT_THRESHOLD', from: '2022-05-01', value: '2000000.00' },
  })
  await user.click(card.getByRole('button', { name: 'Add value' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a value' }))
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Rule' }), 'PPH22_RATE')
  await user.type(dialog.getByRole('textbox', { name: /^Percent/ }), '101')
  await user.click(dialog.getByRole('button', { name: 'Add value' }))
  expect(await dialog.findByText('Enter a valid value')).toBeTruthy()
})

test('what VAT collectors keep is read by everyone', async () => {
  await open([], [], [rule({})])
  const card = within(screen.getByRole('region', { name: 'Customers that collect VAT' }))
  expect(card.getByText(/IDR 2,000,000.00|Rp.2,000,000.00/)).toBeTruthy()
  expect(card.queryByRole('button')).toBeNull()
})
