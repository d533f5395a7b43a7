// Programs of Arus are killed under an open page. They restart automatically; the page says that the connection was lost and continues
// live, without a reload.
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { ALL_PROGRAMS, isReady, killProgram, type Program } from '../support/programs.ts'
import { until } from '../support/treasuryProcesses.ts'
import { type Books, openBooks } from './support/books.ts'
import { expectAccessible, person } from './support/browser.ts'
import { ownArus } from './support/ownArus.ts'
import { signIn } from './support/signIn.ts'

const BACK_WITHIN_MS = 60_000

let books: Books
beforeAll(async () => {
  books = await openBooks('BCA Sambung', '9100000006')
  await books.addLines([{ daysAgo: 1, amount: '6100000.00', description: 'BAYAR SAMBUNG AWAL' }])
})

const addCounterparty = (alias: string) =>
  books.client.run(
    `mutation ($input: CreateCounterpartyInput!) { createCounterparty(input: $input) { userErrors { code message } } }`,
    { input: { type: 'COMPANY', legalName: `PT ${alias}`, alias, bankAccounts: [] } },
  )
const line = (page: Page, text: RegExp) => page.getByRole('option', { name: text })
const allReady = async () =>
  (await Promise.all(ALL_PROGRAMS.map(name => isReady(ownArus(), name)))).every(ready => ready)

/** A second try finds the data of the first one. */
let tries = 0

test('an open page says that the connection was lost, and goes on live', async () => {
  const mine = `Sambung${++tries}`
  const { page, context } = await person()
  const failures: string[] = []
  page.on('pageerror', error => failures.push(String(error)))
  await signIn(page, 'admin@arus.test')
  await page.goto(`/reconciliation?tab=unreconciled&account=${books.accountId}`)
  await line(page, /SAMBUNG AWAL/).waitFor()
  const list = await context.newPage()
  list.on('pageerror', error => failures.push(String(error)))
  await addCounterparty(`${mine} Awal`)
  await list.goto(`/counterparties?q=${mine}`)
  const row = list.getByRole('row', { name: `${mine} Awal` })
  await row.waitFor()
  for (const each of [page, list]) await each.evaluate(() => document.body.setAttribute('data-loaded', 'once'))
  const lost = page.getByText('Connection lost. Reconnecting…')
  const lostToo = list.getByText('Connection lost. Reconnecting…')

  const seen: { name: Program; shown: boolean[]; failed: string[] }[] = []
  for (const [index, name] of ALL_PROGRAMS.entries()) {
    const isBack = killProgram(ownArus(), name)
    if (name === 'bff') {
      await lost.waitFor()
      await expectAccessible(page, 'a page without a connection')
    }
    await until(async () => {
      // The list is refetched when its window regains focus.
      await list.evaluate(() => dispatchEvent(new Event('focus')))
      const shown = [await line(page, /SAMBUNG AWAL/).isVisible(), await row.isVisible()]
      const failed = [page, list].map(each => each.getByRole('alert').allInnerTexts())
      seen.push({ name, shown, failed: (await Promise.all(failed)).flat() })
      return isBack()
    }, BACK_WITHIN_MS)
    await until(allReady, BACK_WITHIN_MS)
    const description = `BAYAR ${mine.toUpperCase()} ${name.toUpperCase()}`
    await books.addLines([{ daysAgo: 2, amount: `${6_200_000 + index}.00`, description }])
    await line(page, new RegExp(description)).waitFor()
    const alias = `${mine} ${name}`
    await addCounterparty(alias)
    await list.evaluate(() => dispatchEvent(new Event('focus')))
    await list.getByRole('row', { name: new RegExp(alias) }).waitFor()
    for (const each of [lost, lostToo]) await each.waitFor({ state: 'detached' })
  }
  for (const { name, shown, failed } of seen)
    expect({ name, shown, failed }).toEqual({ name, shown: [true, true], failed: [] })
  for (const each of [page, list]) {
    expect(await each.locator('body').getAttribute('data-loaded')).toBe('once')
    expect(await each.getByRole('alert').count()).toBe(0)
  }
  expect(failures).toEqual([])
  await context.close()
}, 300_000)

test('a page that is asked for while a service is away says so, and shows what it has to when that is back', async () => {
  const { page, context } = await person()
  await signIn(page, 'maker@arus.test')
  await page.goto('/counterparties')
  await page.getByRole('row', { name: /Air Bersih/ }).waitFor()
  const isBack = killProgram(ownArus(), 'treasury')
  await page.getByRole('link', { name: 'Statement transactions' }).click()
  const again = page.getByRole('button', { name: 'Try again' })
  const row = page.getByRole('row', { name: /BCA Operasional/ }).first()
  // It may be back before the page sends a request.
  await again.or(row).first().waitFor()
  await until(isBack, BACK_WITHIN_MS)
  await row.waitFor()
  expect(await page.getByRole('alert').count()).toBe(0)
  await context.close()
}, 240_000)
