// Attacks in a real browser: guessing, another site's page, markup in user input.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { expectAccessible, person } from './support/browser.ts'
import { ownArus } from './support/ownArus.ts'
import { signIn, typePassword } from './support/signIn.ts'

const LOCKED = {
  en: 'Too many sign-in attempts. Try again in 15 minutes.',
  id: 'Terlalu banyak percobaan masuk. Coba lagi dalam 15 menit.',
} as const

test('somebody who guesses is locked out, told for how long in their language, and shown the other ways in', async () => {
  // An unknown address is treated like an account's; a real one would stay locked for later files.
  const email = 'locked-out@arus.test'
  const english = await person()
  for (let attempt = 0; attempt < 5; attempt++) {
    await typePassword(english.page, email, `Guess${attempt}234!`)
    await english.page.getByText('Your email or password does not match.').waitFor()
  }
  for (const { page, language } of [
    { page: english.page, language: 'en' },
    { page: (await person({ language: 'id', width: 430 })).page, language: 'id' },
  ] as const) {
    await typePassword(page, email, 'Guess6234!')
    await page.getByText(LOCKED[language]).waitFor()
    await page.locator('a[href="/forgot-password"]').waitFor()
    await expectAccessible(page, `a lockout in ${language}`)
    await page.context().close()
  }
})

/** A page of another origin on the same host, so that the browser sends our cookie: our own defenses must stop it. */
const hostilePage = (target: string) => `<!doctype html><title>Prizes</title>
<form id="plain" method="post" enctype="text/plain" target="sink" action="${target}/graphql">
<input name='{"query":"mutation{signOut{userErrors{code}}}","x":"' value='"}'></form>
<form id="parts" method="post" enctype="multipart/form-data" target="sink2" action="${target}/graphql">
<input name="operations" value='{"query":"mutation{signOut{userErrors{code}}}"}'></form>
<iframe name="sink"></iframe><iframe name="sink2"></iframe>
<img src="${target}/graphql?query=mutation%7BsignOut%7BuserErrors%7Bcode%7D%7D%7D">
<img src="${target}/auth/social/start?next=/home">
<script>
  plain.submit(); parts.submit()
  const body = '{"query":"mutation{signOut{userErrors{code}}}"}'
  const post = init => fetch('${target}/graphql', { method: 'POST', credentials: 'include', body, ...init }).then(() => 'answered', () => 'refused')
  const socket = new Promise(resolve => {
    const ws = new WebSocket('${target.replace('http', 'ws')}/graphql', 'graphql-transport-ws')
    ws.onopen = () => resolve('open')
    ws.onerror = () => resolve('refused')
  })
  window.outcome = Promise.all([
    post({ headers: { 'content-type': 'application/json' } }),
    post({ mode: 'no-cors', headers: { 'content-type': 'text/plain' } }),
    socket,
  ])
</script>`

test('T2: a hostile page that a signed-in person opens has no effect: forms, requests, pictures, sockets', async () => {
  const { page, context } = await person()
  await signIn(page, 'maker@arus.test')
  const target = ownArus().url
  const served = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html').end(hostilePage(target))
  })
  await new Promise<void>(resolve => served.listen(0, new URL(target).hostname, resolve))
  const { port } = served.address() as AddressInfo
  try {
    await page.goto(`http://${new URL(target).hostname}:${port}/`, { waitUntil: 'networkidle' })
    const outcome = await page.evaluate(() => (window as unknown as { outcome: Promise<string[]> }).outcome)
    // Nothing can be read there. Requests sent without a preflight are refused too, as the session shows.
    expect(outcome).toEqual(['refused', 'refused', 'refused'])
    await page.goto('/home')
    await page.getByRole('heading', { name: 'Home' }).waitFor()
  } finally {
    served.closeAllConnections()
    served.close()
    await context.close()
  }
})

test('T3: markup that people type is shown as text, and no script or policy is touched by it', async () => {
  const markup = `<img src=x onerror="window.planted=1"><script>window.planted=1</script>{{7*7}}`
  const { page, context, faults } = await person()
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => console.error(violatedDirective))
  })
  await signIn(page, 'maker@arus.test')
  await page.goto(`/counterparties?search=${encodeURIComponent(markup)}`)
  await page.getByRole('heading', { name: 'Counterparties' }).first().waitFor()
  await page.goto('/counterparties/create')
  const alias = page.getByRole('textbox', { name: /Alias/ }).first()
  await alias.fill(markup)
  await page.keyboard.press('Tab')
  expect(await alias.inputValue()).toBe(markup)
  await page.goto(`/?next=${encodeURIComponent('javascript:window.planted=1')}&refused=${encodeURIComponent(markup)}`)
  await page.waitForURL(/\/home/)
  expect(await page.evaluate(() => 'planted' in window)).toBe(false)
  expect(await page.evaluate(() => document.cookie)).not.toContain('arus=')
  expect(faults).toEqual([])
  await context.close()
})
