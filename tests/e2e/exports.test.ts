// Exports a list, from the button above it to the user's downloads.
import { buffer, text } from 'node:stream/consumers'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { partsOf, rowsOf } from '../support/workbookReader.ts'
import { expectAccessible, seat } from './support/browser.ts'

const maker = seat('maker@arus.test')

test('what a list shows is exported, followed, downloaded, and found under the user menu', async () => {
  const { page } = maker
  await page.goto('/counterparties?type=COMPANY')
  await page.getByRole('row').nth(1).waitFor()
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Export Counterparties' })
  await dialog.getByRole('radio', { name: 'CSV' }).check()
  await dialog.getByRole('checkbox', { name: 'Tax number' }).check()
  await expectAccessible(page, 'the dialog of an export')
  const counted = await dialog.getByText(/^All [\d,]+ rows$/).textContent()
  await dialog.getByRole('button', { name: 'Export', exact: true }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download', exact: true }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^Counterparties \d{4}-\d\d-\d\d \d\d\.\d\d\.csv$/)
  const rows: Record<string, string>[] = parse(await text(await file.createReadStream()), { bom: true, columns: true })
  expect(`All ${rows.length} rows`).toBe(counted)
  expect(Object.keys(rows[0] ?? {})).toContain('Tax number')
  expect(new Set(rows.map(row => row.Type))).toEqual(new Set(['Company']))

  // The same as a workbook, downloaded on the page of exports.
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  await dialog.getByRole('checkbox', { name: 'Tax number' }).check()
  await dialog.getByRole('button', { name: 'Export', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: /Account menu|Account$/ }).click()
  await page.getByRole('menuitem', { name: 'My exports' }).click()
  await page.getByRole('heading', { level: 1, name: 'Exports' }).waitFor()
  await page.getByRole('row', { name: /Counterparties .*\.csv.*Ready/ }).waitFor()
  await expectAccessible(page, 'the exports')

  await page.getByRole('row', { name: /Counterparties .*\.xlsx.*Ready/ }).waitFor()
  const workbook = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Download Counterparties .*\.xlsx$/ }).click()
  const parts = partsOf(await buffer(await (await workbook).createReadStream()))
  const [heads = [], ...cells] = rowsOf(parts.get('xl/worksheets/sheet1.xml') ?? '')
  const read = cells.map(row => Object.fromEntries(heads.map(({ value }, at) => [value, row[at]?.value ?? ''])))
  expect(read.map(row => row.Type)).toEqual(rows.map(row => row.Type))
  expect(read.map(row => row['Tax number'])).toEqual(rows.map(row => row['Tax number']))
})
