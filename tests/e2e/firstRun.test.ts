// From an empty folder to the first reconciled line: the printed link, the owner, their second factor, the organization, and the work.
import { generateSync } from 'otplib'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, expectNoSidewaysScroll, person } from './support/browser.ts'
import { confirmCode, typeCode } from './support/codes.ts'
import { bankDay, openFolder } from './support/files.ts'
import { dayAgo } from './support/books.ts'
import { holdPasskeys } from './support/factors.ts'
import { startFreshArus } from './support/freshArus.ts'

const folder = openFolder()
const OWNER = { name: 'Dewi Anggraini', email: 'dewi@baru.example', password: 'Kopi-tubruk 3 gelas' }
const STEP_SECONDS = 30

const codeOf = (key: string, steps = 0) =>
  generateSync({ secret: key.replaceAll(/\s/g, ''), epoch: Math.floor(Date.now() / 1_000) + steps * STEP_SECONDS })

/** Checks the page in every width and both themes, and in Indonesian too: typed values are kept. */
async function expectToFit(page: Page, what: string): Promise<void> {
  const [english, indonesian] = [
    page.getByText('English', { exact: true }),
    page.getByText('Indonesia', { exact: true }),
  ]
  for (const language of [indonesian, english]) {
    await language.click()
    for (const [width, dark] of [
      [1440, false],
      [932, true],
      [430, false],
      [430, true],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await page.evaluate(isDark => void document.documentElement.classList.toggle('dark', isDark), dark)
      await expectNoSidewaysScroll(page, `${what}, ${width} px`)
      await expectAccessible(page, `${what}, ${width} px`)
    }
    await page.evaluate(() => document.documentElement.classList.remove('dark'))
    await page.setViewportSize({ width: 1440, height: 900 })
  }
}

/** Name, address and password; the link stays valid until this is sent. */
async function fillOwner(page: Page): Promise<void> {
  await page.getByLabel('Full name').fill(OWNER.name)
  await page.getByLabel('Work email').fill(OWNER.email)
  await page.getByLabel('New password').fill(OWNER.password)
  await page.getByLabel('Confirm password').fill(OWNER.password)
}

async function fillOrganization(page: Page, name: string): Promise<void> {
  await page.getByLabel('Legal name').fill(`PT ${name}`)
  await page.getByLabel('Short name').fill(name)
}

test('a person begins without the demo, and reconciles their first line', async () => {
  const { url, link } = await startFreshArus()
  const { page, context, faults } = await person({ url })

  // Without the link a visitor gets an explanation: there are no users yet.
  await page.goto('/')
  await page.getByRole('heading', { name: 'Arus has no owner yet' }).waitFor()
  await expectToFit(page, 'the way in before anybody has an account')
  expect(await page.getByRole('textbox').count()).toBe(0)

  // The account.
  await page.goto(link)
  await page.getByRole('heading', { name: 'Your account' }).waitFor()
  expect(page.url()).toBe(`${url}/setup`)
  await expectToFit(page, 'the account of the first owner')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByText('This field is required').first().waitFor()
  await expectAccessible(page, 'the account with errors')
  await fillOwner(page)
  await page.getByRole('button', { name: 'Continue' }).click()

  // The second factor.
  await page.getByRole('heading', { name: 'Two-factor authentication' }).waitFor()
  await expectToFit(page, 'the choice of a second factor')
  await page.getByRole('button', { name: 'Authenticator app' }).click()
  const key = await page.locator('.factor-key').innerText()
  await expectToFit(page, 'the authenticator app')
  await page.locator('input[autocomplete=one-time-code]').focus()
  await typeCode(page, codeOf(key))
  await page.getByRole('button', { name: 'I’ve saved them' }).waitFor()
  await expectToFit(page, 'the backup codes')

  // Another user of the link is too late; and the founder may be interrupted here.
  const late = await person({ url })
  await late.page.goto(link)
  await late.page.getByRole('heading', { name: 'This setup link no longer works' }).waitFor()
  await expectToFit(late.page, 'a used link')
  await late.context.close()
  await page.goto('/home')
  await page.waitForURL('**/setup')

  // The organization.
  await page.getByRole('heading', { name: 'Organization', exact: true }).waitFor()
  await fillOrganization(page, 'Samudra Niaga')
  await expectToFit(page, 'the first organization')
  await page.getByRole('button', { name: 'Create organization' }).dblclick()
  await page.waitForURL('**/home')
  await page.getByRole('link', { name: 'Add bank account' }).waitFor()
  await expectAccessible(page, 'the home of a new organization')

  // The first account.
  await page.getByRole('link', { name: 'Add bank account' }).click()
  await page.getByRole('combobox', { name: 'Bank' }).selectOption('BCA')
  await page.getByRole('textbox', { name: 'Account number' }).fill('2081134471')
  await page.getByRole('textbox', { name: 'Alias' }).fill('BCA Operasional')
  await page.getByRole('button', { name: /^Add account/ }).click()
  await page.waitForURL('**/internal-accounts')
  await page.getByRole('row', { name: /BCA Operasional/ }).waitFor()

  // The expected transaction, and the statement with its payment.
  await page.goto('/expected-transactions/create')
  await page.getByText('Incoming').click()
  await page.getByRole('textbox', { name: 'Amount', exact: true }).fill('1250000')
  const [year, month, day] = dayAgo(3).split('-')
  await page.getByRole('textbox', { name: 'Date', exact: true }).fill(`${day}/${month}/${year}`)
  await page.getByRole('textbox', { name: 'Description', exact: true }).fill('Faktur INV-2026-000001')
  await page.getByRole('button', { name: /^Add expected transaction/ }).click()
  await page.waitForURL('**/expected-transactions')
  await page.goto('/home')
  await page.getByRole('link', { name: 'Import statement' }).click()
  const account = page.getByRole('combobox', { name: 'Account' })
  const value = await account.locator('option', { hasText: 'BCA Operasional' }).getAttribute('value')
  await account.selectOption(value)
  const rows = [[bankDay(3), 'TRSF CR INV-2026-000001', '0000', '1,250,000.00 CR', '1,250,000.00']]
  await page.locator('input[type=file]').setInputFiles(folder.statement('first.csv', rows))
  await page.getByRole('button', { name: 'Check file' }).click()
  await page.getByRole('button', { name: /^Import (?:one|1) row/ }).click()
  await page.getByText(/imported into BCA Operasional/).waitFor()

  // The first reconciled line.
  await page.goto('/reconciliation?tab=unreconciled')
  await page.getByRole('button', { name: /^Match ↵/ }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByText(/^Matched 1,250,000\.00 to ET-/).waitFor()
  await page.goto('/reconciliation?tab=reconciled')
  await page
    .getByText(/INV-2026-000001/)
    .first()
    .waitFor()

  // Another organization: the switcher offers it, and a fresh code creates it.
  await page.getByRole('button', { name: /^Switch organization/ }).click()
  await page.getByRole('menuitem', { name: 'New organization' }).click()
  await page.getByRole('heading', { name: 'Organization', exact: true }).waitFor()
  await fillOrganization(page, 'Samudra Dua')
  await expectToFit(page, 'one more organization')
  await page.getByRole('button', { name: 'Create organization' }).click()
  await page.getByRole('alertdialog').waitFor()
  await expectAccessible(page, 'the question for a fresh code')
  await confirmCode(page, codeOf(key, 1))
  await page.waitForURL('**/home')
  await page
    .getByRole('button', { name: /Samudra Dua/ })
    .first()
    .waitFor()

  expect(faults).toEqual([])
  await context.close()
}, 300_000)

test('the first owner can choose a passkey, and comes back with it', async () => {
  const { url, link } = await startFreshArus()
  const owner = await person({ url })
  const { page, context, faults } = owner
  await holdPasskeys(owner)
  await page.goto(link)
  await page.getByRole('heading', { name: 'Your account' }).waitFor()
  await fillOwner(page)
  await page.getByRole('button', { name: 'Continue' }).click()

  await page.getByRole('heading', { name: 'Two-factor authentication' }).waitFor()
  await page.getByRole('button', { name: 'Passkey' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Laptop')
  await expectToFit(page, 'the passkey of the first owner')
  await page.getByRole('textbox', { name: 'Name' }).press('Enter')
  await page.getByRole('button', { name: 'I’ve saved them' }).click()

  await page.getByRole('heading', { name: 'Organization', exact: true }).waitFor()
  await fillOrganization(page, 'Samudra Kunci')
  await page.getByRole('button', { name: 'Create organization' }).click()
  await page.waitForURL('**/home')
  await page.getByRole('link', { name: 'Add bank account' }).waitFor()

  await page.goto('/logout')
  await page.getByText('You’ve signed out.').waitFor()
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await page.waitForURL('**/home')
  await page
    .getByRole('button', { name: /Samudra Kunci/ })
    .first()
    .waitFor()
  expect(faults).toEqual([])
  await context.close()
}, 300_000)
