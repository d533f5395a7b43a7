// Connections that are lost and return: a socket, a service, the network. The page shows it, keeps typed values, and recovers
// automatically.
import type { Locator, Page, WebSocketRoute } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Books, openBooks } from './support/books.ts'
import { expectAccessible, type Person, person } from './support/browser.ts'
import { whileHeld, whileWithheld } from './support/database.ts'
import { bankDay, openFolder } from './support/files.ts'
import { signIn } from './support/signIn.ts'

const folder = openFolder()
let books: Books

beforeAll(async () => {
  books = await openBooks('BCA Gangguan', '9100000003')
  await books.addLines([
    { daysAgo: 1, amount: '5100000.00', description: 'BAYAR GANGGUAN SATU' },
    { daysAgo: 2, amount: '5200000.00', description: 'BAYAR GANGGUAN DUA' },
  ])
})

/** Controls a user's subscription sockets: they can be cut, and stay cut until restored. */
async function socketsOf({ context }: Person) {
  const open = new Set<WebSocketRoute>()
  let isCut = false
  await context.routeWebSocket(/\/graphql$/, socket => {
    if (isCut) return void socket.close()
    socket.connectToServer()
    open.add(socket)
  })
  return {
    async cut(): Promise<void> {
      isCut = true
      await Promise.all([...open].map(socket => socket.close()))
      open.clear()
    },
    repair(): void {
      isCut = false
    },
  }
}

const line = (page: Page, text: RegExp) => page.getByRole('option', { name: text })

test('a page whose socket was away catches up by itself with what it has missed', async () => {
  const late = await person()
  const { page, context } = late
  const sockets = await socketsOf(late)
  await signIn(page, 'admin@arus.test')
  await page.goto(`/reconciliation?tab=unreconciled&account=${books.accountId}`)
  await line(page, /GANGGUAN SATU/).waitFor()

  // It receives events…
  await books.addLines([{ daysAgo: 3, amount: '5300000.00', description: 'BAYAR GANGGUAN TIGA' }])
  await line(page, /GANGGUAN TIGA/).waitFor()
  // …not while the socket is cut…
  await sockets.cut()
  await books.addLines([{ daysAgo: 4, amount: '5400000.00', description: 'BAYAR GANGGUAN EMPAT' }])
  expect(await line(page, /GANGGUAN EMPAT/).count()).toBe(0)
  // …and all of them when the socket is back, without a reload and without a message.
  sockets.repair()
  await line(page, /GANGGUAN EMPAT/).waitFor()
  expect(await page.getByRole('alert').count()).toBe(0)
  await context.close()
})

test('an import whose socket was away says so while it stands still, and goes on by itself', async () => {
  const late = await person()
  const { page, context } = late
  const sockets = await socketsOf(late)
  await signIn(page, 'admin@arus.test')
  await page.goto('/statement-transactions/create')
  const account = page.getByRole('combobox', { name: 'Account' })
  const value = await account.locator('option', { hasText: 'BCA Gangguan' }).getAttribute('value')
  await account.selectOption(value)
  await page
    .locator('input[type=file]')
    .setInputFiles(
      folder.statement('gangguan.csv', [
        [bankDay(9), 'BAYAR GANGGUAN BERKAS', '0000', '4,300,000.00 CR', '4,300,000.00'],
      ]),
    )
  await page.getByRole('button', { name: 'Check file' }).click()
  const storing = page.getByRole('button', { name: /^Import one row/ })
  const lost = page.getByText('Connection lost. This page continues when you’re back online.')
  await storing.waitFor()
  await whileHeld('statement_transaction', async () => {
    await storing.click()
    // Whether a row has a warning depends on its weekday.
    const despite = page.getByRole('alertdialog')
    const working = page.getByText('Importing transactions')
    await despite.or(working).first().waitFor()
    if (await despite.isVisible()) await despite.getByRole('button', { name: /^Import one row/ }).click()
    await working.waitFor()
    expect(await lost.count()).toBe(0)
    await sockets.cut()
    await lost.waitFor()
    await expectAccessible(page, 'an import that can’t be followed')
  })
  sockets.repair()
  await page.getByText('One transaction imported into BCA Gangguan').waitFor()
  await context.close()
})

describe('a service that is away', () => {
  const failure = (page: Page) => page.getByRole('alert').filter({ hasText: 'There was a problem on the server.' })

  /** Retries with a click, unless the automatic retry came first. */
  const againIn = async (where: Page | Locator, shown: Locator) => {
    const clicked = where.getByRole('button', { name: 'Try again' }).click()
    await Promise.race([clicked, shown.waitFor()])
    clicked.catch(() => {})
    await shown.waitFor()
  }

  test('is told where its data would stand, with a number for support, and tried again with one click', async () => {
    const { page, context } = await person()
    await signIn(page, 'maker@arus.test')
    await whileWithheld('statement_transaction', async () => {
      await page.goto('/statement-transactions')
      await failure(page).waitFor()
      await failure(page)
        .getByText(/^Request /)
        .waitFor()
      await expectAccessible(page, 'a list that can’t be read')
      await page.getByRole('button', { name: 'Try again' }).click()
      await failure(page).waitFor()
      // The menu stays, and everything that does not need the lost data works.
      await page.getByRole('link', { name: 'Counterparties' }).click()
      await page.getByRole('row', { name: /Air Bersih/ }).waitFor()
      await page.getByRole('link', { name: 'Statement transactions' }).click()
      await failure(page).waitFor()
    })
    await againIn(page, page.getByRole('row', { name: /BCA Operasional/ }).first())
    await context.close()
  })

  test('takes from the first screen only the cards that need it, and the workspace asks again for one line', async () => {
    const { page, context } = await person()
    await signIn(page, 'maker@arus.test')
    const card = page.getByRole('region', { name: 'Needs you' })
    await whileWithheld('statement_transaction', async () => {
      await page.reload()
      await card.getByRole('alert').waitFor()
      await page.getByRole('region', { name: 'Recent activity' }).getByText('Sari Puspita').first().waitFor()
      await expectAccessible(page, 'the first screen with a card that failed')
    })
    await againIn(card, card.getByRole('link', { name: /transactions? to reconcile/ }))

    await page.goto('/reconciliation?tab=unreconciled')
    const candidates = page.getByRole('region', { name: /^Candidates for/ })
    await candidates.waitFor()
    const pane = page.getByRole('alert').filter({ hasText: 'There was a problem on the server.' })
    await whileWithheld('expected_transaction', async () => {
      for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowDown')
      await pane.waitFor()
    })
    await againIn(pane, candidates)
    await context.close()
  })

  test('costs nothing of what was typed: the form stays, and is sent again', async () => {
    const { page, context } = await person()
    await signIn(page, 'maker@arus.test')
    await page.goto('/expected-transactions/create')
    await page.getByRole('textbox', { name: 'Amount', exact: true }).fill('777000')
    await page.getByRole('textbox', { name: 'Description', exact: true }).fill('Dicoba lagi UJI-99')
    await whileWithheld('expected_transaction', async () => {
      await page.keyboard.press('Control+Enter')
      await page.getByText('There was a problem on the server.').first().waitFor()
      await expectAccessible(page, 'a form that could not be sent')
    })
    expect(await page.getByRole('textbox', { name: 'Description', exact: true }).inputValue()).toBe(
      'Dicoba lagi UJI-99',
    )
    await page.keyboard.press('Control+Enter')
    await page.waitForURL('**/expected-transactions')
    await page.goto('/expected-transactions?q=UJI-99')
    await page.getByRole('row', { name: /UJI-99/ }).waitFor()
    expect(await page.getByRole('row', { name: /UJI-99/ }).count()).toBe(1)
    await context.close()
  })
})

test('a screen that can’t be fetched without a network is offered again, and comes by itself when the network is back', async () => {
  const { page, context } = await person()
  await signIn(page, 'maker@arus.test')
  const log = page.getByRole('link', { name: 'Activity log', exact: true })
  await log.waitFor()
  await context.setOffline(true)
  await log.click()
  const again = page.getByRole('button', { name: 'Try again' })
  await again.waitFor()
  await expectAccessible(page, 'a screen that can’t be fetched')
  await context.setOffline(false)
  await page
    .getByRole('row', { name: /Sari Puspita/ })
    .first()
    .waitFor()
  await context.close()
})
