import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMockEnvironment } from 'relay-test-utils'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import {
  type PaymentContent,
  PaymentForm,
} from '../../../../../web/pages/organization/payments/_components/PaymentForm.tsx'
import { type PaidRefund, refundPayee } from '../../../../../web/pages/organization/payments/_lib/paidRefund.ts'
import type { OwnAccount, PaymentValues } from '../../../../../web/pages/organization/payments/_lib/paymentValues.ts'
import type { Outcome } from '../../../../../web/relay/useMutation.ts'
import { renderScreen } from '../../../support/render.tsx'

const entity = { id: 'retail', name: 'PT Nusantara Retail' }
const account = (id: string, more: Partial<OwnAccount> = {}): OwnAccount => ({
  id,
  alias: id,
  accountNumber: '2081134471',
  currency: 'IDR',
  connectionType: 'MANUAL',
  bank: { code: '014', name: 'BCA' },
  entity,
  balance: { ledger: { amount: '1000000.00' } },
  ...more,
})
const accounts = [
  account('Operasional'),
  account('Penjualan'),
  account('Dollar', { currency: 'USD' }),
  account('Gudang', { entity: { id: 'storage', name: 'PT Gudang' } }),
]
const payee = {
  counterpartyId: 'semen',
  accountId: 'semen-1',
  label: 'Semen',
  detail: 'BNI 0447177702',
  name: 'SEMEN NUSANTARA',
  bankCode: '009',
  accountNumber: '0447177702',
}
const empty: PaymentValues = {
  fromAccountId: '',
  payeeKind: 'COUNTERPARTY',
  payee: null,
  toAccountId: '',
  transferTo: 'OWN',
  externalBankCode: '',
  externalNumber: '',
  amount: null,
  method: null,
  date: Temporal.Now.plainDateISO('Asia/Jakarta').toString(),
  memo: '',
  notes: '',
  frequency: 'ONCE',
  appliesTo: 'ONE',
  files: [],
  allowDuplicate: false,
}
const filled = { fromAccountId: 'Operasional', payee, amount: '150000.00' }

const onSubmit = vi.fn<(content: PaymentContent, values: PaymentValues) => Promise<Outcome<unknown>>>()
const onSaved = vi.fn()
let environment: ReturnType<typeof createMockEnvironment>
beforeEach(() => {
  environment = createMockEnvironment()
  onSubmit.mockReset().mockResolvedValue({ ok: true, payload: {} })
  onSaved.mockReset()
})

async function show(
  kind: 'PAYMENT' | 'TRANSFER',
  patch: Partial<PaymentValues> = {},
  paymentId?: string,
  refund: PaidRefund | null = null,
) {
  await renderScreen(
    <PaymentForm
      kind={kind}
      title="New payment"
      crumbs={[]}
      accounts={accounts}
      banks={[
        { code: '008', name: 'Mandiri' },
        { code: '046', name: 'DBS Indonesia' },
      ]}
      initialValues={{ ...empty, ...patch }}
      {...(paymentId === undefined ? {} : { paymentId })}
      refund={refund}
      onSubmit={onSubmit}
      onSaved={onSaved}
      onCancel={() => {}}
    />,
    { environment, messages: ['payments', 'payments.form', 'payments.words'] },
  )
  return userEvent.setup()
}
const submit = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: /^Submit for approval/ }))

const way = (method: string, obstacle: string | null, fee = '2500.00') => ({
  method,
  possible: obstacle === null,
  obstacle,
  valueDate: obstacle === null ? empty.date : null,
  fee: { amount: fee, currency: 'IDR' },
  noMoreThan: { amount: '250000000.00' },
  atLeast: null,
})

/** The server's evaluation of the payment in the form. */
async function evaluate(more: object = {}) {
  const asked = await waitFor(() =>
    environment.mock.findOperation(({ request }) => request.node.operation.name === 'usePaymentOptionsQuery'),
  )
  const paymentOptions = {
    hasConnection: true,
    approvalsNeeded: 2,
    approvers: [{ uuid: 'b', fullName: 'Bambang Hartono' }],
    methods: [
      way('BI_FAST', null),
      way('SKN', null),
      way('RTGS', 'UNDER_LIMIT'),
      way('SAME_BANK', 'OTHER_BANK', '0.00'),
    ],
    duplicates: [],
    ...more,
  }
  act(() => environment.mock.resolve(asked, { data: { organization: { id: 'o', paymentOptions } } }))
}

describe('the form of a payment of a refund', () => {
  const paid: PaidRefund = {
    id: 'expected',
    uuid: 'e',
    amount: { amount: '150000.00', currency: 'IDR' },
    counterparty: { id: 'semen', uuid: 'semen', alias: 'Semen', bankAccounts: [] },
    refund: {
      creditMemoNumber: 'CM-2026-000003',
      bankName: 'Bank BNI',
      accountNumber: '0447 177702',
      accountName: 'SEMEN NUSANTARA',
    },
  }
  const account = {
    id: 'semen-1',
    accountNumber: '0447177702',
    accountName: 'SEMEN NUSANTARA',
    bank: { code: '009', name: 'BNI' },
  }
  const withAccount = { ...paid, counterparty: { ...paid.counterparty, bankAccounts: [account] } }

  test('says where the customer wants it, and pays that amount alone, once', async () => {
    const user = await show(
      'PAYMENT',
      { ...filled, payee: refundPayee(withAccount), memo: 'Refund CM-2026-000003' },
      undefined,
      withAccount,
    )
    expect(
      screen.getByText(
        'Refunds credit memo CM-2026-000003. The customer’s account: Bank BNI 0447 177702, SEMEN NUSANTARA.',
      ),
    ).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Add it to the counterparty' })).toBeNull()
    expect(screen.getByRole('textbox', { name: /^Amount/ }).hasAttribute('disabled')).toBe(true)
    await submit(user)
    await waitFor(() => expect(onSaved).toHaveBeenCalled())
    expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({
      paidExpectedTransactionId: 'expected',
      billId: null,
      counterpartyAccountId: 'semen-1',
      memo: 'Refund CM-2026-000003',
      recurrence: null,
    })
  })

  test('leads to the counterparty where the account of the customer is missing, and chooses no other', async () => {
    expect(refundPayee(paid)).toBeNull()
    await show('PAYMENT', { ...filled, payee: null }, undefined, paid)
    expect(screen.getByRole('link', { name: 'Add it to the counterparty' }).getAttribute('href')).toBe(
      '/counterparties/semen/edit',
    )
  })
})

describe('the form of a payment', () => {
  test('says how an amount is written when it can’t be read', async () => {
    const user = await show('PAYMENT', { ...filled, amount: null })
    await user.type(screen.getByRole('textbox', { name: /^Amount/ }), '12.500.000')
    await submit(user)
    expect(await screen.findByText(/Amount/, { selector: '[role=alert] a' })).toBeTruthy()
    expect(screen.getAllByText(/Enter an amount such as 1,250,000.50/)).not.toEqual([])
  })

  test('asks of one of a series whether later ones change with it', async () => {
    const user = await show('PAYMENT', { ...filled, frequency: 'MONTHLY' }, 'pay-1')
    await user.click(screen.getByRole('radio', { name: 'This payment and later ones' }))
    await user.click(screen.getByRole('button', { name: /^Save/ }))
    await waitFor(() => expect(onSubmit.mock.lastCall?.[1].appliesTo).toBe('SERIES'))
    // With another frequency it begins its own series.
    await user.click(screen.getByRole('radio', { name: 'Weekly' }))
    expect(screen.queryByRole('radiogroup', { name: 'Changes apply to' })).toBeNull()
  })

  test('does not ask that of a new one', async () => {
    await show('PAYMENT', { ...filled, frequency: 'MONTHLY' })
    expect(screen.queryByRole('radiogroup', { name: 'Changes apply to' })).toBeNull()
  })

  test('names the payee once in its summary, above the account', async () => {
    await show('PAYMENT', { ...filled, payee: { ...payee, detail: 'BNI 0447177702 · SEMEN NUSANTARA' } })
    const summary = screen.getByRole('heading', { name: 'Summary' }).closest('section')
    expect(summary?.textContent?.match(/SEMEN NUSANTARA/g)).toHaveLength(1)
    expect(summary?.textContent).toContain('BNI 0447177702')
  })

  test('asks for both accounts and an amount before it is sent', async () => {
    const user = await show('PAYMENT')
    await submit(user)
    const summary = within(await screen.findByRole('alert'))
    expect(summary.getAllByRole('link').map(link => link.textContent)).toEqual([
      'From account',
      'To counterparty',
      'Amount',
    ])
    expect(onSubmit).not.toHaveBeenCalled()
  })

  test('adds nothing up before there is an amount to pay', async () => {
    await show('PAYMENT', { ...filled, amount: '-5.00' })
    expect(screen.getByText('Summary')).toBeDefined()
    expect(screen.queryByText('Balance after')).toBeNull()
  })

  test('shows what it costs, when it leaves and who must approve, and says why a way is closed', async () => {
    const user = await show('PAYMENT', filled)
    await evaluate()
    expect(await screen.findByRole('radio', { name: /BI Fast/, checked: true })).toBeDefined()
    expect(screen.getAllByRole('radio').filter(radio => radio.getAttribute('name') === 'method')).toHaveLength(2)
    expect(screen.getByText('The accounts are at different banks')).toBeDefined()
    expect(screen.getByText('Needs 2 approvals')).toBeDefined()
    expect(screen.getByText('From Bambang Hartono')).toBeDefined()
    expect(screen.getByText('152,500.00')).toBeDefined()
    expect(screen.getByText('No fee').closest('li')?.textContent).toContain('Same bank')
    await user.click(screen.getByRole('radio', { name: /SKN/ }))
    await submit(user)
    await waitFor(() => expect(onSaved).toHaveBeenCalled())
    expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({
      fromAccountId: 'Operasional',
      counterpartyId: 'semen',
      counterpartyAccountId: 'semen-1',
      toAccountId: null,
      amount: { amount: '150000.00', currency: 'IDR' },
      method: 'SKN',
      recurrence: null,
    })
  })

  test('takes a tick for what may be the same payment once more, and says so where it is refused', async () => {
    const duplicate = { id: 'd', uuid: 'd', kind: 'PAYMENT', number: 'PMT-1', date: empty.date, status: 'SENT' }
    const user = await show('PAYMENT', filled)
    await evaluate({ duplicates: [duplicate] })
    expect((await screen.findByRole('link', { name: 'PMT-1' })).getAttribute('href')).toBe('/payments/d')
    const message = 'There is one of the same amount.'
    onSubmit.mockResolvedValueOnce({
      ok: false,
      payload: null,
      code: 'U-TRSY-TF-26',
      userErrors: [{ code: 'U-TRSY-TF-26', message, field: ['allowDuplicate'] }],
      fields: { allowDuplicate: message },
      form: null,
    })
    await submit(user)
    const tick = screen.getByRole('checkbox', { name: 'This is a different payment' })
    await waitFor(() => expect(tick).toHaveProperty('ariaInvalid', 'true'))
    await user.click(tick)
    await submit(user)
    await waitFor(() => expect(onSaved).toHaveBeenCalled())
    expect(onSubmit.mock.calls.map(([content]) => content.allowDuplicate)).toEqual([false, true])
  })

  test('tells what the server says of the beneficiary beside the field that asks for it', async () => {
    const message = 'The counterparty isn’t active.'
    onSubmit.mockResolvedValue({
      ok: false,
      payload: null,
      code: 'U-TRSY-TF-4',
      userErrors: [{ code: 'U-TRSY-TF-4', message, field: ['counterpartyAccountId'] }],
      fields: { counterpartyAccountId: message },
      form: null,
    })
    const user = await show('PAYMENT', filled)
    await submit(user)
    const summary = within(await screen.findByRole('alert'))
    expect(summary.getByRole('link', { name: 'To counterparty' })).toBeDefined()
  })

  test('offers a transfer the accounts of the same entity and currency alone', async () => {
    const user = await show('TRANSFER')
    await user.selectOptions(screen.getByRole('combobox', { name: /From account/ }), 'Operasional')
    const to = screen.getByRole('combobox', { name: /To account/ })
    await waitFor(() => expect(to).toHaveProperty('disabled', false))
    const offered = within(to)
      .getAllByRole('option')
      .map(option => option.getAttribute('value'))
    expect(offered).toEqual(['', 'Penjualan'])
  })

  test('offers a payment between entities the accounts of the others', async () => {
    const user = await show('PAYMENT', { fromAccountId: 'Operasional' })
    await user.click(screen.getByRole('radio', { name: 'Another entity' }))
    const to = await screen.findByRole('combobox', { name: /To account/ })
    const offered = within(to)
      .getAllByRole('option')
      .map(option => option.getAttribute('value'))
    expect(offered).toEqual(['', 'Gudang'])
  })
})

test('says of an account that is not kept in Arus whose it is, as soon as that is known', async () => {
  const user = await show('TRANSFER')
  await user.click(screen.getByRole('radio', { name: 'Another account of the entity' }))
  expect(await screen.findByText('An account of the same entity that isn’t kept in Arus')).toBeTruthy()
  await user.selectOptions(screen.getByRole('combobox', { name: /From account/ }), 'Operasional')
  expect(await screen.findByText(/^An account that isn’t kept in Arus, in the name of PT/)).toBeTruthy()
})

test('transfers to an account of the entity that is not kept in Arus, in the name of the entity', async () => {
  const user = await show('TRANSFER', { fromAccountId: 'Operasional', amount: '150000.00' })
  await user.click(screen.getByRole('radio', { name: 'Another account of the entity' }))
  expect(screen.queryByRole('combobox', { name: /^To account/ })).toBeNull()
  expect(screen.getByText(/in the name of PT Nusantara/)).toBeTruthy()
  await submit(user)
  expect(await screen.findByText('Enter 5 to 34 digits')).toBeTruthy()
  expect(onSubmit).not.toHaveBeenCalled()
  await user.selectOptions(screen.getByRole('combobox', { name: /To bank/ }), 'DBS Indonesia')
  await user.type(screen.getByRole('textbox', { name: /To account number/ }), '123-456 7890')
  await evaluate()
  await submit(user)
  await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce())
  expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({
    fromAccountId: 'Operasional',
    toAccountId: null,
    toExternalAccount: { bankCode: '046', accountNumber: '1234567890' },
    counterpartyId: null,
    counterpartyAccountId: null,
  })
})
