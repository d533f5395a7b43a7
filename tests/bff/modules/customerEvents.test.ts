// Events of the customer portal: something on it changed, sent only to its customer, while the session lasts.
import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { sendRequestedLinks } from '../../../services/account/invoicing/customerPortal/links.ts'
import { seal } from '../../../services/account/mail/public.ts'
import { fillSomeRegions } from '../../services/account/invoicing/customers/support.ts'
import { invoicing } from '../../services/account/invoicing/invoices/support.ts'
import { emailsOf, people, type Problem } from '../../services/account/support.ts'
import { until } from '../../support/until.ts'
import { cookieIn, startArus } from '../auth/support.ts'

const arus = await startArus()
await fillSomeRegions(arus.account)
const admin = await arus.account.as(people.admin.email)
const staff = await arus.account.as(people.maker.email)
const books = invoicing(arus.account, { maker: staff, admin })
await arus.account.sql(`update organization set modes = '{TREASURY,INVOICING}', tax_number = '0021832415000000'`)
await (
  await arus.account.as(people.owner.email)
).put('/v1/invoices/tax-settings', { isVatRegistered: true, branchNumber: '000000', version: 0 })
const nowhere = { organization: null }

async function customer() {
  const id = await books.orders.customerWith(null)
  const email = `${randomUUID()}@buyer.example`
  await arus.account.sql('update customer set email = $1 where id = $2', [email, id])
  await sendRequestedLinks(arus.account.account, seal(arus.account.account.secrets, { email }))
  const letter = (await emailsOf(arus.account)).findLast(({ to }) => to.email === email)
  const token = letter && 'link' in letter.values ? letter.values.link?.split('token=')[1] : ''
  const { setCookie } = await arus.ask(
    'mutation ($token: String!) { signInCustomer(input: { token: $token }) { signedIn } }',
    { token },
    nowhere,
  )
  return { id, email, cookie: cookieIn(setCookie) }
}

/** A page that subscribes to its changes, and the number of events it received. */
async function follow(headers: Record<string, string>) {
  const stop = new AbortController()
  const answer = await fetch(`${arus.url}/customer/events`, { headers, signal: stop.signal })
  const heard = { text: '', isOver: false }
  const reading = (async () => {
    if (answer.headers.get('content-type') !== 'text/event-stream' || !answer.body) return
    const decoder = new TextDecoder()
    for await (const bytes of answer.body) heard.text += decoder.decode(bytes)
  })().then(
    () => {
      heard.isOver = true
    },
    () => {},
  )
  const count = () => heard.text.split('event: changed').length - 1
  return {
    status: answer.status,
    heard,
    count,
    /** Expects one more event after the action. */
    async hears(act: () => Promise<unknown>) {
      await until(() => (count() > 0 ? true : undefined))
      const before = count()
      await act()
      await until(() => (count() > before ? true : undefined))
    },
    async close() {
      stop.abort()
      await reading
    },
  }
}

it('tells a customer’s pages of what changed for them, and others of nothing', async () => {
  const [one, other] = [await customer(), await customer()]
  const page = await follow({ cookie: one.cookie })
  const stranger = await follow({ cookie: other.cookie })
  expect([page.status, stranger.status]).toEqual([200, 200])
  await until(() => (stranger.count() === 1 ? true : undefined))

  let invoiceId = ''
  await page.hears(async () => {
    invoiceId = (await books.issue((await books.written(one.id)).id)).id
  })
  await page.hears(() =>
    arus.account.send('POST', '/v1/conversations/messages', {
      authorization: `Bearer ${staff.token}`,
      headers: { 'idempotency-key': randomUUID() },
      body: { kind: 'INVOICE', recordId: invoiceId, visibility: 'CUSTOMER', body: 'Halo', mentions: [], fileIds: [] },
    }),
  )
  // About their data: a user was added.
  await page.hears(() =>
    staff.post<Problem>(`/v1/customers/${one.id}/users/send-link`, { email: `${randomUUID()}@buyer.example` }),
  )
  // An event contains no name and no data.
  expect(page.heard.text.replaceAll('event: changed\ndata: {}\n\n', '')).toBe('')
  expect(stranger.count()).toBe(1)
  await Promise.all([page.close(), stranger.close()])
})

it('tells nothing of what the customer may not see', async () => {
  const one = await customer()
  const issued = await books.issue((await books.written(one.id)).id)
  const told = async () =>
    (
      await arus.account.sql<{ count: number }>(
        `select count(*)::int as count from outbox where type = 'customer-page.changed' and subject_id = $1`,
        [one.id],
      )
    )[0]?.count
  const before = await told()
  await books.written(one.id)
  await arus.account.send('POST', '/v1/conversations/messages', {
    authorization: `Bearer ${staff.token}`,
    headers: { 'idempotency-key': randomUUID() },
    body: { kind: 'INVOICE', recordId: issued.id, visibility: 'INTERNAL', body: 'Rahasia', mentions: [], fileIds: [] },
  })
  expect(await told()).toBe(before)
})

it('opens to a customer’s session alone, and ends with it', async () => {
  const one = await customer()
  for (const headers of [
    {},
    { cookie: 'arus-customer=nobody' },
    { cookie: await arus.cookieOf(people.admin.email) },
    { cookie: one.cookie.replace('arus-customer', 'arus') },
  ] as Record<string, string>[]) {
    const refused = await follow(headers)
    expect(refused.status).toBe(401)
    await refused.close()
  }
  const foreign = await follow({ cookie: one.cookie, origin: 'https://elsewhere.example' })
  expect(foreign.status).toBe(403)
  await foreign.close()

  const page = await follow({ cookie: one.cookie })
  await arus.ask('mutation { signOutCustomer { userErrors { code } } }', {}, { ...nowhere, cookie: one.cookie })
  await until(() => (page.heard.isOver ? true : undefined))
  const again = await follow({ cookie: one.cookie })
  expect(again.status).toBe(401)
  await again.close()
})

it('ends when the customer is deactivated, and for a user who is let in no more', async () => {
  const one = await customer()
  const page = await follow({ cookie: one.cookie })
  const { version } = (await admin.get<{ version: number }>(`/v1/customers/${one.id}`)).body
  await admin.post(`/v1/customers/${one.id}/deactivate`, { version, reason: 'Closed' })
  await until(() => (page.heard.isOver ? true : undefined))

  const two = await customer()
  const second = await follow({ cookie: two.cookie })
  await staff.post(`/v1/customers/${two.id}/users/remove`, { email: two.email })
  await until(() => (second.heard.isOver ? true : undefined))
  expect([page.heard.isOver, second.heard.isOver]).toEqual([true, true])
})

it('holds a few streams of a session, and forgets those that left', async () => {
  const one = await customer()
  const pages = await Promise.all(Array.from({ length: 10 }, () => follow({ cookie: one.cookie })))
  expect(pages.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
  const late = await follow({ cookie: one.cookie })
  expect(late.status).toBe(429)
  await Promise.all([...pages.map(page => page.close()), late.close()])
  await until(async () => {
    const next = await follow({ cookie: one.cookie })
    await next.close()
    return next.status === 200 ? true : undefined
  })
})
