// Invoices in a browser: from an order to a credit memo by keyboard alone, with a preview while typing, imported from a
// workbook, and in a foreign currency.
import { buffer } from 'node:stream/consumers'
import { writeXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { pagesOf } from '../services/account/invoicing/printing/support.ts'
import { expectAccessible, seat } from './support/browser.ts'
import { press, tabTo } from './support/keyboard.ts'

const maker = seat('maker@arus.test')
const admin = seat('admin@arus.test')

test('from an order to a credit memo by keyboard alone: receipt, approval, each page of the PDF, shipment', async () => {
  const { page } = maker
  await page.goto('/sales-order')
  await page.getByRole('grid').waitFor()
  await page.keyboard.press('c')
  await page.getByRole('heading', { level: 1, name: 'New sales order' }).waitFor()
  await tabTo(page.getByLabel(/^Customer\b(?!’)/))
  await page.keyboard.type('Bumi Karsa')
  await page.getByRole('option', { name: /PT Bumi Karsa Mandiri/ }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await tabTo(page.getByLabel(/^Product or service, line 1$/))
  await page.keyboard.type('Semen')
  await page.getByRole('option', { name: /Semen Portland/, selected: true }).waitFor()
  await page.keyboard.press('Enter')
  await expect.poll(() => page.getByLabel('Unit, line 1').inputValue()).toBe('sak')
  for (const text of ['200', '', '68500', '']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Control+Enter')
  const order = page.getByRole('heading', { level: 1, name: /^SO-\d{4}-\d{6}$/ })
  await order.waitFor()
  const orderPath = new URL(page.url()).pathname

  const reviewer = admin.page
  await reviewer.goto(orderPath)
  await reviewer.getByRole('button', { name: /^Approve/ }).waitFor()
  await reviewer.keyboard.press('a')
  await reviewer.getByText(/approved by/).waitFor()

  await page.reload()
  await press(page.getByRole('link', { name: 'Receive goods' }))
  const quantity = page.getByRole('textbox', { name: 'Quantity now, Semen Portland 50 kg' })
  await tabTo(quantity)
  await page.keyboard.press('Control+a')
  await page.keyboard.type('120')
  await tabTo(page.getByRole('textbox', { name: /^Customer’s receipt number/ }))
  await page.keyboard.type('LPB-27/1128')
  await page.keyboard.press('Control+Enter')
  await order.waitFor()
  await page.getByText('60% received').waitFor()

  await press(page.getByRole('link', { name: 'Create invoice' }))
  await page.getByRole('heading', { level: 1, name: 'New invoice' }).waitFor()
  await expect.poll(() => page.getByLabel('Quantity, line 1').inputValue()).toBe('120')
  // 120 × 68,500 and 11 % of it.
  await page.getByText('9,124,200.00').first().waitFor()
  await tabTo(page.getByRole('combobox', { name: /^Hard copy/ }))
  await page.keyboard.press('ArrowDown')
  await tabTo(page.getByLabel(/^Quantity, line 1$/))
  await page.keyboard.press('Control+a')
  await page.keyboard.type('100')
  await page.keyboard.press('Tab')
  await page.getByText('7,603,500.00').first().waitFor()
  await expectAccessible(page, 'an invoice that is typed')
  await page.keyboard.press('Control+Enter')
  await page.getByText('Waiting for approval').first().waitFor()
  expect(await page.getByRole('button', { name: /^Approve/ }).count()).toBe(0)
  const invoicePath = new URL(page.url()).pathname

  await reviewer.goto(invoicePath)
  await reviewer.getByRole('button', { name: /^Approve/ }).waitFor()
  await reviewer.keyboard.press('a')
  await reviewer.getByRole('heading', { level: 1, name: /^INV-\d{4}-\d{6}$/ }).waitFor()
  await expectAccessible(reviewer, 'an approved invoice')
  const number = (await reviewer.getByRole('heading', { level: 1 }).textContent()) ?? ''

  await page.goto(invoicePath)
  await press(page.getByRole('button', { name: 'Download PDF' }))
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Indonesian and English' }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const file = await download
  expect(file.suggestedFilename()).toBe(`${number}.pdf`)
  const pages = await pagesOf(await buffer(await file.createReadStream()))
  for (const [at, words] of pages.entries()) {
    expect(words).toContain(`Halaman ${at + 1} dari ${pages.length}`)
    expect(words).toContain(number)
    expect(words).not.toContain('KONSEP')
  }
  const document = pages.join(' ')
  for (const words of ['PT Bumi Karsa Mandiri', 'Semen Portland 50 kg', '100 sak', '7.603.500,00'])
    expect(document).toContain(words)
  expect(document).toContain('Tujuh juta enam ratus tiga ribu lima ratus rupiah')

  await press(page.getByRole('button', { name: 'Mark as shipped' }))
  await tabTo(page.getByRole('textbox', { name: /^Courier/ }))
  await page.keyboard.type('JNE 0117')
  await page.keyboard.press('Enter')
  await page.getByText('Courier: JNE 0117').waitFor()

  // Its button is gone with what it did: the page goes on from its top.
  await expect.poll(() => page.getByRole('main').evaluate(main => main.matches(':focus'))).toBe(true)
  await press(page.getByRole('link', { name: 'Credit', exact: true }))
  await page.getByRole('heading', { level: 1, name: 'New credit memo' }).waitFor()
  await tabTo(page.getByRole('textbox', { name: /^What is corrected, and why/ }))
  await page.keyboard.type('10 sak basah')
  await tabTo(page.getByRole('textbox', { name: 'Quantity to credit of Semen Portland 50 kg' }))
  await page.keyboard.type('10')
  // 10 × 68,500 and 11 % of it.
  await page.getByText('760,350.00').first().waitFor()
  await page.keyboard.press('Control+Enter')
  await page.waitForURL(url => /^\/credit-memo\/[0-9a-f-]{36}$/.test(url.pathname))
  const memoPath = new URL(page.url()).pathname

  await reviewer.goto(memoPath)
  await reviewer.getByRole('button', { name: /^Approve/ }).waitFor()
  await reviewer.keyboard.press('a')
  await reviewer.getByRole('heading', { level: 1, name: /^CM-\d{4}-\d{6}$/ }).waitFor()
  await reviewer.getByRole('link', { name: number }).first().waitFor()
})

test('an invoice is seen as it would be printed while it is typed, beside the form or on a phone over it', async () => {
  const { page } = maker
  await page.goto('/invoices/create')
  const preview = page.getByRole('region', { name: 'Preview' })
  await preview.getByText('No customer yet.').waitFor()
  await preview.getByText('No lines yet.').waitFor()
  const sheet = page.getByRole('img', { name: /^Page 1 of 1 as it would be printed/ })
  await sheet.waitFor()
  /** The picture's URL, width and number of dark pixels: typed text adds some. */
  const seen = () =>
    sheet.evaluate((image: HTMLImageElement) => {
      const canvas = document.createElement('canvas')
      canvas.width = image.naturalWidth
      canvas.height = image.naturalHeight
      const context = canvas.getContext('2d')
      context?.drawImage(image, 0, 0)
      const { data = [] } = context?.getImageData(0, 0, canvas.width, canvas.height) ?? {}
      let dark = 0
      for (let at = 0; at < data.length; at += 4) if ((data[at] ?? 255) < 100) dark += 1
      return { url: image.src, width: image.naturalWidth, dark }
    })
  const empty = await seen()
  expect(empty.width).toBe(840)
  await tabTo(page.getByLabel(/^Customer\b(?!’)/))
  await page.keyboard.type('Bumi Karsa')
  await page.getByRole('option', { name: /PT Bumi Karsa Mandiri/ }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await preview.getByText('No customer yet.').waitFor({ state: 'detached' })
  await tabTo(page.getByLabel(/^Product or service, line 1$/))
  for (const text of ['Sewa alat berat', '', '2', 'unit', '1250000']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await expect.poll(async () => (await seen()).dark).toBeGreaterThan(empty.dark)
  const { url, dark } = await seen()
  await tabTo(page.getByRole('textbox', { name: /^Note on the invoice/ }))
  await page.keyboard.type('Terima kasih atas kepercayaan Anda')
  await expect.poll(async () => (await seen()).url).not.toBe(url)
  await expect.poll(async () => (await seen()).dark).toBeGreaterThan(dark)
  await expectAccessible(page, 'an invoice beside its preview')

  await press(page.getByRole('button', { name: 'Open full size' }))
  await expect.poll(async () => (await seen()).width).toBe(1_240)
  await expectAccessible(page, 'a preview in full size')
  await page.keyboard.press('Escape')
  await press(preview.getByRole('button', { name: 'Hide' }))
  await page.reload()
  await press(page.getByRole('button', { name: 'Show preview' }))
  await sheet.waitFor()

  await page.setViewportSize({ width: 390, height: 844 })
  await sheet.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  await page.getByRole('dialog', { name: 'Preview' }).waitFor()
  await sheet.waitFor()
  await expectAccessible(page, 'a preview on a phone')
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 1440, height: 900 })
})

test('open invoices come from a workbook, with the numbers that they have', async () => {
  const { page } = admin
  await page.goto('/invoices/create?by=file')
  await page.getByRole('heading', { level: 1, name: 'Import open invoices' }).waitFor()
  const day = (text: string) => new Date(`${text}T00:00:00Z`)
  const header = [
    'number',
    'customer',
    'invoice_date',
    'due_date',
    'cut_over_date',
    'currency',
    'total',
    'cash_remaining',
  ]
  const row = (number: string, customer: string) => [
    number,
    customer,
    day('2026-10-20'),
    day('2026-11-19'),
    day('2026-11-01'),
    'IDR',
    4_500_000.5,
    4_500_000.5,
  ]
  const send = async (rows: ReturnType<typeof row>[]) =>
    page.locator('input[type=file]').setInputFiles({
      name: 'faktur lama.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: Buffer.from(await writeXlsx({ sheets: [{ name: 'Faktur', rows: [header, ...rows] }] })),
    })
  await send([row('LAMA-XLSX-1', 'PT Bumi Karsa Mandiri'), row('LAMA-XLSX-2', 'PT Tidak Ada')])
  await page.getByRole('button', { name: 'Check file' }).click()
  await page
    .getByText(/No active customer has this name/)
    .first()
    .waitFor()
  await expectAccessible(page, 'a workbook with a fault')
  await page.goto('/invoices/create?by=file')
  await send([row('LAMA-XLSX-1', 'PT Bumi Karsa Mandiri')])
  await page.getByRole('button', { name: 'Check file' }).click()
  await page.getByRole('button', { name: 'Import one row' }).click()
  await page.getByText('One row imported').first().waitFor()
  await page.goto('/invoices?q=LAMA-XLSX-1')
  await page.getByRole('grid').getByText('LAMA-XLSX-1').first().waitFor()
})

test('an invoice in dollars wants its tax rate, and has its taxes in rupiah by it', async () => {
  const { page } = maker
  await page.goto('/invoices/create')
  await tabTo(page.getByLabel(/^Customer\b(?!’)/))
  await page.keyboard.type('Bumi Karsa')
  await page.getByRole('option', { name: /PT Bumi Karsa Mandiri/ }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await tabTo(page.getByRole('combobox', { name: 'Currency' }))
  await page.keyboard.press('ArrowDown')
  await page.getByRole('heading', { name: /^Lines.*USD/ }).waitFor()
  await tabTo(page.getByLabel(/^Product or service, line 1$/))
  for (const text of ['Sewa alat berat', '', '1', 'unit', '10000']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await page.getByText(/The invoice can’t be saved without it/).waitFor()
  await press(page.getByRole('button', { name: 'Add rate' }))
  const dialog = page.getByRole('dialog')
  await tabTo(dialog.getByRole('textbox', { name: /Rupiah for 1 USD/ }))
  await page.keyboard.type('16621')
  await tabTo(dialog.getByRole('textbox', { name: /Decree number/ }))
  await page.keyboard.type('47/KM.10/2026')
  await expectAccessible(page, 'a tax rate that is typed')
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'hidden' })
  await page.getByText('18,283,100.00').first().waitFor()
  await page.keyboard.press('Control+s')
  await page.getByRole('heading', { level: 1, name: 'Draft invoice' }).waitFor()
  await page
    .getByText(/47\/KM.10\/2026/)
    .first()
    .waitFor()
})

test('the entity that is not registered for VAT issues an invoice under its own name, and is proposed for the next one', async () => {
  const name = 'PT Nusantara Retail Distribusi'
  const { page: settings } = admin
  await settings.goto('/settings/company-profile')
  await settings.getByRole('button', { name: `Edit ${name}` }).click()
  const dialog = settings.getByRole('dialog')
  await dialog.getByRole('textbox', { name: /^NPWP/ }).fill('01.345.678.9-012.000')
  await dialog.getByRole('textbox', { name: /^Address/ }).fill('Jl. Melati 5, Bandung')
  await expectAccessible(settings, 'an entity that is edited')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await settings.locator('.entities').getByText('Not PKP').waitFor()

  const { page } = maker
  const begin = async () => {
    await page.goto('/invoices/create')
    await tabTo(page.getByLabel(/^Customer\b(?!’)/))
    // A customer of this journey alone: its next documents are proposed for this entity.
    await page.keyboard.type('Semen Nusantara')
    await page.getByRole('option', { name: /PT Semen Nusantara Perkasa/ }).waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
  }
  const entity = page.getByRole('combobox', { name: 'Issuing entity' })
  const vat = page.getByRole('combobox', { name: 'VAT', exact: true })
  await begin()
  expect(await vat.inputValue()).toBe('STANDARD')
  await entity.selectOption({ label: name })
  await page.getByText('Not registered for VAT (PKP): its orders and invoices can’t include VAT.').waitFor()
  await expect.poll(() => vat.inputValue()).toBe('NONE')
  await tabTo(page.getByLabel(/^Product or service, line 1$/))
  for (const text of ['Jasa antar', '', '1', 'trip', '750000']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await page.getByText('750,000.00').first().waitFor()
  await page.keyboard.press('Control+Enter')
  await page.getByText('Waiting for approval').first().waitFor()
  const path = new URL(page.url()).pathname

  const reviewer = admin.page
  await reviewer.goto(path)
  await reviewer.getByRole('button', { name: /^Approve/ }).waitFor()
  await reviewer.keyboard.press('a')
  const heading = reviewer.getByRole('heading', { level: 1, name: /^INV-\d{4}-\d{6}$/ })
  await heading.waitFor()
  const number = await heading.innerText()
  await reviewer.getByText('Issuing entity').waitFor()
  await reviewer.getByText(name).first().waitFor()

  await begin()
  await expect.poll(async () => entity.locator('option:checked').innerText()).toBe(name)
  await expect.poll(() => vat.inputValue()).toBe('NONE')

  await page.goto('/invoices')
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await page.getByRole('button', { name: 'Issuing entity' }).click()
  await page.getByRole('button', { name, exact: true }).click()
  await page.getByRole('grid').getByText(number).waitFor()
})
