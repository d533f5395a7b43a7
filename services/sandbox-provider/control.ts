// Test controls of the providers: place, pay, refund and pay out orders. Served to this machine only.
import { request } from 'undici'
import { z } from 'zod'
import { commonErrors } from '../kit/errors.ts'
import { Refusal } from '../kit/http/problem.ts'
import type { Server } from '../kit/http/server.ts'
import { formatMinor, minorOf, positiveDecimal } from '../kit/money.ts'
import { dokuReport } from './doku.ts'
import { CHANNELS } from './entries.ts'
import { type Faults, newFault } from './faults.ts'
import { BANK_NAMES, SANDBOX_PROVIDERS, type SandboxProvider } from './merchant.ts'
import type { Notifications } from './notifications.ts'
import { netOf, type Order, type Shop } from './shop.ts'
import { xenditReport } from './xendit.ts'

const provider = z.enum(SANDBOX_PROVIDERS)
const reference = z.string().min(1).max(100)
const done = z.object({ done: z.literal(true) })

const settlement = z.strictObject({
  provider,
  /** Where the sandbox bank books the payout; without it nothing is booked. */
  account: z.strictObject({ bankCode: z.string(), accountNumber: z.string() }).optional(),
})
const batch = z.object({ batch: z.string(), net: z.string(), reported: z.string(), members: z.int() })

/** The error of a wrong reported net. */
const WRONG_BY_MINOR = 111_000n

type Parts = { shop: Shop; faults: Faults; notifications: Notifications; bankUrl?: string | undefined }

export function controlRoutes(app: Server, { shop, faults, notifications, bankUrl }: Parts) {
  const orderOf = (of: SandboxProvider, name: string): Order => {
    const found = shop.order(of, name)
    if (!found) throw new Refusal(commonErrors.notFound)
    return found
  }
  const step = (path: string, description: string, move: (order: Order, amount: bigint | undefined) => void) =>
    app.post(
      `/sandbox/${path}`,
      {
        schema: {
          description,
          body: z.strictObject({ provider, reference, amount: positiveDecimal.optional() }),
          response: { 200: done },
        },
      },
      async ({ body }) => {
        const order = orderOf(body.provider, body.reference)
        move(order, body.amount === undefined ? undefined : minorOf(body.amount))
        notifications.tell(body.provider, order)
        return { done: true as const }
      },
    )

  app.post(
    '/sandbox/hooks',
    {
      schema: {
        description: 'Where a shop wants to be told',
        body: z.strictObject({ provider, url: z.url() }),
        response: { 200: done },
      },
    },
    async ({ body }) => {
      shop.listen(body.provider, body.url)
      return { done: true as const }
    },
  )
  app.post(
    '/sandbox/orders',
    {
      schema: {
        description: 'Places an order, which nobody has paid yet; one that is placed stays as it is',
        body: z.strictObject({
          provider,
          reference,
          amount: positiveDecimal,
          channel: z.enum(CHANNELS).default('VIRTUAL_ACCOUNT'),
        }),
        response: { 200: done },
      },
    },
    async ({ body }) => {
      if (shop.order(body.provider, body.reference)) return { done: true as const }
      shop.place(body.provider, body.reference, body.channel, minorOf(body.amount))
      notifications.tell(body.provider, orderOf(body.provider, body.reference))
      return { done: true as const }
    },
  )
  step('pay', 'The payer pays, or so much; an order that is paid stays as it is', (order, amount) => {
    if (order.moves.length === 0) shop.pay(order, amount)
  })
  step('refund', 'Gives money back: all of it, or so much', (order, amount) =>
    shop.refund(order, amount ?? BigInt(order.placed.amountMinor)),
  )
  step('chargeback', 'The bank of the payer takes it back, for a fee', order => shop.chargeBack(order))

  app.post(
    '/sandbox/settle',
    {
      schema: {
        description: 'Pays out what was paid since the last batch',
        body: settlement,
        response: { 200: batch },
      },
    },
    async ({ body }) => {
      const made = payOut(shop, faults, body.provider)
      const isLate = faults.take('LATE_SETTLEMENT') !== undefined
      if (body.account && bankUrl !== undefined && !isLate && BigInt(made.netMinor) > 0n)
        await book(bankUrl, body.account, body.provider, made)
      return {
        batch: made.batch,
        net: formatMinor(BigInt(made.netMinor)),
        reported: formatMinor(BigInt(made.reportedMinor)),
        members: made.members.length,
      }
    },
  )
  app.get(
    '/sandbox/reports/:batch',
    { schema: { description: 'The report of a batch', params: z.strictObject({ batch: z.string() }) } },
    async ({ params }, reply) => {
      const payout = SANDBOX_PROVIDERS.flatMap(shop.payoutsOf).find(each => each.batch === params.batch)
      if (!payout) throw new Refusal(commonErrors.notFound)
      const whole = payout.provider === 'DOKU' ? dokuReport(shop, payout) : xenditReport(shop, payout)
      const text = faults.take('CUT_FILE') ? whole.slice(0, whole.lastIndexOf(',') - 20) : whole
      return reply.type('text/csv').send(text)
    },
  )
  app.get('/sandbox/journal', { schema: { hide: true } }, async () => ({ entries: shop.journal.entries }))

  const shown = z.object({ items: z.array(newFault) })
  const list = () => ({ items: [...faults.list()] })
  app.get('/sandbox/faults', { schema: { response: { 200: shown } } }, async () => list())
  app.post(
    '/sandbox/faults',
    { schema: { description: 'Lets the next calls go wrong', body: newFault, response: { 200: shown } } },
    async ({ body }) => {
      faults.add(body)
      return list()
    },
  )
  app.delete('/sandbox/faults', { schema: { response: { 200: shown } } }, async () => {
    faults.clear()
    return list()
  })
}

/** Creates a batch of everything that is not paid out yet. */
function payOut(shop: Shop, faults: Faults, of: SandboxProvider) {
  const before = shop.payoutsOf(of).at(-1)
  const open = shop.movesOf(of).filter(({ id }) => !shop.isPaidOut(of, id))
  const [hiddenMember] = faults.take('MISSING_MEMBER') ? open.slice(-1) : []
  const again = faults.take('SETTLED_TWICE') ? (before?.members ?? []) : []
  const movesAgain = again.flatMap(id => shop.move(id) ?? [])
  const carriedMinor = before && BigInt(before.netMinor) < 0n ? BigInt(before.netMinor) : 0n
  const earned = [...open, ...movesAgain].reduce((sum, move) => sum + netOf(move), carriedMinor)
  // Makes the batch negative, whatever it contains.
  const netMinor = faults.take('NEGATIVE_BATCH') && earned > 0n ? -earned : earned
  const made = {
    provider: of,
    batch: `wd_${String(shop.journal.entries.length + 1).padStart(8, '0')}`,
    members: [...again, ...open.filter(move => move !== hiddenMember).map(({ id }) => id)],
    hidden: hiddenMember ? [hiddenMember.id] : [],
    carriedMinor: String(carriedMinor),
    netMinor: String(netMinor),
    reportedMinor: String(faults.take('WRONG_NET') ? netMinor + WRONG_BY_MINOR : netMinor),
  }
  shop.payOut(made)
  return made
}

async function book(
  bankUrl: string,
  account: { bankCode: string; accountNumber: string },
  of: SandboxProvider,
  { batch: name, netMinor }: { batch: string; netMinor: string },
): Promise<void> {
  const { statusCode, body } = await request(`${bankUrl}/sandbox/entries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...account,
      direction: 'CREDIT',
      amount: formatMinor(BigInt(netMinor)),
      description: `${BANK_NAMES[of]} ${name}`,
    }),
  })
  const text = await body.text()
  if (statusCode >= 300) throw new Error(`the bank does not book the payout: ${statusCode} ${text}`)
}
