// Steps 3 to 6 of a maker's day: an account, a counterparty, expected transactions, and statements from a file with errors.
import { text } from 'node:stream/consumers'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { expectAccessible, expectNoSidewaysScroll, person, seat } from './support/browser.ts'
import { bankDay, openFolder } from './support/files.ts'
import { signIn } from './support/signIn.ts'

const maker = seat('maker@arus.test')
let page: Page
const folder = openFolder()

beforeAll(() => {
  page = maker.page
})

/** The annotated file, with the errors of each row. */
async function annotatedFile(): Promise<string> {
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Annotated CSV' }).click()
  return text(await (await download).createReadStream())
}

/** Waits until the list shows only this row: the previous rows stay until then, and would move away from the pointer. */
async function expectAlone(name: RegExp): Promise<void> {
  await expect.poll(() => page.getByRole('row').count()).toBe(2)
  await page.getByRole('row', { name }).waitFor()
}

/** Waits until nothing is being refetched: outdated rows are shown pale. */
async function expectAllRead(who: Page): Promise<void> {
  await expect.poll(() => who.locator('[aria-busy=true]').count()).toBe(0)
}

const field = (name: string) => page.getByRole('textbox', { name })

describe('an internal account', () => {
  test('is refused with its reasons on the fields, and added once they are corrected', async () => {
    await page.goto('/bank-accounts/internal-accounts/create')
    await page.getByRole('button', { name: /^Add account/ }).click()
    await page.getByText('3 fields need attention').waitFor()
    await expectAccessible(page, 'the account form with errors')

    await page.getByRole('combobox', { name: 'Bank' }).selectOption('BCA')
    await field('Account number').fill('9001234567')
    await field('Alias').fill('BCA Operasional')
    await page.keyboard.press('Control+Enter')
    await page.getByText('A bank account with this alias already exists.').first().waitFor()
    expect(await field('Alias').getAttribute('aria-invalid')).toBe('true')

    await field('Alias').fill('BCA Uji')
    await page.keyboard.press('Control+Enter')
    await page.waitForURL('**/internal-accounts')
    await page.getByRole('row', { name: /BCA Uji/ }).waitFor()

    await page.goto('/bank-accounts/internal-accounts/create')
    await page.getByRole('combobox', { name: 'Bank' }).selectOption('BCA')
    await field('Account number').fill('9001234567')
    await field('Alias').fill('BCA Uji dua')
    await page.keyboard.press('Control+Enter')
    await page
      .getByText(/account number.*exists/i)
      .first()
      .waitFor()
  })
})

describe('a counterparty', () => {
  test('is kept as a draft, added with two accounts, and its alias is taken', async () => {
    await page.goto('/counterparties/create')
    await field('Legal name').fill('PT Uji Coba Sejahtera')
    await page.getByText(/^Draft saved/).waitFor()

    // Another browser of the same user continues it, and nobody else sees it.
    const elsewhere = await person()
    await signIn(elsewhere.page, 'maker@arus.test')
    await elsewhere.page.goto('/counterparties/create')
    await elsewhere.page.getByRole('button', { name: 'Continue your draft' }).click()
    const legalName = elsewhere.page.getByRole('textbox', { name: 'Legal name' })
    await expect.poll(() => legalName.inputValue()).toBe('PT Uji Coba Sejahtera')
    await legalName.fill('PT Uji Coba Sejahtera Abadi')
    await elsewhere.page.getByText(/^Draft saved/).waitFor()
    const colleague = await person()
    await signIn(colleague.page, 'owner@arus.test')
    await colleague.page.goto('/counterparties/create')
    await colleague.page.getByRole('textbox', { name: 'Legal name' }).fill('PT Lain')
    await colleague.page.getByText(/^Draft saved/).waitFor()
    await colleague.page.getByRole('button', { name: 'Discard' }).click()

    // The first browser has not seen that: it asks before it saves its own.
    await field('Legal name').fill('PT Uji Coba')
    await page.getByText(/newer draft on another device/).waitFor()
    await page.getByRole('button', { name: 'Use that draft' }).click()
    await expect.poll(() => field('Legal name').inputValue()).toBe('PT Uji Coba Sejahtera Abadi')
    await field('Legal name').fill('PT Uji Coba Sejahtera')
    await page.getByText(/^Draft saved/).waitFor()
    await page.reload()
    await page.getByRole('button', { name: 'Continue your draft' }).click()
    await expect.poll(() => field('Legal name').inputValue()).toBe('PT Uji Coba Sejahtera')

    await page.getByRole('textbox', { name: 'Alias', exact: true }).fill('Uji Coba')
    await page.getByRole('button', { name: 'Add account' }).click()
    for (const [nth, number] of ['7012345678', '1370098765432'].entries()) {
      const account = page.getByRole('group', { name: `Account ${nth + 1}` })
      await account.getByRole('combobox', { name: 'Bank' }).selectOption(nth === 0 ? 'BCA' : 'Mandiri')
      await account.getByRole('textbox', { name: 'Account number' }).fill(number)
      await account.getByRole('textbox', { name: 'Name on account' }).fill('PT UJI COBA SEJAHTERA')
    }
    await expectAccessible(page, 'the counterparty form')
    await page.getByRole('button', { name: /^Add counterparty/ }).click()
    await page.waitForURL('**/counterparties')
    // Invoiced customers are counterparties too: it may be out of view.
    await page.getByRole('searchbox').fill('Uji Coba')
    await page.getByRole('row', { name: /PT Uji Coba Sejahtera/ }).waitFor()

    await page.goto('/counterparties/create')
    await field('Legal name').fill('PT Lain')
    await page.getByRole('textbox', { name: 'Alias', exact: true }).fill('Uji Coba')
    await page.getByRole('button', { name: 'Remove Account 1' }).click()
    await page.getByRole('button', { name: /^Add counterparty/ }).click()
    await page
      .getByText(/alias.*exists/i)
      .first()
      .waitFor()
  })

  test('is found by its account, and the list comes back as it was left', async () => {
    await page.goto('/counterparties')
    await page.getByRole('searchbox').fill('7012345678')
    await expectAlone(/Uji Coba/)
    await page.getByRole('row', { name: /Uji Coba/ }).click()
    await page.waitForURL(/\/edit$/)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.waitForURL(/q=7012345678/)
    await expectAlone(/Uji Coba/)
  })

  test('is kept in sight as a view of the list, which is shared', async () => {
    await page.getByRole('button', { name: 'Save view' }).click()
    await field('Name').fill('Account of the test')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    const view = page.getByRole('link', { name: 'Your view Account of the test', exact: true })
    await expect.poll(() => view.getAttribute('aria-current')).toBe('page')
    await page.getByRole('button', { name: 'Actions for view Account of the test' }).click()
    await page.getByRole('menuitem', { name: 'Share with everyone' }).click()
    await page.getByRole('link', { name: 'Shared view Account of the test' }).waitFor()
    await expectAccessible(page, 'a list with a view')
  })
})

describe('a list', () => {
  test('has the code of dialogs before one is opened, which so takes the first keys', async () => {
    await page.goto('/bank-accounts')
    const scripts = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
    await expect.poll(scripts).toContainEqual(expect.stringContaining('/DialogBody-'))
    expect(await page.getByRole('dialog').count()).toBe(0)
  })

  test('is gone through by keys from page load, and the number of a row is a link', async () => {
    await page.goto('/bank-accounts')
    await page.getByRole('row').nth(1).waitFor()
    await page.keyboard.press('j')
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-index'))
    await expect.poll(focused).toBe('0')
    await page.keyboard.press('j')
    await expect.poll(focused).toBe('1')
    const link = page.locator('[data-index="1"]').getByRole('link').first()
    const address = (await link.getAttribute('href')) ?? ''
    expect(address).toMatch(/^\/bank-accounts\/[\da-f-]{36}$/)

    const opening = page.context().waitForEvent('page')
    await link.click({ button: 'middle' })
    const tab = await opening
    await expect.poll(() => new URL(tab.url()).pathname).toBe(address)
    await tab.close()
    expect(new URL(page.url()).pathname).toBe('/bank-accounts')

    await page.locator('[data-index="1"]').getByText('Active').click()
    await page.waitForURL(`**${address}`)
    await page.goBack()
    await page.getByRole('row').nth(1).waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/bank-accounts\/[\da-f-]{36}$/)
  })
})

describe('an expected transaction', () => {
  test('is added, changed and deleted', async () => {
    await page.goto('/expected-transactions/create')
    await page.getByText('Outgoing').click()
    await page.getByRole('textbox', { name: 'Amount', exact: true }).fill('12845076639000000.25')
    await field('Description').first().fill('Sewa gudang UJI-77')
    await page.getByRole('button', { name: /^Add expected transaction/ }).click()
    await page.waitForURL('**/expected-transactions')

    await page.getByRole('searchbox').fill('UJI-77')
    const row = page.getByRole('row', { name: /UJI-77/ })
    await expectAlone(/UJI-77/)
    expect(await row.innerText()).toContain('12,845,076,639,000,000.25')
    await row.click()
    await page.waitForURL(/\/edit$/)
    await field('Description').first().fill('Sewa gudang UJI-77 Januari')
    await page.getByRole('link', { name: 'Bank accounts' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click()
    await page.getByRole('button', { name: /^Save/ }).click()
    await page.waitForURL(/q=UJI-77/)
    await page.getByRole('row', { name: /Januari/ }).waitFor()

    await page.getByRole('checkbox', { name: /^Select ET-/ }).check()
    await page.getByText('1 selected').waitFor()
    await expectAccessible(page, 'the list with a selection')
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await page.getByText('Deleted', { exact: true }).waitFor()
    await expect.poll(() => page.getByRole('row', { name: /UJI-77/ }).count()).toBe(0)
  })
})

describe('records from a CSV file', () => {
  const template = async (name: string) => (await maker.context.request.get(`/templates/${name}.csv`)).text()
  const headOf = (csv: string) => csv.split('\n')[0]?.trim().split(',') ?? []

  test.each([
    ['counterparties', 'alias', 'Uji Impor', 'type', 'PT'],
    ['expected-transactions', 'description', 'Impor UJI-88', 'direction', 'KREDIT'],
  ])(
    '%s: a bad file names its cells, is fixed where it stands, and is stored',
    async (name, marked, text, wordy, word) => {
      const [head = '', first = ''] = (await template(name)).trim().split('\n')
      const columns = headOf(head)
      // The template's own first example, edited as a user would.
      const cells = first.split(',')
      const at = (column: string) => columns.indexOf(column)
      const good = cells.map((cell, index) => (index === at(marked) ? text : cell))
      for (const unknown of ['counterparty_alias', 'bank_account_number'])
        if (name === 'expected-transactions' && at(unknown) >= 0) good[at(unknown)] = ''
      const broken = good.map((cell, index) => (index === at(marked) ? '' : index === at(wordy) ? word : cell))

      await page.goto(`/${name}/create?by=file`)
      const choose = (path: string) => page.locator('input[type=file]').setInputFiles(path)
      await choose(folder.csv('bad.csv', [columns, broken]))
      await page.getByRole('button', { name: 'Check file' }).click()
      const errors = page.getByRole('region', { name: 'To fix' })
      await errors.waitFor()
      await expectAccessible(page, `${name}, a file with errors`)
      const annotated = await annotatedFile()
      expect(annotated).toContain(`${marked}: This field is required`)

      const cell = errors.getByRole('textbox', { name: `Row 2, ${marked}` })
      await cell.fill(text)
      await cell.press('Tab')
      await errors.getByText('Fixed').waitFor()
      await page.getByRole('button', { name: 'Use one suggested value' }).click()
      await expect.poll(() => errors.getByText('Fixed').count()).toBe(2)
      await expectAccessible(page, `${name}, a file in which all was fixed`)
      await page.getByRole('button', { name: /^Import one row/ }).click()
      await page.getByText('One row imported').waitFor()
      await page.getByRole('link', { name: 'View list' }).click()
      await page.getByRole('searchbox').fill(text)
      await page.getByRole('row', { name: new RegExp(text) }).waitFor()
    },
  )
})

describe('a bank statement', () => {
  const good = [
    [bankDay(12), 'TRSF E-BANKING CR PT UJI COBA', '0000', '1,250,000.00 CR', '1,250,000.00'],
    [bankDay(11), 'BIAYA UJI', '0000', '250,000.00 DB', '1,000,000.00'],
  ]

  async function check(path: string) {
    await page.goto('/statement-transactions/create')
    const account = page.getByRole('combobox', { name: 'Account' })
    const value = await account.locator('option', { hasText: 'BCA Uji' }).getAttribute('value')
    await account.selectOption(value)
    await page.locator('input[type=file]').setInputFiles(path)
    await page.getByRole('button', { name: 'Check file' }).click()
    await page.waitForURL(/import=/)
  }

  test('is refused with its cells named, then imported, known when it comes again, and taken back as a whole', async () => {
    const bad = [...good, ['31/11/2026', 'TANGGAL SALAH', '0000', '12O.00 CR', '1,000,120.00']]
    await check(folder.statement('statement-bad.csv', bad))
    const errors = page.getByRole('region', { name: 'To fix' })
    await errors.getByRole('row', { name: /31\/11\/2026/ }).waitFor()
    await errors.getByRole('row', { name: /12O\.00/ }).waitFor()
    await page.getByText(/(Fix it|Fix the errors) to continue/).waitFor()
    expect(await page.getByRole('button', { name: /^Import \d+ rows/ }).isDisabled()).toBe(true)
    await expectAllRead(page)
    await expectAccessible(page, 'the check of a file with errors')

    // A colleague views the lines meanwhile: they appear there without a reload.
    const colleague = await person()
    await signIn(colleague.page, 'admin@arus.test')
    await colleague.page.goto('/counterparties')
    await colleague.page.getByRole('link', { name: /Account of the test$/ }).click()
    await expect.poll(() => colleague.page.getByRole('row').count()).toBe(2)
    await colleague.page.goto('/statement-transactions?q=UJI')
    await colleague.page.getByText('Nothing matches').waitFor()

    await check(folder.statement('statement.csv', good))
    await page.getByRole('button', { name: /^Import 2 rows/ }).click()
    await page.getByText(/2 transactions imported into BCA Uji/).waitFor()
    await expectAccessible(page, 'the result of an import')
    const result = page.url()
    await colleague.page.getByRole('row', { name: /BIAYA UJI/ }).waitFor()

    await check(folder.statement('statement.csv', good))
    await page.getByText('All rows in this file are already imported.').waitFor()
    expect(await page.getByRole('button', { name: /^Import 0 rows/ }).isDisabled()).toBe(true)
    // The column shows it, and the row itself where there are no columns.
    const already = page.getByRole('region', { name: 'Duplicates' }).getByText('Already stored', { exact: true })
    expect(await already.filter({ visible: true }).count()).toBe(1)
    const desktop = page.viewportSize()
    await page.setViewportSize({ width: 430, height: 932 })
    await already.nth(1).waitFor()
    expect(await page.getByText('We recommend a desktop screen').count()).toBe(0)
    if (desktop) await page.setViewportSize(desktop)

    await page.goto(result)
    await page.getByRole('button', { name: 'Undo import' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Undo import' }).click()
    await page.getByRole('heading', { name: 'Import undone' }).waitFor()
    // Keyboard users continue there.
    await page.locator('h2:focus', { hasText: 'Import undone' }).waitFor()
    await expect.poll(() => colleague.page.getByRole('row', { name: /BIAYA UJI/ }).count()).toBe(0)
    expect(colleague.faults).toEqual([])
    await colleague.context.close()
  })

  test('is fixed where it stands: nothing moves, the server judges at once, and the result says what was stored', async () => {
    const rows = [
      [bankDay(9), 'SETORAN PERBAIKAN UJI', '0000', '40,000.00 CR', '1,040,000.00'],
      [bankDay(8), 'BIAYA PERBAIKAN UJI', '0000', '15.O00.00 DB', '1,025,000.00'],
      [bankDay(7), 'TARIK PERBAIKAN UJI', '0000', '25,000.00 DBT', '1,000,000.00'],
      [bankDay(6), 'SALDO RATA-RATA UJI', '0000', '0.00 DB', '1,000,000.00'],
    ]
    await check(folder.statement('statement-fix.csv', rows))
    const errors = page.getByRole('region', { name: 'To fix' })
    await errors.getByRole('button', { name: 'Use this: 15,000.00 in row 3' }).waitFor()
    await page.evaluate(() => {
      const shifts = { total: 0 }
      Object.assign(window, { shifts })
      // Including shifts caused by a click: the next target must not have moved either.
      new PerformanceObserver(list => {
        for (const entry of list.getEntries()) shifts.total += 'value' in entry ? Number(entry.value) : 0
      }).observe({ type: 'layout-shift', buffered: false })
    })
    const amount = errors.getByRole('textbox', { name: /^Row 3,/ })
    await amount.fill('15.000,00')
    const type = errors.getByRole('textbox', { name: /^Row 4,/ })
    // Enter sends it; the user is in the next cell when the server answers.
    await amount.press('Enter')
    await type.focus()
    await type.press('End')
    await type.press('ArrowLeft')
    const caret = () => type.evaluate((input: HTMLInputElement) => input.selectionStart)
    const before = await caret()
    await errors.getByRole('row', { name: /^3/ }).getByText('Fixed').waitFor()
    expect(await caret()).toBe(before)
    expect(await type.evaluate(input => input === document.activeElement)).toBe(true)
    await page.getByRole('button', { name: 'Use 2 suggested values' }).click()
    await page.getByRole('button', { name: /^Import 3 rows/ }).waitFor()
    await expect.poll(() => page.getByRole('button', { name: /^Import 3 rows/ }).isEnabled()).toBe(true)
    expect(await page.evaluate(() => Reflect.get(window, 'shifts').total)).toBeLessThan(0.01)
    await expectAccessible(page, 'a check in which all was fixed')

    await page.getByRole('button', { name: /^Import 3 rows/ }).click()
    const despite = page.getByRole('alertdialog', { name: 'Import with warnings?' })
    await despite.or(page.getByText(/3 transactions imported/)).waitFor()
    if (await despite.isVisible()) await despite.getByRole('button', { name: 'Import 3 rows' }).click()
    await page.getByText(/3 transactions imported into BCA Uji/).waitFor()
    await page.getByText('Skipped by you, row 5').waitFor()
    await page.getByText('Analyzed', { exact: true }).waitFor()
    await expectAllRead(page)
    await expectAccessible(page, 'the result of an import with its matches')
    await page.getByRole('button', { name: 'Undo import' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Undo import' }).click()
    await page.getByRole('heading', { name: 'Import undone' }).waitFor()
  })

  test('with warnings says why for each row, in a file too, and is stored only when somebody says so', async () => {
    await check(
      folder.statement('statement-warnings.csv', [
        [bankDay(150), 'SETORAN LAMA UJI', '0000', '500,000.00 CR', '500,000.00'],
        [bankDay(12), 'BIAYA PERINGATAN UJI', '0000', '50,000.00 DB', '450,000.00'],
      ]),
    )
    const warnings = page.getByRole('region', { name: 'Warnings' })
    const old = warnings.getByRole('row', { name: /3 months/ })
    expect(await old.getByRole('textbox').inputValue()).toBe(bankDay(150))
    await expectAllRead(page)
    await expectAccessible(page, 'the check of a file with warnings')
    const annotated = await annotatedFile()
    expect(annotated).toMatch(/SETORAN LAMA UJI.*3 months/)
    expect(annotated).not.toMatch(/BIAYA PERINGATAN UJI.*3 months/)

    await page.getByRole('button', { name: /^Import 2 rows/ }).click()
    const despite = page.getByRole('alertdialog', { name: 'Import with warnings?' })
    await despite.getByText(/The file has one warning/).waitFor()
    await expectAccessible(page, 'the question before warnings are passed over')
    await despite.getByRole('button', { name: 'Back' }).click()
    await expect.poll(() => despite.count()).toBe(0)
    await page.getByRole('button', { name: /^Import 2 rows/ }).click()
    await despite.getByRole('button', { name: 'Import 2 rows' }).click()
    await page.getByText(/2 transactions imported into BCA Uji/).waitFor()
    await page.locator('h2:focus', { hasText: '2 transactions imported into BCA Uji' }).waitFor()
  })

  test('of an unknown layout asks what its columns mean', async () => {
    const rows = ['Laporan Bank Uji', 'Tgl Posting;Uraian;Masuk;Keluar;Saldo Akhir']
    const line = `${bankDay(13)};SETORAN;100.000,00;;100.000,00`
    await check(folder.text('unknown.csv', [...rows, line, ''].join('\n')))
    await page.getByRole('combobox', { name: 'Meaning of column 3' }).waitFor()
    expect(await page.getByRole('combobox', { name: 'Meaning of column 3' }).inputValue()).toBe('CREDIT')
    await expectAccessible(page, 'the mapping of columns')
    await page.getByRole('button', { name: 'Check file' }).click()
    await page.getByRole('button', { name: /^Import one row/ }).waitFor()
  })
})

test('the same in Indonesian on a phone', async () => {
  const phone = await person({ width: 430, height: 860, language: 'id' })
  await signIn(phone.page, 'maker@arus.test')
  for (const address of ['/statement-transactions', '/expected-transactions', '/counterparties']) {
    await phone.page.goto(address)
    await phone.page.getByRole('row').nth(1).waitFor()
    await expectNoSidewaysScroll(phone.page, address)
    // The page's name is only in its heading, with the number of rows: not in the bar above it, nor in the breadcrumbs.
    const heading = phone.page.getByRole('heading', { level: 1 })
    const title = await heading.evaluate(({ firstChild }) => firstChild?.textContent ?? '')
    const again = phone.page.getByText(title, { exact: true }).filter({ visible: true })
    expect([title.length > 4, await again.count()], address).toEqual([true, 0])
  }
  for (const address of ['/bank-accounts', '/bank-accounts/internal-accounts']) {
    await phone.page.goto(address)
    const account = phone.page.getByRole('row').nth(1)
    await account.getByText(/^(Baru|Aktif|Tidak aktif|Ditutup)$/).waitFor()
    await expectNoSidewaysScroll(phone.page, address)
  }
  await phone.page.goto('/statement-transactions/create')
  await phone.page.getByRole('button', { name: 'Periksa berkas' }).click()
  await phone.page.getByText('Pilih rekening untuk berkas ini').waitFor()
  await expectAccessible(phone.page, 'the upload in Indonesian')
  await phone.page
    .getByRole('link', { name: /unknown\.csv/ })
    .first()
    .click()
  await phone.page.getByRole('group', { name: /./ }).first().waitFor()
  await expectAllRead(phone.page)
  await expectNoSidewaysScroll(phone.page, 'the check on a phone')
  await expectAccessible(phone.page, 'the check in Indonesian')
  expect(phone.faults).toEqual([])
  await phone.context.close()
})
