// A customer pays an invoice by a link, on a phone: staff make it, the payer sees no sign-in, and both see the money without a reload. What is
// paid late, or of another amount, is booked as it is.
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { change, changeEach } from '../../tools/demo/client.ts'
import { dayAgo, retailMaker, retailMember } from './support/books.ts'
import { expectAccessible, expectNoSidewaysScroll, type Person, person, seat } from './support/browser.ts'
import { ownArus } from './support/ownArus.ts'

const maker = seat('maker@arus.test')

const PHONE = { width: 390, height: 844, language: 'id' } as const
/** The sandbox of payment providers is so many ports after the web. */
const SANDBOX_PROVIDER = 5

/** Somebody pays to a virtual account, at their bank. */
async function payAtBank(number: string, more: object = {}): Promise<void> {
  const url = new URL(ownArus().url)
  url.port = String(Number(url.port) + SANDBOX_PROVIDER)
  const answer = await fetch(new URL('/sandbox/virtual-accounts/pay', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ number, ...more }),
  })
  expect(answer.status).toBe(200)
}

async function expectGood({ page }: Person, what: string): Promise<void> {
  await expectAccessible(page, what)
  await expectNoSidewaysScroll(page, what)
}

type Made = { id: string; uuid: string; number: string | null; version: number }

/** An issued invoice of 1,200,000 rupiah: without tax, so that its amount is whole. */
async function issueInvoice(): Promise<string> {
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

/** Makes a link where staff do. */
async function linkTo({ page }: Person, invoice: string): Promise<string> {
  await page.goto(invoice)
  await page.getByRole('button', { name: 'Create payment link' }).click()
  return page.getByRole('textbox', { name: 'Payment link' }).inputValue()
}

/** Chooses a bank; answers the number to pay to. */
async function choose(guest: Person, bank: string): Promise<string> {
  const { page } = guest
  await page.getByRole('radio', { name: new RegExp(`^${bank} Virtual Account`) }).check()
  await expectGood(guest, 'how an invoice can be paid')
  await page.getByRole('button', { name: `Bayar dengan ${bank}` }).click()
  await page.getByText('Nomor virtual account').waitFor()
  const number = (await page.locator('.checkout-number').textContent()) ?? ''
  return number.replaceAll(' ', '')
}

test('an invoice is paid on a phone by a link, and the payer and staff see it without a reload', async () => {
  const invoice = await issueInvoice()
  const link = await linkTo(maker, invoice)
  await expectGood(maker, 'an invoice with a payment link')
  const guest = await person(PHONE)
  const { page } = guest
  await page.goto(link)
  await page.getByRole('heading', { level: 1, name: /1\.200\.000,00/ }).waitFor()
  // Neither the address bar nor the history keeps the secret of the link.
  expect(page.url()).toBe(`${ownArus().url}/checkout`)
  const number = await choose(guest, 'BNI')
  await expectGood(guest, 'a virtual account to pay to')
  await payAtBank(number)
  await page.getByRole('heading', { level: 1, name: 'Pembayaran diterima' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/checkout/success')
  await page.getByText(/^PAY-\d{4}-\d{6}$/).waitFor()
  await expectGood(guest, 'a payment that was received')

  await maker.page.getByText('Paid', { exact: true }).first().waitFor()
  await maker.page.getByText('Nothing is left to pay.').waitFor()
  await maker.page.getByRole('link', { name: 'Payments', exact: true }).click()
  await maker.page.getByRole('link', { name: /^PAY-\d{4}-\d{6}$/ }).waitFor()
  await maker.page.getByRole('cell', { name: 'Virtual account' }).waitFor()
  expect(guest.faults).toEqual([])
  await guest.context.close()
})

test('another amount leaves the rest, a late payment is booked all the same, and a revoked link shows nothing', async () => {
  const invoice = await issueInvoice()
  const link = await linkTo(maker, invoice)
  const guest = await person(PHONE)
  const { page } = guest
  await page.goto(link)
  const first = await choose(guest, 'BNI')
  await page.getByRole('button', { name: 'Pilih cara lain' }).click()
  const second = await choose(guest, 'BRI')
  await payAtBank(second, { amount: '700000.00' })
  await page.getByText(/^Sisa Rp\s500\.000,00 dari INV-/).waitFor()
  await expectGood(guest, 'a part that was received')
  await maker.page.getByText('Partially paid', { exact: true }).first().waitFor()

  // The number that was chosen first is over by now; somebody pays to it.
  await payAtBank(first, { amount: '500000.00', late: true })
  await page.getByText(/^INV-\S+ lunas\.$/).waitFor()
  await maker.page.getByText('Paid', { exact: true }).first().waitFor()

  await maker.page.getByRole('button', { name: 'Revoke links' }).click()
  await maker.page.getByRole('alertdialog').getByRole('button', { name: 'Revoke links' }).click()
  await maker.page.getByRole('alertdialog').waitFor({ state: 'detached' })
  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'Tautan ini sudah berakhir' }).waitFor()
  await expectGood(guest, 'a link that has ended')
  expect(guest.faults).toEqual([])
  await guest.context.close()
})
