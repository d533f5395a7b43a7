// A customer's own page on a phone: staff invite somebody, who signs in by the email's link, looks around, downloads an invoice and leaves.
import { expect, test } from 'vitest'
import { expectAccessible, expectNoSidewaysScroll, type Person, person, seat } from './support/browser.ts'
import { followLetter } from './support/letters.ts'
import { ownArus } from './support/ownArus.ts'

const maker = seat('maker@arus.test')

const PHONE = { width: 390, height: 844, language: 'id' } as const
const EMAIL = 'keuangan@pembeli.example'

async function expectGood({ page }: Person, what: string): Promise<void> {
  await expectAccessible(page, what)
  await expectNoSidewaysScroll(page, what)
}

test('a user of a customer is invited, signs in on a phone, reads and downloads, and is signed out by staff', async () => {
  const { page: desk } = maker
  await desk.goto('/invoices?tab=unpaid')
  await desk.getByRole('grid').getByRole('row').nth(1).click()
  await desk.waitForURL(/\/invoices\/[\da-f-]{36}/)
  await desk.getByRole('main').locator('a[href^="/buyer/"]').first().click()
  await desk.waitForURL(/\/buyer\/[\da-f-]{36}/)
  const card = desk.locator('section').filter({ has: desk.getByRole('heading', { name: 'Customer page access' }) })
  await card.getByRole('button', { name: 'Invite' }).click()
  const dialog = desk.getByRole('dialog', { name: 'Invite to the customer page' })
  await dialog.getByRole('textbox', { name: 'Email' }).fill('none')
  await dialog.getByRole('button', { name: 'Send sign-in link' }).click()
  await dialog.getByText('Enter a valid email').waitFor()
  await dialog.getByRole('textbox', { name: 'Email' }).fill(EMAIL)
  await dialog.getByRole('button', { name: 'Send sign-in link' }).click()
  await card.getByText(EMAIL).waitFor()
  await expectAccessible(desk, 'who may open a customer’s page')

  const guest = await person(PHONE)
  const { page } = guest
  const token = await followLetter(page, EMAIL, /Nusantara/)
  await page.getByRole('heading', { level: 1, name: 'Buka halaman Anda' }).waitFor()
  expect(page.url()).toBe(`${ownArus().url}/customer`)
  await expectGood(guest, 'a customer’s link')
  await page.getByRole('button', { name: 'Masuk' }).click()
  await page.getByRole('navigation').getByRole('link', { name: 'Faktur' }).waitFor()
  await page.getByRole('link', { name: /^INV-/ }).first().waitFor()
  await expectGood(guest, 'a customer’s invoices')

  await page.getByRole('link', { name: /^INV-/ }).first().click()
  await page.getByRole('link', { name: /^Unduh faktur/ }).waitFor()
  await expectGood(guest, 'an invoice of a customer')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /^Unduh faktur/ }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^INV-.*\.pdf$/)

  await page.getByRole('link', { name: /^Sudah transfer/ }).click()
  await page.getByRole('heading', { level: 1, name: /^Transfer Anda/ }).waitFor()
  await page.locator('input[type=file]').setInputFiles({
    name: 'bukti.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'),
  })
  await page.getByText('bukti.pdf').waitFor()
  await page.getByRole('textbox', { name: 'Dari bank' }).fill('Mandiri')
  await expectGood(guest, 'proof of a transfer')
  await page.getByRole('button', { name: 'Kirim bukti' }).click()
  await page.getByRole('heading', { level: 2, name: 'Pembayaran' }).waitFor()
  await page.getByText('Bukti diperiksa').waitFor()

  for (const tab of ['Pesanan', 'PO Anda', 'Rekening', 'Data saya']) {
    await page.getByRole('navigation').getByRole('link', { name: tab }).click()
    await page.getByRole('link', { name: tab }).and(page.locator('[aria-current=page]')).waitFor()
    await expectGood(guest, `${tab} of a customer`)
  }
  await page.getByText(EMAIL).waitFor()

  // The link is used up; another browser gets nothing by it.
  const thief = await person(PHONE)
  await thief.page.goto(`/customer?token=${token}`)
  await thief.page.getByRole('button', { name: 'Masuk' }).click()
  await thief.page.getByRole('alert').waitFor()
  await thief.page.getByRole('heading', { level: 1, name: 'Masuk dengan email' }).waitFor()
  await expectGood(thief, 'a customer’s link that was used before')

  await desk.reload()
  await card.getByRole('button', { name: `Actions for ${EMAIL}` }).click()
  await desk.getByRole('menuitem', { name: 'Remove access' }).click()
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Remove access' }).click()
  await card.getByText(EMAIL).waitFor({ state: 'detached' })
  await page.goto('/customer')
  await page.getByRole('heading', { level: 1, name: 'Masuk dengan email' }).waitFor()
  await page.getByRole('textbox', { name: 'Email' }).fill(EMAIL)
  await page.getByRole('button', { name: 'Kirim tautan masuk' }).click()
  await page.getByRole('heading', { level: 1, name: 'Periksa email Anda' }).waitFor()
  await expectGood(guest, 'a customer’s sign-in that was asked for')
})
