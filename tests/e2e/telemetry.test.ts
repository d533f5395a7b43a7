// An installation with all telemetry keys, from its browser's view: nothing is loaded or sent before the user consents, sent data contains
// nothing from the screen, and a flag switches while the page is open.
import type { Page, Route } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible, type Person, person } from './support/browser.ts'
import { typeCode, unusedCode } from './support/codes.ts'
import { followEmail } from './support/emails.ts'
import { ownArus } from './support/ownArus.ts'
import { PASSWORD, signIn, typePassword } from './support/signIn.ts'

const SEARCHED = 'Air Bersih'
/** Sensitive values of this journey, in the formats they could be sent in. */
const CANARIES = [
  'owner@arus.test',
  '2081134471',
  SEARCHED,
  'Air%20Bersih',
  'Air+Bersih',
  'search=',
  '"query"',
  'PT Nusantara',
]

let owner: Person
const fetched: string[] = []
const sent: string[] = []
const isAutomaticOn = { defaultValue: true }

beforeAll(async () => {
  owner = await person()
  const { page } = owner
  page.on('request', request => fetched.push(request.url()))
  await page.route('**/*', configured)
  await page.route('**/api/features/demo', route =>
    route.fulfill({ json: { features: { 'automatic-reconciliation': isAutomaticOn } } }),
  )
  const take = (route: Route) => {
    sent.push(route.request().postData() ?? '')
    return route.fulfill({ json: { code: 200 } })
  }
  await page.route('**/api/1/envelope/**', take)
  await page.route('**/analytics-sink', take)
  await signIn(page, 'owner@arus.test')
})
afterAll(() => owner.context.close())

/** The page as the BFF of such an installation would send it. */
async function configured(route: Route): Promise<void> {
  if (route.request().resourceType() !== 'document') return route.fallback()
  const url = ownArus().url
  const settings = {
    environment: 'test',
    flags: { clientKey: 'demo' },
    analytics: { key: 'key', url: `${url}/analytics-sink` },
    errorReporting: { dsn: `${url.replace('//', '//key@')}/1` },
  }
  const response = await route.fetch()
  const content = JSON.stringify(settings).replaceAll('"', '&quot;')
  const html = (await response.text()).replace(/<meta name="arus"[^>]*>/, `<meta name="arus" content="${content}">`)
  await route.fulfill({ response, body: html })
}

const all = () => sent.join('\n')
let errors = 0

/**
 * Waits until a report and a recording that include this moment were sent: it is not visible from outside when the recorder has started.
 */
async function recorded(page: Page): Promise<void> {
  const recordings = () => all().split('"type":"replay_recording"').length
  const before = recordings()
  const fail = async () => {
    // Each differs from the previous one, or it would not be reported.
    await page.evaluate(nth => {
      setTimeout(() => {
        throw new Error(`Cannot pay 2081134471 of owner@arus.test: ${nth}`)
      })
    }, ++errors)
    return recordings()
  }
  await expect.poll(fail, { interval: 1_000 }).toBeGreaterThan(before)
}

const vendors = () => fetched.filter(url => /\/assets\/(?:errorReporting|recording|analytics)-/.test(url))

test('nothing is loaded before the person has allowed it', async () => {
  const { page } = owner
  const question = page.getByRole('region', { name: 'Help improve Arus?' })
  await question.waitFor()
  await expectAccessible(page, 'the question for consent')
  expect(vendors()).toEqual([])
  expect(sent).toEqual([])
  const recorder = page.waitForResponse(/\/assets\/recording-/)
  await question.getByRole('button', { name: 'Allow', exact: true }).click()
  await question.waitFor({ state: 'detached' })
  await recorder
})

test('T20: a report and its recording hold nothing of the screen, the address and what was asked', async () => {
  const { page } = owner
  await page.goto('/bank-accounts/internal-accounts')
  await page.getByText('2081134471').first().waitFor()
  await page.goto(`/counterparties?search=${encodeURIComponent(SEARCHED)}`)
  await page.getByRole('row', { name: /Air Bersih/ }).waitFor()
  await recorded(page)
  expect(all()).toContain('Cannot pay [number] of [email]')
  for (const canary of CANARIES) expect(all(), `${canary} has left`).not.toContain(canary)
})

test('T20: a password, a code and a link that somebody uses are in no report, no recording and no page view', async () => {
  const { page, context } = owner
  const email = 'approver@arus.test'
  const fresh = 'Kenari terbang 7 kali'
  await context.clearCookies()
  await typePassword(page, email)
  await recorded(page)
  const code = await unusedCode(email)
  await typeCode(page, code)
  await page.waitForURL(/\/home/)
  await recorded(page)

  await context.clearCookies()
  await page.goto('/forgot-password')
  await page.getByLabel('Email').fill(email)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Check your email' }).waitFor()
  const token = await followEmail(page, email, /Set a new password/)
  await page.getByRole('heading', { name: 'Set a new password' }).waitFor()
  await page.getByLabel('New password').fill(fresh)
  // It differs: the demo's approver keeps the password that other journeys know.
  await page.getByLabel('Confirm password').fill(`${fresh}!`)
  await page.getByRole('button', { name: 'Set password' }).click()
  await page.getByText('Password did not match').waitFor()
  await recorded(page)

  for (const secret of [PASSWORD, fresh, encodeURIComponent(fresh), token, email])
    expect(all(), `${secret} has left`).not.toContain(secret)
  // Six digits occur within times and ids as well: a code stands alone.
  expect(all()).not.toMatch(new RegExp(`(?<![\\w.#-])${code}(?![\\w.-])`))
  await context.clearCookies()
  await signIn(page, 'owner@arus.test')
})

test('who takes it back is not reported on any more', async () => {
  const { page } = owner
  await page.goto('/settings/profile')
  const reports = page.getByRole('checkbox', { name: /^Error reports/ })
  await reports.waitFor()
  await expectAccessible(page, 'the privacy settings')
  await reports.uncheck()
  await page.getByRole('checkbox', { name: /^Usage/ }).uncheck()
  await expect.poll(() => page.evaluate(() => document.cookie)).not.toContain('AMP_')
  fetched.length = 0
  await page.reload()
  await reports.waitFor()
  // It would start when the page is idle.
  await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve)))
  expect(vendors()).toEqual([])
})

test('a flag that is switched off takes its button from the page', async () => {
  const { page } = owner
  const automatic = page.getByRole('button', { name: 'Run auto-match' })
  await page.goto('/reconciliation')
  await automatic.waitFor()
  isAutomaticOn.defaultValue = false
  await page.evaluate(() => localStorage.removeItem('gbFeaturesCache'))
  await page.reload()
  await page.getByRole('button', { name: 'Find matches' }).waitFor()
  await automatic.waitFor({ state: 'detached' })
  expect(await automatic.count()).toBe(0)
})
