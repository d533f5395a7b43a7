// Approval from a list asks first, with what the pages of orders and invoices say of their taxes.
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMockEnvironment } from 'relay-test-utils'
import { expect, test, vi } from 'vitest'
import InvoiceActions from '../../../../web/pages/organization/invoices/_components/InvoiceActions.tsx'
import SalesOrderActions from '../../../../web/pages/organization/salesOrders/_components/SalesOrderActions.tsx'
import { renderScreen } from '../../support/render.tsx'
import { lastMutation } from '../../support/lastMutation.ts'

const BUYER = '0198f000-0000-7000-8000-0000000000b1'
const registered = { id: 'entity', name: 'PT Arus Ritel', isVatRegistered: true, taxNumber: '0021832415000000' }
const numbered = { id: 'numbered', uuid: BUYER, taxNumber: '0021832415123000', identityNumber: null }
const taxed = (typename: string, id: string, more: object = {}) => ({
  __typename: typename,
  id,
  vatTreatment: 'STANDARD',
  entity: registered,
  customerName: 'PT Sinar Pangan',
  customer: numbered,
  total: { amount: '11100000.00', currency: 'IDR' },
  ...more,
})
const unnumbered = { customer: { ...numbered, id: 'unnumbered', taxNumber: null } }

const order = (id: string) => ({
  id,
  version: 3,
  number: `SO-${id}`,
  customerName: 'PT Sinar Pangan',
  allowedActions: ['APPROVE'] as const,
})
const invoice = (id: string) => ({
  id,
  version: 3,
  number: null,
  customerName: 'PT Sinar Pangan',
  invoiceDate: '2026-11-20',
  shippedOn: null,
  taxInvoice: null,
  allowedActions: ['APPROVE'] as const,
})

const messages = ['salesOrders', 'invoices', 'taxNotes']
async function open(typename: 'SalesOrder' | 'Invoice', ids: readonly string[], asksFirst = true) {
  const environment = createMockEnvironment()
  const finishing = { onDone: vi.fn(), onPartly: vi.fn() }
  await renderScreen(
    typename === 'SalesOrder' ? (
      <SalesOrderActions orders={ids.map(order)} asksFirst={asksFirst} {...finishing} />
    ) : (
      <InvoiceActions invoices={ids.map(invoice)} asksFirst={asksFirst} {...finishing} />
    ),
    { environment, messages },
  )
  const names = () => environment.mock.getAllOperations().map(({ request }) => request.node.operation.name)
  const answer = async (nodes: readonly object[]) => {
    await expect.poll(names).toEqual([expect.stringMatching(/^Approve(?:Orders|Invoices)DialogQuery$/)])
    await act(async () => environment.mock.resolveMostRecentOperation({ data: { nodes } }))
  }
  return { environment, names, answer }
}
const notes = (dialog: HTMLElement) => [...dialog.querySelectorAll('.note.warn')].map(note => note.textContent)

test('several orders are approved after each customer and entity that lacks a number was named once', async () => {
  const { environment, names, answer } = await open('SalesOrder', ['a', 'b', 'c', 'd'])
  await userEvent.click(screen.getByRole('button', { name: /^Approve 4 orders/ }))
  await expect.poll(names).toEqual(['ApproveOrdersDialogQuery'])
  expect(environment.mock.getMostRecentOperation().request.variables).toEqual({ ids: ['a', 'b', 'c', 'd'] })
  await answer([
    taxed('SalesOrder', 'a', unnumbered),
    taxed('SalesOrder', 'b', unnumbered),
    taxed('SalesOrder', 'c', { ...unnumbered, vatTreatment: 'NONE' }),
    taxed('SalesOrder', 'd', {
      entity: { id: 'other', name: 'PT Arus Baru', isVatRegistered: false, taxNumber: null },
      total: { amount: '70.00', currency: 'USD' },
    }),
  ])
  const dialog = await screen.findByRole('dialog', { name: 'Approve 4 orders?' })
  await expect
    .poll(() => notes(dialog))
    .toEqual([
      'PT Arus Baru isn’t registered for VAT (PKP), so VAT can’t be invoiced.',
      'PT Sinar Pangan has no tax number (NPWP or NIK). The e-Faktur of 2 of these can’t be exported until it’s added to the customer.',
    ])
  expect(within(dialog).getByText('IDR 33,300,000.00 · USD 70.00 in total')).toBeTruthy()
  expect(names()).toEqual([])
  await userEvent.click(within(dialog).getByRole('button', { name: 'Approve 4 orders' }))
  expect(lastMutation(environment).request.variables).toEqual({
    input: { salesOrders: ['a', 'b', 'c', 'd'].map(id => ({ id, version: 3 })) },
  })
})

test('an invoice of a list is approved after the same', async () => {
  const { environment, answer } = await open('Invoice', ['a'])
  await userEvent.click(screen.getByRole('button', { name: /^Approve/ }))
  await answer([taxed('Invoice', 'a', { ...unnumbered, entity: { ...registered, taxNumber: null } })])
  const dialog = await screen.findByRole('dialog', { name: 'Approve the invoice to PT Sinar Pangan?' })
  await expect
    .poll(() => notes(dialog))
    .toEqual([
      'PT Arus Ritel is registered for VAT (PKP) but has no tax number (NPWP). It can’t be invoiced until it’s entered in the company profile.',
      'PT Sinar Pangan has no tax number (NPWP or NIK). Its e-Faktur can’t be exported until it’s added to the customer.',
    ])
  await userEvent.click(within(dialog).getByRole('button', { name: 'Approve' }))
  expect(lastMutation(environment).request.variables).toEqual({
    input: { invoices: [{ id: 'a', version: 3 }] },
  })
})

test('a user who sees no customers is told nothing of them, and what is right has no note', async () => {
  const { answer } = await open('Invoice', ['a', 'b'])
  await userEvent.click(screen.getByRole('button', { name: /^Approve/ }))
  await answer([taxed('Invoice', 'a', { customer: null }), taxed('Invoice', 'b')])
  const dialog = await screen.findByRole('dialog', { name: 'Approve 2 invoices?' })
  expect(notes(dialog)).toEqual([])
})

test('a page, which says it itself, approves at once', async () => {
  const { names } = await open('SalesOrder', ['a'], false)
  await userEvent.click(screen.getByRole('button', { name: /^Approve/ }))
  expect(names()).toEqual(['useApproveSalesOrdersMutation'])
})
