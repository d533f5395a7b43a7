// The form of a bill with tax: its fields, its live figures, and its input.
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { loadQuery } from 'react-relay/hooks'
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils'
import { expect, test } from 'vitest'
import createQuery, { type CreateBillPageQuery } from '../../../../../web/__generated__/CreateBillPageQuery.graphql.ts'
import { CreateBillPage } from '../../../../../web/pages/organization/bills/CreateBillPage.tsx'
import { monthAfter, withheldState } from '../../../../../web/pages/organization/bills/_lib/withheldState.ts'
import { noTax, toEstimateInput, toTaxInput } from '../../../../../web/pages/organization/bills/_lib/taxValues.ts'
import { percentText } from '../../../../../web/pages/organization/bills/_lib/percent.ts'
import { renderScreen } from '../../../support/render.tsx'

const IDR = (amount: string) => ({ amount, currency: 'IDR' })

async function openForm() {
  const environment = createMockEnvironment()
  const page = loadQuery<CreateBillPageQuery>(environment, createQuery, {
    today: '2026-11-20',
    import: '00000000-0000-0000-0000-000000000000',
    goesOn: false,
  })
  const rendering = renderScreen(<CreateBillPage queries={{ page }} />, {
    environment,
    messages: ['bills', 'bills.form'],
  })
  const operation = (name: string) =>
    environment.mock.findOperation(({ request }) => request.node.operation.name === name)
  const asked = operation('CreateBillPageQuery')
  const rate = { source: 'UU 36/2008', toConfirm: false }
  act(() =>
    environment.mock.resolve(
      asked,
      MockPayloadGenerator.generate(asked, {
        Organization: () => ({
          id: 'organization',
          permissions: ['TREASURY_BILLS_MANAGE'],
          defaultCurrency: 'IDR',
          entities: [{ id: 'entity', name: 'PT Nusantara Retail' }],
        }),
        BillSettings: () => ({ metadataFields: [] }),
        BillTaxRates: () => ({
          vat: [
            { vat: 'STANDARD', rate: '11', ...rate },
            { vat: 'NONE', rate: '0', source: '', toConfirm: false },
          ],
          withholding: [{ withholding: 'PPH23', rate: '2', ...rate, toConfirm: true }],
        }),
      }),
    ),
  )
  await rendering
  await screen.findByRole('textbox', { name: /Amount/ })
  return { environment, operation }
}

test('a bill without tax asks for its amount, one with tax for its price, and shows what that comes to', async () => {
  const { environment, operation } = await openForm()
  await userEvent.click(screen.getByRole('radio', { name: 'VAT or withheld tax' }))
  expect(screen.queryByRole('textbox', { name: /^Amount/ })).toBeNull()
  await userEvent.type(screen.getByRole('textbox', { name: /Price before VAT/ }), '100000000')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /Tax we withhold/ }), 'PPH23')
  expect(screen.getByText('UU 36/2008. Confirm this rate with your tax adviser')).not.toBeNull()
  const estimate = await waitFor(() => operation('useBillTaxEstimateQuery'))
  expect(estimate.request.variables).toMatchObject({
    input: { base: '100000000.00', vat: 'STANDARD', vatAmount: null, withholding: 'PPH23', currency: 'IDR' },
  })
  act(() =>
    environment.mock.resolve(estimate, {
      data: {
        organization: {
          id: 'organization',
          billTaxEstimate: {
            estimate: {
              vatRate: '11',
              vatAmount: IDR('11000000.00'),
              computedVatAmount: IDR('11000000.00'),
              withholdingRate: '4',
              isRateDoubled: true,
              withheldAmount: IDR('4000000.00'),
              computedWithheldAmount: IDR('4000000.00'),
              netPayable: IDR('107000000.00'),
              needsReason: false,
            },
            userErrors: [],
          },
        },
      },
    }),
  )
  await screen.findByText('107,000,000.00')
  expect(screen.getByText(/so 4% is withheld: twice the rate/)).not.toBeNull()
  expect(screen.queryByRole('textbox', { name: /Reason for the difference/ })).toBeNull()
  await userEvent.type(screen.getByRole('textbox', { name: /VAT on the tax invoice/ }), '11000001')
  expect(await screen.findByRole('textbox', { name: /Reason for the difference/ })).not.toBeNull()
})

test('numbers of tax invoices and object codes are judged by their form', async () => {
  await openForm()
  await userEvent.click(screen.getByRole('radio', { name: 'VAT or withheld tax' }))
  await userEvent.type(screen.getByRole('textbox', { name: /Tax invoice number/ }), '0400260009881120')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /Tax we withhold/ }), 'PPH23')
  await userEvent.type(screen.getByRole('textbox', { name: /Tax object code/ }), '24.104')
  await userEvent.click(screen.getByRole('button', { name: /^Create bill/ }))
  const errorOf = (name: RegExp) =>
    document.getElementById(`${screen.getByRole('textbox', { name }).id}-error`)?.textContent
  await waitFor(() =>
    expect(errorOf(/Tax invoice number/)).toBe('A tax invoice number has 17 digits and starts with 01 to 10'),
  )
  expect(errorOf(/Tax object code/)).toBe('Write the code as 24-104-01')
  expect(errorOf(/Price before VAT/)).toBe('Please enter Price before VAT')
})

test('what is sent holds nothing that is not shown', () => {
  const filled = {
    ...noTax,
    hasTax: 'YES' as const,
    base: '1000.00',
    withheldAmount: '20.00',
    withholdingBase: '500.00',
    taxObjectCode: '24-104-01',
    vatAmount: '110.00',
  }
  expect(toTaxInput({ ...filled, hasTax: 'NO' })).toBeNull()
  expect(toTaxInput({ ...filled, vat: 'NONE' })).toMatchObject({
    vatAmount: null,
    withholding: null,
    withholdingBase: null,
    withheldAmount: null,
    taxObjectCode: null,
  })
  const bill = { date: '2026-11-20', currency: 'IDR' as const, counterpartyId: null }
  expect(toEstimateInput({ ...bill, tax: { ...filled, base: null } })).toBeNull()
  expect(toEstimateInput({ ...bill, tax: { ...filled, base: '0.00' } })).toBeNull()
  expect(toEstimateInput({ ...bill, tax: { ...filled, vat: 'OTHER', vatAmount: null } })).toBeNull()
  expect(toEstimateInput({ ...bill, date: null, tax: filled })).toBeNull()
})

test('months follow each other across years, and an address names only months that there are', () => {
  expect([monthAfter('2026-12', 1), monthAfter('2026-01', -1), monthAfter('2026-11', 14)]).toEqual([
    '2027-01',
    '2025-12',
    '2028-01',
  ])
  expect(withheldState.read(new URLSearchParams('month=2026-13')).month).toBeNull()
  expect(withheldState.read(new URLSearchParams('month=2026-11&kind=PPH23')).kind).toBe('PPH23')
  expect([percentText({ numbers: 'id' }, '2.65'), percentText({ numbers: 'en' }, '2.65')]).toEqual(['2,65%', '2.65%'])
})
