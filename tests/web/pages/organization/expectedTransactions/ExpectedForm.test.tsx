import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ExpectedForm } from '../../../../../web/pages/organization/expectedTransactions/_components/ExpectedForm.tsx'
import {
  type ExpectedValues,
  toInput,
} from '../../../../../web/pages/organization/expectedTransactions/_lib/expectedValues.ts'
import type { Outcome } from '../../../../../web/relay/useMutation.ts'
import { renderScreen } from '../../../support/render.tsx'

const empty: ExpectedValues = {
  date: '2026-11-21',
  direction: 'CREDIT',
  amount: null,
  currency: 'IDR',
  description: '',
  counterpartyId: null,
  bankAccountId: '',
  internalDescription: '',
  externalId: '',
  dateFrom: null,
  dateTo: null,
  amountFrom: null,
  amountTo: null,
  data: [],
}
const accounts = [
  { id: 'idr', alias: 'BCA Operasional', currency: 'IDR' },
  { id: 'usd', alias: 'BCA Dollar', currency: 'USD' },
]
const onSubmit = vi.fn<(values: ExpectedValues) => Promise<Outcome<unknown>>>()
const onSaved = vi.fn()
beforeEach(() => {
  onSubmit.mockReset().mockResolvedValue({ ok: true, payload: {} })
  onSaved.mockReset()
})

async function show(patch: Partial<ExpectedValues> = {}, locked: string | null = null) {
  await renderScreen(
    <ExpectedForm
      title="ET-1"
      crumbs={[]}
      initialValues={{ ...empty, ...patch }}
      accounts={accounts}
      locked={locked}
      onSubmit={onSubmit}
      onSaved={onSaved}
      onCancel={() => {}}
    />,
    { messages: ['expectedTransactions'] },
  )
  return userEvent.setup()
}
const textbox = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
const save = (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('button', { name: /^Save/ }))

describe('the form of an expected transaction', () => {
  test('sends what is required; what is optional may stay empty', async () => {
    const user = await show()
    await user.type(textbox('Amount'), '1500000')
    await user.type(textbox('Description'), 'INV-1')
    await save(user)
    await waitFor(() => expect(onSaved).toHaveBeenCalled())
    expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ description: 'INV-1', dateFrom: null, amountTo: null })
  })

  test('names every field that needs a change, and sends nothing', async () => {
    const user = await show({ amountFrom: '10.00', amountTo: '5.00', dateFrom: '2026-11-20', dateTo: '2026-11-01' })
    await save(user)
    const summary = await screen.findByRole('alert')
    for (const label of ['Amount', 'Description', 'Maximum amount', 'Latest date'])
      expect(within(summary).getByRole('link', { name: label })).toBeTruthy()
    expect(onSubmit).not.toHaveBeenCalled()
  })

  test('keeps what the server refused on its field until the field changes, and asks the server again', async () => {
    const message = 'An expected transaction with this external id already exists.'
    const refused = { payload: null, code: 'U-TRSY-ET-2', userErrors: [], fields: { externalId: message }, form: null }
    onSubmit.mockResolvedValueOnce({ ok: false, ...refused })
    const user = await show({ amount: '1.00', description: 'x', externalId: 'A-1' })
    await save(user)
    await screen.findAllByText(message, {}, { timeout: 5_000 })
    await waitFor(() => expect(textbox(/^External ID/).getAttribute('aria-invalid')).toBe('true'))
    // Blurring another field validates the form again: the server's error stays.
    await user.click(textbox('Description'))
    await user.tab()
    expect(textbox(/^External ID/).getAttribute('aria-invalid')).toBe('true')
    await user.type(textbox(/^External ID/), '0')
    await waitFor(() => expect(textbox(/^External ID/).getAttribute('aria-invalid')).not.toBe('true'))
    await save(user)
    await waitFor(() => expect(onSaved).toHaveBeenCalled())
  })

  test('offers only accounts of the currency', async () => {
    const user = await show()
    const account = screen.getByRole('combobox', { name: /^Account/ })
    const names = () =>
      within(account)
        .getAllByRole('option')
        .map(({ textContent }) => textContent)
    expect(names()).toEqual(['Any account', 'BCA Operasional'])
    await user.click(screen.getByRole('radio', { name: 'USD' }))
    expect(names()).toEqual(['Any account', 'BCA Dollar'])
  })

  test('can only be read when it is locked, and says why', async () => {
    await show({ amount: '1.00', description: 'x' }, 'Reconciled: can no longer be edited.')
    expect(screen.getByText('Reconciled: can no longer be edited.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull()
    expect(textbox('Description').disabled).toBe(true)
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Incoming' }).closest('fieldset')?.disabled).toBe(true)
  })
})

test('empty texts are sent as nothing, and empty entries of data not at all', () => {
  const data = [
    { key: ' va ', value: ' 88 ' },
    { key: '', value: ' ' },
  ]
  expect(toInput({ ...empty, amount: '2.50', description: ' x ', externalId: ' ', data })).toEqual({
    date: '2026-11-21',
    direction: 'CREDIT',
    amount: { amount: '2.50', currency: 'IDR' },
    description: 'x',
    counterpartyId: null,
    bankAccountId: null,
    internalDescription: null,
    externalId: null,
    dateFrom: null,
    dateTo: null,
    amountFrom: null,
    amountTo: null,
    data: [{ key: 'va', value: '88' }],
  })
})
