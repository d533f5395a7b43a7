// A customer from invitation to approval: they fill in the form on a phone, staff review it on a desktop.
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { expectAccessible, expectNoSidewaysScroll, type Person, person, seat } from './support/browser.ts'
import { openFolder } from './support/files.ts'
import { followEmail } from './support/emails.ts'
import { ownArus } from './support/ownArus.ts'
import { pdfOfPages } from '../support/pdf.ts'

const maker = seat('maker@arus.test')
const admin = seat('admin@arus.test')
const files = openFolder()

const PHONE = { width: 390, height: 844, language: 'id' } as const
const PDF = pdfOfPages(2)
const DOCUMENTS = [
  'NPWP perusahaan',
  'NIB',
  'Akta pendirian',
  'Anggaran dasar',
  'KTP direktur',
  'Laporan keuangan, 3 bulan',
] as const

let newcomers = 0

/** A customer of whom no other test knows, and no earlier try of the same one: its records would be found instead. */
function newcomer(name: string, domain: string) {
  const number = String(++newcomers).padStart(2, '0')
  return {
    name: `${name} ${number}`,
    email: `tania-${number}@${domain}`,
    taxNumber: `02.183.241.5-1${number}.000`,
    businessNumber: `81200999999${number}`,
  }
}

async function invite(email: string, { whatTheyFillIn }: { whatTheyFillIn?: string } = {}): Promise<void> {
  const { page } = maker
  await page.goto('/buyer')
  await page.getByRole('button', { name: 'Invite' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite customers' })
  await dialog.getByRole('textbox', { name: /^Emails/ }).fill(email)
  if (whatTheyFillIn !== undefined) await dialog.getByLabel('What they fill in').selectOption({ label: whatTheyFillIn })
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await dialog.waitFor({ state: 'detached' })
}

async function expectGood({ page }: Person, what: string): Promise<void> {
  await expectAccessible(page, what)
  await expectNoSidewaysScroll(page, what)
}

test('staff invite a pasted list, and are told of each address what became of it', async () => {
  const { page } = maker
  const dialog = page.getByRole('dialog', { name: 'Invite customers' })
  const [first, second] = [newcomer('PT Dua Kali', 'dua-kali.example'), newcomer('Taken Back', 'back.example')]
  await invite(first.email)
  await page.getByRole('button', { name: 'Invite' }).click()
  await dialog.getByRole('textbox', { name: /^Emails/ }).fill(`${first.email}\n${second.name} <${second.email}>`)
  await dialog.getByRole('button', { name: 'Send 2 invitations' }).click()
  await dialog.getByRole('alert').getByText('This email was already invited.').waitFor()
  await expectAccessible(page, 'inviting customers')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('link', { name: /^Invited/ }).click()
  await page.getByRole('grid').getByText(second.email).click()
  await page.getByRole('button', { name: 'Cancel invitation' }).click()
  await page.waitForURL(/\/buyer$/)
  await page.goto('/buyer?tab=invited')
  await page.getByRole('grid').getByText(first.email).waitFor()
  expect(await page.getByRole('grid').getByText(second.email).count()).toBe(0)
})

test('a customer fills in the form on a phone, is rejected with a reason, sends it again and is approved', async () => {
  const { name, email, taxNumber, businessNumber } = newcomer('PT Lumbung Rempah Nusa', 'lumbung-rempah.example')
  await invite(email)
  const guest = await person(PHONE)
  const { page, faults } = guest
  const first = await followEmail(page, email, /mengundang|Nusantara/)
  await page.getByRole('heading', { level: 1, name: 'Data pelanggan' }).waitFor()
  // The link's secret is removed from the address bar and the history.
  expect(page.url()).toBe(`${ownArus().url}/customer-request`)
  await expectGood(guest, 'the first step of a request')
  await page.getByRole('button', { name: 'Lanjut ke alamat' }).click()
  await page.getByText('Wajib diisi').first().waitFor()
  await expectGood(guest, 'the first step of a request with errors')

  // The fields of an individual, and those of a company.
  await page.getByRole('radio', { name: /^Perorangan Untuk/ }).check()
  await page.getByRole('textbox', { name: 'NIK' }).waitFor()
  expect(await page.getByRole('textbox', { name: 'NIB' }).count()).toBe(0)
  await page.getByRole('radio', { name: /^Perusahaan/ }).check()
  const type = (label: string | RegExp, value: string) => page.getByRole('textbox', { name: label }).fill(value)
  await type('Nama badan usaha', name)
  await type('NPWP', taxNumber)
  await type('NIB', businessNumber)
  await type('Bidang usaha', 'Ritel')
  await type('Telepon', '0812 3456 7890')
  await type('Nama penanggung jawab', 'Tania Halim')
  await type('Email penanggung jawab', email)
  await page.getByRole('button', { name: 'Lanjut ke alamat' }).click()

  await page.getByRole('heading', { level: 1, name: 'Alamat penagihan' }).waitFor()
  await page.getByText(/^Draf tersimpan/).waitFor()
  await type('Jalan dan nomor', 'Jl. Raya Bogor KM 26 No. 7')
  const choose = (label: string, name: string) => page.getByLabel(label).selectOption({ label: name })
  await choose('Provinsi', 'Daerah Khusus Ibukota Jakarta')
  await choose('Kota atau kabupaten', 'Kota Administrasi Jakarta Timur')
  await choose('Kecamatan', 'Ciracas')
  await choose('Kelurahan atau desa', 'Cibubur')
  await type('Kode pos', '13740')
  // The phone discards the page; typed values are on the server.
  await expect
    .poll(async () => {
      await page.reload()
      await page.getByRole('heading', { level: 1, name: 'Alamat penagihan' }).waitFor()
      return page.getByRole('textbox', { name: 'Kode pos' }).inputValue()
    })
    .toBe('13740')
  await expectGood(guest, 'the second step of a request')
  await page.getByRole('button', { name: 'Lanjut ke dokumen' }).click()

  await page.getByRole('heading', { level: 1, name: 'Unggah dokumen' }).waitFor()
  await page.getByRole('button', { name: 'Kirim permohonan' }).click()
  await page.getByText('Unggah dokumen ini').first().waitFor()
  const choice = (label: string) => page.getByLabel(label, { exact: true }).and(page.locator('input[type=file]'))
  await choice(DOCUMENTS[0]).setInputFiles(files.text('IMG_2231.heic', 'photo'))
  await page.getByText('IMG_2231.heic tidak diterima. Simpan sebagai PDF, JPG, atau PNG.').waitFor()
  // Named as a PDF without being one: the content decides.
  await choice(DOCUMENTS[0]).setInputFiles(files.text('npwp.pdf', '<script>alert(1)</script>'))
  await page
    .getByText(/Hanya PDF, JPG, PNG|PDF, JPG, PNG/)
    .first()
    .waitFor()
  await expectGood(guest, 'the third step of a request with refused documents')
  for (const [index, label] of DOCUMENTS.entries()) {
    await choice(label).setInputFiles(files.text(`dokumen-${index}.pdf`, PDF))
    await page.getByText(`dokumen-${index}.pdf`).waitFor()
  }
  await page.getByText('6 dari 6 wajib').first().waitFor()
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Kirim permohonan' }).click()
  await page.getByRole('heading', { name: 'Permohonan terkirim' }).waitFor()
  await expectGood(guest, 'a request that was sent')

  // A link that was used says so.
  await page.goto(`/customer-request?token=${first}`)
  await page.getByRole('heading', { name: 'Permohonan ini sudah dikirim' }).waitFor()

  const staff = admin.page
  await staff.goto('/buyer?tab=review')
  await staff.getByRole('grid').getByText(name).click()
  await staff.getByRole('heading', { name: 'Documents' }).waitFor()
  await expectAccessible(staff, 'reviewing a request with documents')
  // Viewed next to the data, page by page, without opening the original file.
  await staff.getByRole('button', { name: 'View dokumen-4.pdf' }).click()
  const viewer = staff.getByRole('dialog', { name: 'Director’s ID card (KTP)' })
  await viewer.getByRole('img', { name: 'Page 2 of 2' }).waitFor()
  await staff.getByText('NPWP').first().waitFor()
  await expectAccessible(staff, 'a document beside the data of a customer')
  await viewer.getByRole('button', { name: 'Business ID (NIB)' }).click()
  await staff.getByRole('dialog', { name: 'Business ID (NIB)' }).getByRole('img', { name: 'Page 1 of 2' }).waitFor()
  await staff.keyboard.press('Escape')
  await staff.getByRole('dialog').waitFor({ state: 'detached' })
  await staff.getByRole('button', { name: 'View dokumen-4.pdf' }).and(staff.locator(':focus')).waitFor()
  const [download] = await Promise.all([
    staff.waitForEvent('download'),
    staff.getByRole('link', { name: 'Download dokumen-4.pdf' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('dokumen-4.pdf')
  expect(await text(await download.createReadStream())).toBe(PDF)
  await staff.getByRole('button', { name: 'Reject' }).click()
  const rejecting = staff.getByRole('dialog', { name: `Reject ${name}?` })
  await rejecting.getByRole('textbox', { name: /^Reason/ }).fill('KTP tidak terbaca')
  await rejecting.getByRole('button', { name: 'Reject' }).click()
  await rejecting.waitFor({ state: 'detached' })
  await staff.getByText('Rejected').first().waitFor()

  const second = await followEmail(page, email, /meminta perbaikan/)
  expect(second).not.toBe(first)
  await page.getByText('KTP tidak terbaca').waitFor()
  // The values typed and sent before are restored.
  await page.getByRole('heading', { level: 1, name: 'Unggah dokumen' }).waitFor()
  await page.getByText('6 dari 6 wajib').first().waitFor()
  await page.getByRole('button', { name: 'Hapus KTP direktur' }).click()
  await choice('KTP direktur').setInputFiles(files.text('ktp-jelas.pdf', PDF))
  await page.getByText('ktp-jelas.pdf').waitFor()
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Kirim permohonan' }).click()
  await page.getByRole('heading', { name: 'Permohonan terkirim' }).waitFor()

  await staff.reload()
  await staff.getByRole('link', { name: 'Download ktp-jelas.pdf' }).waitFor()
  await staff.getByRole('button', { name: 'Approve' }).click()
  const approval = staff.getByRole('dialog', { name: `Approve ${name}?` })
  await approval.getByRole('button', { name: 'Approve' }).click()
  await approval.waitFor({ state: 'detached' })
  await staff.getByRole('button', { name: 'Deactivate' }).waitFor()

  await page.goto(`/customer-request?token=${'x'.repeat(43)}`)
  await page.getByRole('heading', { name: 'Tautan ini tidak dapat dipakai lagi' }).waitFor()
  await expectGood(guest, 'a link that leads to no request')
  // The browser's own message about the rejected document.
  expect(faults).toEqual([expect.stringContaining('422')])
  await guest.context.close()
})

test('a customer fills in their whole account by a link that asks for it, stops, goes on, and staff see all of it', async () => {
  const { name, email, taxNumber, businessNumber } = newcomer('PT Sumber Pangan Lestari', 'sumber-pangan.example')
  await invite(email, { whatTheyFillIn: 'Whole account' })
  const guest = await person(PHONE)
  const { page } = guest
  await followEmail(page, email, /mengundang|Nusantara/)
  const at = (name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
  const goOn = (name: string) => page.getByRole('button', { name, exact: true }).click()
  const type = (label: string | RegExp, value: string) => page.getByRole('textbox', { name: label }).fill(value)
  await at('Siapkan dokumen ini')
  await expectGood(guest, 'the checklist of an account')
  await goOn('Mulai')
  await at('Usaha')
  await type('Nama badan usaha', name)
  await type('Bidang usaha', 'Distribusi')
  await type('Telepon', '0812 3456 7890')
  await expectGood(guest, 'business, of an account')
  await goOn('Lanjut ke penanggung jawab')
  await at('Pemilik atau penanggung jawab')
  await type('Nama penanggung jawab', 'Hendra Gunawan')
  await type('Jabatan', 'Direktur')
  await type('Email penanggung jawab', email)
  await expectGood(guest, 'contact person, of an account')
  await goOn('Lanjut ke keuangan')
  await at('Keuangan')
  await type(/^Bank/, 'BCA')
  await goOn('Lanjut ke alamat')
  // The fields of a bank account are required together.
  await page.getByText('Wajib diisi').first().waitFor()
  await type('Nomor rekening', '5270000009')
  await type('Nama pemilik rekening', 'SUMBER PANGAN LESTARI PT')
  await expectGood(guest, 'finance, of an account')
  await goOn('Lanjut ke alamat')
  await at('Alamat')
  await type('NIB', businessNumber)
  await type('Jalan dan nomor', 'Jl. Raya Bogor KM 26 No. 8')
  const choose = (label: string, name: string) => page.getByLabel(label).selectOption({ label: name })
  await choose('Provinsi', 'Daerah Khusus Ibukota Jakarta')
  await choose('Kota atau kabupaten', 'Kota Administrasi Jakarta Timur')
  await choose('Kecamatan', 'Ciracas')
  await choose('Kelurahan atau desa', 'Cibubur')
  await type('Kode pos', '13740')
  await expectGood(guest, 'addresses, of an account')
  await goOn('Lanjut')
  await at('Direksi')
  await type('Nama lengkap', 'Hendra Gunawan')
  await page.getByText(/^Draf tersimpan/).waitFor()
  // On another day and device the same link continues where it was left.
  await expect
    .poll(async () => {
      await page.reload()
      await at('Direksi')
      return page.getByRole('textbox', { name: 'Nama lengkap' }).inputValue()
    })
    .toBe('Hendra Gunawan')
  await expectGood(guest, 'directors, of an account')
  await goOn('Lanjut ke status pajak')
  await at('Status pajak')
  await page.getByRole('radio', { name: /^PKP/ }).check()
  await type('NPWP', taxNumber)
  await page.getByLabel(/^PPh yang Anda potong/).selectOption({ label: 'PPh 23, 2%' })
  await expectGood(guest, 'taxes, of an account')
  await goOn('Lanjut ke pengiriman faktur')
  await at('Pengiriman faktur')
  await type('Email penerima faktur', 'ap@sumber-pangan.example')
  await page.getByLabel('Waktu penagihan').selectOption({ label: 'Bulanan' })
  await type('Hari penagihan', '25')
  await expectGood(guest, 'delivery, of an account')
  await goOn('Lanjut ke dokumen')
  await at('Unggah dokumen')
  for (const [index, label] of DOCUMENTS.entries()) {
    const input = page.getByLabel(label, { exact: true }).and(page.locator('input[type=file]'))
    await input.setInputFiles(files.text(`akun-${index}.pdf`, PDF))
    await page.getByText(`akun-${index}.pdf`).waitFor()
  }
  await page.getByRole('checkbox').check()
  await goOn('Kirim untuk ditinjau')
  await page.getByRole('heading', { name: 'Permohonan terkirim' }).waitFor()
  await guest.context.close()

  const staff = admin.page
  await staff.goto('/buyer?tab=review')
  await staff.getByRole('grid').getByText(name).click()
  await staff.getByRole('heading', { name: 'Documents' }).waitFor()
  for (const shown of ['SUMBER PANGAN LESTARI PT', 'PPh 23, 2%', 'ap@sumber-pangan.example', 'Monthly'])
    await staff.getByText(shown).first().waitFor()
})
