import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils'
import { beforeEach, expect, test, vi } from 'vitest'
import { InvoiceForm } from '../../../../../web/pages/organization/invoices/_components/InvoiceForm.tsx'
import { emptyInvoice, type InvoiceValues } from '../../../../../web/pages/organization/invoices/_lib/invoiceValues.ts'
import { emptyLine } from '../../../../../web/ui/lineGrid/lines.ts'
import { renderScreen } from '../../../support/render.tsx'

const save = vi.fn()
const onSaved = vi.fn()
let environment: ReturnType<typeof createMockEnvironment>
beforeEach(() => {
  environment = createMockEnvironment()
  // The preview beside the form has its own tests.
  localStorage.setItem('arus.preview.hidden', 'yes')
  save.mockReset().mockResolvedValue({ ok: true, payload: { invoice: { id: 'I', uuid: 'i' } } })
  onSaved.mockReset()
})

const values: InvoiceValues = {
  ...emptyInvoice('2026-11-23'),
  customerId: 'C',
  customerName: 'PT Bumi Karsa',
  lines: [emptyLine({ product: 'Jasa', kind: 'SERVICE', quantity: '1', unit: 'paket', price: '100000000.00' })],
}

async function show(patch: Partial<InvoiceValues> = {}) {
  await renderScreen(
    <InvoiceForm
      title="New invoice"
      crumbs={[]}
      approver={null}
      issuer={null}
      initialValues={{ ...values, ...patch }}
      save={save}
      onSaved={onSaved}
      onCancel={() => {}}
    />,
    { environment, messages: ['invoices', 'invoices.form', 'products', 'lineGrid', 'taxRates', 'papers'] },
  )
  return userEvent.setup()
}

const asked = (name: string) =>
  waitFor(() => environment.mock.findOperation(({ request }) => request.node.operation.name === name))
const type = (name: RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } })
const percentOf = (milestone: number) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^Percent ${milestone}`) }).value

test('percentages of milestones must make 100, and the next one is offered what is left', async () => {
  const user = await show()
  const add = screen.getByRole('button', { name: 'Add milestone' })
  await user.click(add)
  expect(percentOf(1)).toBe('100')
  type(/^Percent 1/, '30')
  await user.click(add)
  expect(percentOf(2)).toBe('70')
  type(/^Name 1/, 'Termin 1')
  type(/^Name 2/, 'Termin 2')
  type(/^Percent 2/, '69.99')
  await user.click(screen.getByRole('button', { name: /^Save draft/ }))
  expect((await screen.findAllByText('Percentages must sum to 100; they sum to 99.99')).length).toBeGreaterThan(0)
  expect(save).not.toHaveBeenCalled()
  type(/^Percent 2/, '70')
  await user.click(screen.getByRole('button', { name: /^Save draft/ }))
  await waitFor(() => expect(save).toHaveBeenCalledOnce())
  expect(save.mock.calls[0]?.[0].milestones).toEqual([
    { name: 'Termin 1', percent: '30', dueDate: null },
    { name: 'Termin 2', percent: '70', dueDate: null },
  ])
})

test('a draft is only stored; submitting stores it and asks for approval', async () => {
  const user = await show()
  await user.click(screen.getByRole('button', { name: /^Save draft/ }))
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  await user.click(screen.getByRole('button', { name: /^Submit for approval/ }))
  const submit = await asked('useSubmitInvoicesMutation')
  expect(submit.request.variables).toEqual({ input: { ids: ['I'] } })
  act(() =>
    environment.mock.resolve(submit, {
      data: {
        submitInvoices: {
          invoices: [],
          results: [{ nodeId: 'I', ok: true, userErrors: [] }],
          userErrors: [],
        },
      },
    }),
  )
  await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(2))
})

test('what is refused of a line is told in its cell', async () => {
  save.mockResolvedValue({
    ok: false,
    payload: null,
    code: 'U-ACC-IN-6',
    userErrors: [],
    fields: { 'lines.0.quantity': 'Only 4 is left to invoice.' },
    form: null,
  })
  const user = await show({ lines: [emptyLine(), ...values.lines] })
  await user.click(screen.getByRole('button', { name: /^Save draft/ }))
  const row = screen.getByRole('grid', { name: 'Lines' }).querySelectorAll<HTMLElement>('[role=row]')[2]
  expect(await within(row!).findByText('Only 4 is left to invoice.')).toBeDefined()
  expect(onSaved).not.toHaveBeenCalled()
})

test('an advance needs an order', async () => {
  const user = await show()
  await user.click(screen.getByRole('radio', { name: 'Advance' }))
  await user.click(screen.getByRole('button', { name: /^Save draft/ }))
  expect((await screen.findAllByText('Please enter Sales order')).length).toBeGreaterThan(0)
  expect(save).not.toHaveBeenCalled()
})

test.each([
  ['C', 1],
  [null, 0],
])('when it is due is said once its customer is known: %s', async (customerId, said) => {
  const rupiah = (amount: string) => ({ amount, currency: 'IDR' })
  for (let turn = 0; turn < 4; turn += 1)
    environment.mock.queueOperationResolver(operation =>
      MockPayloadGenerator.generate(operation, {
        Money: () => rupiah('111000000.00'),
        InvoiceAmounts: () => ({ dueDate: '2026-12-23', milestones: [], userErrors: [] }),
        InvoiceTotals: () => ({ vatRate: '11', otherBase: null, withheld: [], rupiah: null }),
      }),
    )
  await show({ customerId })
  // The rail has the figures.
  await waitFor(() =>
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('111,000,000.00'),
  )
  expect(screen.queryAllByText('Due')).toHaveLength(said)
})

test('an invoice in dollars wants the tax rate of its day, which is entered there', async () => {
  const user = await show()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Currency' }), 'USD')
  const counted = () =>
    waitFor(() =>
      environment.mock.findOperation(
        ({ request }) =>
          request.node.operation.name === 'useInvoiceAmountsQuery' &&
          (request.variables.draft as { currency: string }).currency === 'USD',
      ),
    )
  const missing = { code: 'U-ACC-IN-14', message: 'There’s no tax rate of USD for 23 Nov 2026.', field: ['currency'] }
  const amounts = { dueDate: null, milestones: [], totals: null, userErrors: [missing] }
  const first = await counted()
  act(() => environment.mock.resolve(first, { data: { organization: { invoiceAmounts: amounts } } }))
  expect(await screen.findByText(/The invoice can’t be saved without it/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Add rate' }))
  const dialog = within(await screen.findByRole('dialog'))
  // Decrees apply from Wednesday to Tuesday.
  expect(dialog.getByRole<HTMLInputElement>('textbox', { name: /First day/ }).value).toBe('18 Nov 2026')
  expect(dialog.getByRole<HTMLInputElement>('textbox', { name: /Last day/ }).value).toBe('24 Nov 2026')
  await user.click(dialog.getByRole('button', { name: 'Add rate' }))
  expect(dialog.getByText('Enter a rate greater than zero')).toBeTruthy()
  await user.type(dialog.getByRole('textbox', { name: /Rupiah for 1 USD/ }), '16,621.00')
  await user.type(dialog.getByRole('textbox', { name: /Decree number/ }), '47/KM.10/2026')
  await user.click(dialog.getByRole('button', { name: 'Add rate' }))
  const sent = await asked('useCreateTaxRateMutation')
  expect(sent.request.variables).toEqual({
    input: {
      currency: 'USD',
      rate: '16621',
      from: '2026-11-18',
      until: '2026-11-24',
      decree: '47/KM.10/2026',
      acceptWarnings: false,
      idempotencyKey: expect.any(String),
    },
  })
  act(() =>
    environment.mock.resolve(sent, {
      data: { createTaxRate: { organization: { id: 'o', taxRates: [] }, userErrors: [] } },
    }),
  )
  // The totals are computed again.
  const second = await counted()
  act(() =>
    environment.mock.resolve(
      second,
      MockPayloadGenerator.generate(second, {
        Money: () => ({ amount: '11100.00', currency: 'USD' }),
        InvoiceAmounts: () => ({ dueDate: null, milestones: [], userErrors: [] }),
        InvoiceTotals: () => ({ vatRate: '11', otherBase: null, withheld: [] }),
        InvoiceRupiah: () => ({ rate: '16621', decree: '47/KM.10/2026', otherBase: null }),
      }),
    ),
  )
  expect(await screen.findByText(/^Tax rate: USD 1 = .* 16,621, 47\/KM.10\/2026$/)).toBeTruthy()
  expect(screen.getByText('VAT in rupiah')).toBeTruthy()
})
