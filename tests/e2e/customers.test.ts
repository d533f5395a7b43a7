// A customer's life cycle: entered by one user, approved by another with its terms, changed, and deactivated.
import { expect, test } from 'vitest'
import { expectAccessible, seat } from './support/browser.ts'

const maker = seat('maker@arus.test')
const admin = seat('admin@arus.test')
const viewer = seat('viewer@arus.test')

type Page = typeof maker.page

/** Types into a region field, and chooses the result. */
async function choose(page: Page, label: string, text: string) {
  await page.getByRole('combobox', { name: label }).fill(text)
  await page.getByRole('option', { name: text, exact: true }).click()
}

test('a customer is entered, approved by somebody else, changed, deactivated and taken into use again', async () => {
  const { page } = maker
  const name = 'PT Pelanggan Uji'
  await page.goto('/buyer')
  await page.getByRole('link', { name: /^New customer/ }).click()
  const type = (label: string, value: string) => page.getByRole('textbox', { name: label }).fill(value)
  await type('Legal name', name)
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('uji@pelanggan.example')
  await page.getByRole('textbox', { name: 'Phone', exact: true }).fill('0812 3456 7890')
  await type('Industry', 'Ritel')
  await type('Business ID (NIB)', '8120099999999')
  await type('Tax number (NPWP)', '02.183.241.5-000.000')
  await page.getByRole('textbox', { name: 'Full name' }).fill('Uji Coba')
  await page.getByRole('textbox', { name: 'Contact’s email', exact: true }).fill('uji@pelanggan.example')
  await type('Street and number', 'Jl. Uji 1')
  await choose(page, 'Province', 'Daerah Khusus Ibukota Jakarta')
  await page.getByRole('combobox', { name: 'City or regency' }).click()
  await page.getByRole('option', { name: /Jakarta Timur$/ }).click()
  await choose(page, 'District', 'Ciracas')
  await choose(page, 'Ward', 'Cibubur')
  await type('Postal code', '13740')
  await page.getByRole('button', { name: /^Add customer/ }).click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await page.getByText('To review').first().waitFor()
  await page.getByText(/Cibubur, Ciracas/).waitFor()
  expect(await page.getByRole('button', { name: 'Approve' }).count()).toBe(0)
  await expectAccessible(page, 'a customer to review')

  const reviewer = admin.page
  await reviewer.goto(new URL(page.url()).pathname)
  await reviewer.getByRole('button', { name: 'Approve' }).click()
  const approval = reviewer.getByRole('dialog', { name: `Approve ${name}?` })
  await approval.getByRole('textbox', { name: /^Payment terms/ }).fill('45')
  await approval.getByRole('textbox', { name: /^Credit limit/ }).fill('750000000')
  await expectAccessible(reviewer, 'approving a customer')
  await approval.getByRole('button', { name: 'Approve' }).click()
  await reviewer.getByText('45 days').waitFor()
  await approval.waitFor({ state: 'detached' })

  await page.goto('/buyer?tab=active')
  await page.getByText(name).click()
  await page.getByText('45 days').waitFor()
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  const alias = page.getByRole('textbox', { name: /^Alias/ })
  await alias.waitFor()
  expect(await page.getByRole('textbox', { name: 'Legal name' }).isDisabled()).toBe(true)
  await alias.fill('Uji')
  await page.getByRole('button', { name: /^Save/ }).click()
  await page.getByRole('heading', { name: 'Revision history' }).waitFor()
  await page.getByText('Uji', { exact: true }).first().waitFor()

  await page.getByRole('button', { name: 'Deactivate' }).click()
  const ending = page.getByRole('dialog', { name: `Deactivate ${name}?` })
  await ending.getByRole('textbox', { name: /^Reason/ }).fill('Asked to stop')
  await ending.getByRole('button', { name: 'Deactivate' }).click()
  await page.getByText('Deactivated').first().waitFor()
  await reviewer.reload()
  await reviewer.getByRole('button', { name: 'Reactivate' }).click()
  await reviewer.getByRole('button', { name: 'Deactivate' }).waitFor()
})

test('a viewer reads a customer, with its numbers masked, and changes nothing of it', async () => {
  const { page } = viewer
  await page.goto('/buyer')
  // Home shows receipts of the same name while the list is loading.
  await page.getByRole('grid').getByText('PT Bumi Karsa Mandiri').click()
  await page.getByRole('heading', { level: 1, name: 'PT Bumi Karsa Mandiri' }).waitFor()
  await page.getByText('••••••0001').first().waitFor()
  expect(await page.getByRole('link', { name: 'Edit', exact: true }).count()).toBe(0)
  expect(await page.getByRole('button', { name: 'Deactivate' }).count()).toBe(0)
})
