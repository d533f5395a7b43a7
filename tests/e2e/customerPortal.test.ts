// The customer portal on a phone: staff invite a user, who signs in by the email's link, looks around, downloads an invoice and leaves.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, expectNoSidewaysScroll, type Person, person, seat } from './support/browser.ts'
import { followEmail } from './support/emails.ts'
import { ownArus } from './support/ownArus.ts'

const maker = seat('maker@arus.test')
const admin = seat('admin@arus.test')

const PHONE = { width: 390, height: 844, language: 'id' } as const
const EMAIL = 'keuangan@pembeli.example'

async function expectGood({ page }: Person, what: string): Promise<void> {
  await expectAccessible(page, what)
  await expectNoSidewaysScroll(page, what)
}

/** Signs a user in to the portal of the customer shown to staff, by the emailed link. */
async function enterPage(desk: Page, email: string, guest: Person): Promise<void> {
  const card = desk.locator('section').filter({ has: desk.getByRole('heading', { name: 'Customer page access' }) })
  await card.getByRole('button', { name: 'Invite' }).click()
  const dialog = desk.getByRole('dialog', { name: 'Invite to the customer page' })
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email)
  await dialog.getByRole('button', { name: 'Send sign-in link' }).click()
  await card.getByText(email).waitFor()
  await followEmail(guest.page, email, /Nusantara/)
  await guest.page.getByRole('button', { name: 'Masuk' }).click()
  await guest.page.getByRole('navigation').getByRole('link', { name: 'Faktur' }).waitFor()
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
  const token = await followEmail(page, EMAIL, /Nusantara/)
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

  // The link is used up; another browser can't use it.
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

test('a customer asks on a phone to change its data; staff approve one request and turn the next down', async () => {
  const { page: desk } = admin
  await desk.goto('/buyer?tab=active')
  await desk
    .getByRole('grid')
    .getByRole('row', { name: /Company/ })
    .first()
    .click()
  await desk.waitForURL(/\/buyer\/[\da-f-]{36}/)
  // The list's heading is still shown for a moment.
  const name = await desk.getByRole('heading', { level: 1, name: /^(?:CV|PT) / }).innerText()
  const guest = await person({ width: 430, height: 932, language: 'id' })
  const { page } = guest
  await enterPage(desk, 'legal@pembeli.example', guest)
  /** Requests a change of one field, and waits until the page says that it is in review. */
  async function ask(field: RegExp, value: string) {
    await page.getByRole('navigation').getByRole('link', { name: 'Data saya' }).click()
    await page.getByRole('link', { name: 'Minta perubahan' }).click()
    await page.getByRole('heading', { level: 1, name: 'Ubah data Anda' }).waitFor()
    await page.getByRole('textbox', { name: field }).fill(value)
    await page.getByRole('button', { name: 'Kirim untuk ditinjau' }).click()
    await page.getByRole('heading', { name: 'Sedang ditinjau' }).waitFor()
  }
  await ask(/^Telepon$/, '0812 7777 8888')
  await page.getByText('+6281277778888').waitFor()
  await expectGood(guest, 'changes that wait')

  // Home shows it, the list marks it, and both lead to the differences.
  await desk.goto('/home')
  await desk.getByRole('radio', { name: 'Invoicing' }).check({ force: true })
  await desk.getByRole('link', { name: /asks? to change/ }).click()
  await desk.getByRole('grid').getByRole('row', { name }).getByText('asks to change data').waitFor()
  await expectAccessible(desk, 'customers who ask for changes')
  await desk.getByRole('grid').getByRole('row', { name }).click()
  const card = desk
    .locator('section')
    .filter({ has: desk.getByRole('heading', { name: 'Changes the customer asks for' }) })
  await card.getByText('+6281277778888').waitFor()
  await expectAccessible(desk, 'changes to approve')
  await card.getByRole('button', { name: 'Approve changes' }).click()
  await card.waitFor({ state: 'detached' })
  await desk.getByRole('main').getByText('+6281277778888').first().waitFor()

  await page.reload()
  await page.getByRole('heading', { name: 'Perubahan Anda disetujui' }).waitFor()
  await expectGood(guest, 'changes that were approved')
  await ask(/^Nama dagang/, 'Nama Baru')

  await desk.reload()
  await card.getByText('Nama Baru').waitFor()
  await card.getByRole('button', { name: 'Reject changes' }).click()
  const dialog = desk.getByRole('dialog', { name: /^Reject the changes of/ })
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Kirim akta terbaru')
  await dialog.getByRole('button', { name: 'Reject changes' }).click()
  await card.waitFor({ state: 'detached' })
  await page.reload()
  await page.getByRole('heading', { name: 'Perubahan Anda belum disetujui' }).waitFor()
  await page.getByText('Kirim akta terbaru').waitFor()
  await expectGood(guest, 'changes that were turned down')
})
