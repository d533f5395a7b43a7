// A product's life cycle: its code is unique, changes show in the list, and a viewer can only read.
import { expect, test } from 'vitest'
import { expectAccessible, seat } from './support/browser.ts'

const maker = seat('maker@arus.test')
const viewer = seat('viewer@arus.test')

async function fillForm(code: string, name: string) {
  const { page } = maker
  await page.getByRole('textbox', { name: 'Code' }).fill(code)
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  await page.getByRole('radio', { name: 'Service' }).check({ force: true })
  await page.getByRole('textbox', { name: 'Unit' }).fill('jam')
  await page.getByRole('combobox', { name: 'e-Faktur unit' }).selectOption('UM.0027')
  await page.getByRole('combobox', { name: /^Withholding tax/ }).selectOption('PPH23')
  await page.getByRole('button', { name: /^Add product/ }).click()
}

test('a product is added, refused under a code that is taken, changed, and deleted', async () => {
  const { page } = maker
  await page.goto('/products')
  await page.getByRole('link', { name: /^New product/ }).click()
  await fillForm('E2E-1', 'Jasa konsultasi')
  const row = page.getByRole('row', { name: 'E2E-1' })
  await row.getByText('Jasa konsultasi').waitFor()
  await expectAccessible(page, 'the list of products')
  await page.goto('/products/create')
  await fillForm('e2e-1', 'Jasa lain')
  await page.getByText('Another product already has this code.').first().waitFor()
  await expectAccessible(page, 'a code that is taken')
  await page.goto('/products')
  await row.getByText('Jasa konsultasi').click()
  await page.getByRole('heading', { level: 1, name: 'Jasa konsultasi' }).waitFor()
  await expectAccessible(page, 'a product')
  await page.getByRole('textbox', { name: 'Name' }).fill('Jasa konsultasi pajak')
  await page.getByRole('button', { name: /^Save/ }).click()
  await row.getByText('Jasa konsultasi pajak').waitFor()
  await row.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog', { name: 'Delete this product?' }).getByRole('button', { name: 'Delete' }).click()
  await row.waitFor({ state: 'detached' })
})

test('a viewer reads a product and changes nothing of it', async () => {
  const { page } = viewer
  await page.goto('/products')
  await page.getByText('Jasa pengiriman').click()
  await page.getByRole('heading', { level: 1, name: 'Jasa pengiriman' }).waitFor()
  expect(await page.getByRole('textbox', { name: 'Code' }).isDisabled()).toBe(true)
  expect(await page.getByRole('button', { name: 'Delete' }).count()).toBe(0)
})
