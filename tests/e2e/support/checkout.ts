// An invoice that a customer pays by a link, for journeys.
import { randomUUID } from 'node:crypto'
import { change, changeEach } from '../../../tools/demo/client.ts'
import { dayAgo, retailMaker, retailMember } from './books.ts'
import { expectAccessible, expectNoSidewaysScroll, type Person } from './browser.ts'

type Made = { id: string; uuid: string; number: string | null; version: number }

/** An issued invoice of IDR 1,200,000: without tax, so that its amount is whole. */
export async function issueInvoice(): Promise<string> {
  const writer = await retailMaker()
  const approver = await retailMember('admin@arus.test')
  const { organization } = await writer.run<{ organization: { customers: { edges: { node: { id: string } }[] } } }>(
    '{ organization { customers(first: 1, filter: { status: [ACTIVE] }) { edges { node { id } } } } }',
  )
  const { createInvoice } = await change<{ createInvoice: { invoice: Made } }>(
    writer,
    'createInvoice',
    'CreateInvoiceInput',
    {
      customerId: organization.customers.edges[0]?.node.id,
      invoiceDate: dayAgo(0),
      termDays: 30,
      termFrom: 'INVOICE_DATE',
      currency: 'IDR',
      vatTreatment: 'EXEMPT',
      lines: [
        {
          description: 'Sewa gudang, satu minggu',
          kind: 'SERVICE',
          quantity: '1',
          unit: 'minggu',
          taxUnit: 'UM.0030',
          price: '1200000.00',
        },
      ],
      idempotencyKey: randomUUID(),
    },
    'invoice { id uuid version }',
  )
  const { id, uuid, version } = createInvoice.invoice
  await changeEach(writer, 'submitInvoices', 'InvoicesInput', { ids: [id] })
  await changeEach(approver, 'approveInvoices', 'ApproveInvoicesInput', { invoices: [{ id, version: version + 1 }] })
  return `/invoices/${uuid}`
}

/** Creates a link as staff. */
export async function linkTo({ page }: Person, invoice: string): Promise<string> {
  await page.goto(invoice)
  await page.getByRole('button', { name: 'Create payment link' }).click()
  return page.getByRole('textbox', { name: 'Payment link' }).inputValue()
}

/** Chooses a bank; returns the virtual account number. */
export async function chooseBank(guest: Person, bank: string): Promise<string> {
  const { page } = guest
  await page.getByRole('radio', { name: new RegExp(`^${bank} Virtual Account`) }).check()
  await expectAccessible(page, 'how an invoice can be paid')
  await expectNoSidewaysScroll(page, 'how an invoice can be paid')
  await page.getByRole('button', { name: `Bayar dengan ${bank}` }).click()
  await page.getByText('Nomor virtual account').waitFor()
  const number = (await page.locator('.checkout-number').textContent()) ?? ''
  return number.replaceAll(' ', '')
}
