import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMockEnvironment } from 'relay-test-utils'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { DepositForm } from '../../../../../web/pages/organization/deposits/_components/DepositForm.tsx'
import type { DepositValues } from '../../../../../web/pages/organization/deposits/_lib/depositValues.ts'
import type { Language } from '../../../../../web/i18n/language.ts'
import { renderScreen } from '../../../support/render.tsx'

const values: DepositValues = {
  bankCode: '013',
  alias: 'Operasional Q4',
  amount: '5000000000.00',
  currency: 'IDR',
  issuedOn: '2026-11-24',
  tenor: '6',
  tenorType: 'MONTHS',
  interestRate: '5.35',
  nextInterestRate: '',
  renewal: 'NONE',
  interestPayout: 'MATURITY',
  dayBasis: '365',
  taxTreatment: 'ORDINARY',
  taxRate: '',
  pledged: 'NO',
  closable: 'YES',
  forfeits: 'YES',
  penalty: 'NONE',
  penaltyRate: '',
  penaltyAmount: null,
  clawsBack: 'NO',
  sourceAccountId: 'bca',
  payoutAccountId: '',
}
const choices = {
  banks: [
    { value: '013', label: 'Permata' },
    { value: '014', label: 'BCA' },
  ],
  accounts: [
    { id: 'bca', label: 'BCA Operasional', currency: 'IDR' },
    { id: 'dbs', label: 'DBS Dollar', currency: 'USD' },
  ],
}

const onSubmit = vi.fn()
let environment: ReturnType<typeof createMockEnvironment>
beforeEach(() => {
  environment = createMockEnvironment()
  onSubmit.mockReset().mockResolvedValue({ ok: true, payload: {} })
})

type Shown = { isNew?: boolean; isActive?: boolean; rateIsAssumed?: boolean; language?: Language }

async function show(patch: Partial<DepositValues> = {}, { language = 'en', ...form }: Shown = { isNew: true }) {
  await renderScreen(
    <DepositForm
      title="New deposit"
      crumbs={[]}
      choices={choices}
      initialValues={{ ...values, ...patch }}
      onSubmit={onSubmit}
      onSaved={() => {}}
      onCancel={() => {}}
      {...form}
    />,
    { environment, language, messages: ['deposits', 'deposits.form'] },
  )
  return userEvent.setup()
}

const money = (amount: string) => ({ amount, currency: 'IDR' })
/** Answers the form's current query. */
async function compute(more: object = {}) {
  const asked = await waitFor(() =>
    environment.mock.findOperation(({ request }) => request.node.operation.name === 'useDepositCalculationQuery'),
  )
  const depositCalculation = {
    maturesOn: '2027-05-24',
    movedFrom: null,
    term: 181,
    taxRate: '20',
    proposedTaxRate: '20',
    taxReason: 'FINAL_TAX',
    netYield: '4.28',
    interest: money('132650684.93'),
    tax: money('26530136.99'),
    netInterest: money('106120547.94'),
    atMaturity: money('5106120547.94'),
    periods: [],
    otherTenors: [{ tenor: 6, tenorType: 'MONTHS', maturesOn: '2027-05-24', netInterest: money('106120547.94') }],
    ...more,
  }
  act(() => environment.mock.resolve(asked, { data: { organization: { id: 'o', depositCalculation } } }))
  return asked.request.variables
}
const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent

describe('a new deposit', () => {
  test('is computed by the server, and again once a figure changes', async () => {
    const user = await show()
    const first = await compute()
    expect(first).toMatchObject({
      input: { amount: money('5000000000.00'), tenor: 6, interestRate: '5.35', taxRate: null },
    })
    expect(screen.getByText(/^Matures 24 May 2027, 181 days$/)).toBeTruthy()
    expect(fact('Interest')).toBe('132,650,684.93')
    expect(fact('Final tax, 20%')).toBe('−26,530,136.99')
    expect(fact('Net yield a year')).toBe('4.28%')
    const own = screen.getByRole('row', { current: true })
    expect(within(own).getByRole('rowheader').textContent).toBe('6 months')

    const tenor = screen.getByRole('textbox', { name: 'Tenor' })
    await user.clear(tenor)
    await user.type(tenor, '3')
    expect(await compute({ maturesOn: '2027-02-24', term: 92 })).toMatchObject({ input: { tenor: 3 } })
    expect(screen.getByText(/^Matures 24 Feb 2027, 92 days$/)).toBeTruthy()
  })

  test('says that no tax is proposed for small deposits, and that a maturity was moved', async () => {
    await show({ amount: '7500000.00' })
    await compute({ taxRate: '0', proposedTaxRate: '0', taxReason: 'SMALL_DEPOSITS', movedFrom: '2027-05-23' })
    expect(screen.getByText(/0% proposed: deposits at this bank total at most/)).toBeTruthy()
    expect(screen.getByText(/next banking day/)).toBeTruthy()
    expect(fact('Final tax, 0%')).toBeTruthy()
  })

  test('asks for nothing to be computed before enough is known', async () => {
    await show({ amount: null })
    expect(screen.getByText(/Enter principal, rate, date and tenor/)).toBeTruthy()
    expect(environment.mock.getAllOperations()).toEqual([])
  })

  test('is judged before it is sent, rates with a decimal comma too', async () => {
    const user = await show({ interestRate: '100,00001', tenor: '0' })
    await user.click(screen.getByRole('button', { name: /^Create deposit/ }))
    const errorOf = (name: RegExp) =>
      document.getElementById(`${screen.getByRole('textbox', { name }).id}-error`)?.textContent
    await waitFor(() => expect(errorOf(/^Annual rate/)).toMatch(/from 0 to 100 with at most 4 decimals/))
    expect(errorOf(/^Tenor/)).toBe('Enter a whole number')
    expect(onSubmit).not.toHaveBeenCalled()
    const rate = screen.getByRole('textbox', { name: /^Annual rate/ })
    await user.clear(rate)
    await user.type(rate, '5,25')
    const tenor = screen.getByRole('textbox', { name: /^Tenor/ })
    await user.clear(tenor)
    await user.type(tenor, '3')
    await user.click(screen.getByRole('button', { name: /^Create deposit/ }))
    await waitFor(() => expect(onSubmit).toHaveBeenCalled())
    expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ interestRate: '5.25', tenor: 3, earlyClose: { allowed: true } })
  })

  test('offers accounts of its currency alone', async () => {
    const user = await show()
    const accounts = () =>
      within(screen.getByRole('combobox', { name: /^Paid out to/ }))
        .getAllByRole('option')
        .map(({ textContent }) => textContent)
    expect(accounts()).toEqual(['Not set', 'BCA Operasional'])
    await user.click(screen.getByRole('radio', { name: 'USD' }))
    expect(accounts()).toEqual(['Not set', 'DBS Dollar'])
    // The IDR account chosen before is reset with the currency.
    await user.click(screen.getByRole('button', { name: /^Create deposit/ }))
    await waitFor(() => expect(onSubmit).toHaveBeenCalled())
    expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ sourceAccountId: null, amount: { currency: 'USD' } })
  })

  test('taxes export proceeds in dollars alone, and says why the rate is proposed', async () => {
    const user = await show({ currency: 'USD', taxTreatment: 'EXPORT_PROCEEDS', sourceAccountId: '' })
    const asked = await compute({ taxRate: '7.5', proposedTaxRate: '7.5', taxReason: 'EXPORT_PROCEEDS' })
    expect(asked).toMatchObject({ input: { taxTreatment: 'EXPORT_PROCEEDS' } })
    expect(screen.getByText(/7.5% proposed for export proceeds of this tenor/)).toBeTruthy()
    await user.click(screen.getByRole('radio', { name: 'IDR' }))
    const treatments = within(screen.getByRole('combobox', { name: 'Tax treatment' })).getAllByRole('option')
    expect(treatments.map(({ textContent }) => textContent)).toEqual(['Ordinary', 'Pension fund'])
    await user.click(screen.getByRole('button', { name: /^Create deposit/ }))
    await waitFor(() => expect(onSubmit).toHaveBeenCalled())
    expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ taxTreatment: 'ORDINARY' })
  })

  test('wants the penalty that was chosen, and none where it can’t be closed early', async () => {
    const user = await show({ penalty: 'FIXED' })
    await user.click(screen.getByRole('button', { name: /^Create deposit/ }))
    const penalty = await screen.findByRole('textbox', { name: /^Penalty amount/ })
    await waitFor(() => expect(penalty.getAttribute('aria-invalid')).toBe('true'))
    expect(onSubmit).not.toHaveBeenCalled()
    await user.click(screen.getByRole('radio', { name: 'Not allowed' }))
    await user.click(screen.getByRole('button', { name: /^Create deposit/ }))
    await waitFor(() => expect(onSubmit).toHaveBeenCalled())
    expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ earlyClose: { allowed: false, penaltyAmount: null } })
  })

  test('adds interest at maturity where it is renewed, whatever was chosen before', async () => {
    const user = await show({ interestPayout: 'MONTHLY' })
    await user.selectOptions(screen.getByRole('combobox', { name: 'Renewal' }), 'PRINCIPAL_AND_INTEREST')
    expect(screen.queryByRole('radio', { name: 'Monthly' })).toBeNull()
    await user.click(screen.getByRole('button', { name: /^Create deposit/ }))
    await waitFor(() => expect(onSubmit).toHaveBeenCalled())
    expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({
      renewal: 'PRINCIPAL_AND_INTEREST',
      interestPayout: 'MATURITY',
    })
  })

  test('says the same in Indonesian', async () => {
    await show({}, { isNew: true, language: 'id' })
    await compute()
    expect(fact('Pajak final, 20%')).toBe('−26.530.136,99')
    expect(screen.getByText(/^Jatuh tempo 24 Mei 2027, 181 hari$/)).toBeTruthy()
  })
})

describe('a deposit that the bank has', () => {
  test('DP-4: says so in the form when it is not there any more, and keeps what was typed', async () => {
    onSubmit.mockResolvedValue({
      ok: false,
      payload: null,
      code: 'G-7',
      userErrors: [],
      fields: {},
      form: 'Not found.',
    })
    const user = await show({}, {})
    const alias = screen.getByRole('textbox', { name: 'Alias' })
    await user.clear(alias)
    await user.type(alias, 'Operasional Q1')
    await user.click(screen.getByRole('button', { name: /^Save/ }))
    expect(await screen.findByText('Not found.')).toBeTruthy()
    expect(alias).toHaveProperty('value', 'Operasional Q1')
  })

  const isDisabled = (name: RegExp, role: 'textbox' | 'combobox' = 'textbox') =>
    screen.getByRole<HTMLInputElement>(role, { name }).disabled

  test('lets be changed what the bank lets be changed', async () => {
    await show({ renewal: 'PRINCIPAL', taxRate: '20' }, { isActive: true })
    const closed = [/^Principal/, /^Issue date/, /^Annual rate/, /^Tenor/, /^Tax rate/]
    expect(closed.filter(name => !isDisabled(name))).toEqual([])
    expect([/^Bank/, /^Unit/, /^Paid from/].filter(name => !isDisabled(name, 'combobox'))).toEqual([])
    expect([/^Alias/, /^Next annual rate/].filter(name => isDisabled(name))).toEqual([])
    expect([/^Renewal/, /^Paid out to/].filter(name => isDisabled(name, 'combobox'))).toEqual([])
    expect(screen.queryByText('Early close')).toBeNull()
  })

  test('can’t add interest that it pays each month', async () => {
    await show({ interestPayout: 'MONTHLY' }, { isActive: true })
    const renewals = within(screen.getByRole('combobox', { name: 'Renewal' })).getAllByRole('option')
    expect(renewals.map(option => option.getAttribute('value'))).toEqual(['NONE', 'PRINCIPAL'])
  })

  test('takes the rate of a renewal that was assumed', async () => {
    await show({ renewal: 'PRINCIPAL', taxRate: '20' }, { isActive: true, rateIsAssumed: true })
    expect(isDisabled(/^Annual rate/)).toBe(false)
    expect(screen.getByText(/Assumed from the term before/)).toBeTruthy()
  })
})
