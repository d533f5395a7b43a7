// Tax rates of foreign currencies in the tax settings.
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

async function open(taxRates: object[], permissions: string[]) {
  const environment = createMockEnvironment()
  environment.mock.queueOperationResolver(() => ({ data: { organization: { id: 'o', invoiceTaxSettings, taxRates } } }))
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
  const sent = environment.mock.getMostRecentOperation()
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

test('a decree holds from Wednesday to Tuesday as a rule', () => {
  expect(weekOf('2026-11-18')).toEqual({ from: '2026-11-18', until: '2026-11-24' })
  expect(weekOf('2026-11-24')).toEqual({ from: '2026-11-18', until: '2026-11-24' })
  expect(weekOf('2026-11-25')).toEqual({ from: '2026-11-25', until: '2026-12-01' })
})
