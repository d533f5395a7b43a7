// The providers' payment pages, and a demo page that lists open charges to pay. Served to this machine only.
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { commonErrors } from '../kit/errors.ts'
import { Refusal, refuseFields } from '../kit/http/problem.ts'
import type { Server } from '../kit/http/server.ts'
import { formatMinor, minorOf, positiveDecimal } from '../kit/money.ts'
import type { Charges } from './charges.ts'
import type { ChargedOrder, ChargeState } from './chargeState.ts'

const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:40rem;margin:2rem auto;padding:0 1rem}table{width:100%;border-collapse:collapse}td,th{padding:.5rem;text-align:left;border-bottom:1px solid #ddd}button{font:inherit;min-height:2.75rem;padding:0 1rem}form{display:inline}'

const escape = (text: string) => text.replace(/[&<>"']/g, letter => `&#${letter.charCodeAt(0)};`)

const html = (reply: FastifyReply, title: string, body: string) =>
  reply
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; form-action *")
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(title)}</title><style>${STYLE}</style><h1>${escape(title)}</h1>${body}</html>`,
    )

const WORDS: Readonly<Record<ChargeState, string>> = {
  OPEN: 'Waiting for payment',
  PAID: 'Paid',
  CANCELED: 'Canceled by the shop',
  DECLINED: 'Payment failed',
  EXPIRED: 'Expired',
}

const rupiahOf = ({ placed }: ChargedOrder) => `Rp ${formatMinor(BigInt(placed.amountMinor))}`

export function chargePages(app: Server, { charges }: { charges: Charges }) {
  const found = (order: ChargedOrder | undefined): ChargedOrder => {
    if (!order) throw new Refusal(commonErrors.notFound)
    return order
  }

  app.post(
    '/sandbox/virtual-accounts/pay',
    {
      schema: {
        description:
          'A payer pays to a virtual account: what it asks for, or another amount; `late` after its time too',
        body: z.strictObject({
          number: z.string().min(1),
          amount: positiveDecimal.optional(),
          late: z.boolean().default(false),
        }),
        response: { 200: z.object({ state: z.string() }) },
      },
    },
    async ({ body }) => {
      const order = found(charges.by('number', body.number))
      if (order.charge.fixed && body.amount === undefined) throw refuseFields([{ path: 'amount', error: 'REQUIRED' }])
      if (body.late || charges.stateOf(order) === 'OPEN')
        charges.pay(order, body.amount === undefined ? undefined : minorOf(body.amount))
      return { state: charges.stateOf(order) }
    },
  )

  void app.register(async scope => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    const hidden = { schema: { hide: true } }
    const token = (params: unknown) => z.object({ token: z.string() }).parse(params).token
    const button = (action: string, label: string, field = '') =>
      `<form method="post" action="${escape(action)}">${field}<button>${label}</button></form>`
    const AMOUNT = '<input name="amount" inputmode="decimal" placeholder="Amount" required> '

    scope.get('/pay', hidden, async (_request, reply) => {
      const rows = charges
        .all()
        .toReversed()
        .slice(0, 100)
        .map(order => {
          const { placed, charge } = order
          const state = charges.stateOf(order)
          const at = charge.number ?? (charge.qr === null ? 'Page' : 'QRIS')
          const act =
            state === 'OPEN' ? button(`/pay/${charge.name}`, 'Pay', charge.fixed ? AMOUNT : '') : escape(WORDS[state])
          return `<tr><td>${escape(at)}<br>${escape(charge.bank ?? '')}</td><td>${escape(placed.reference)}</td><td>${charge.fixed ? 'Any amount' : escape(rupiahOf(order))}</td><td>${act}</td></tr>`
        })
      return html(
        reply,
        'Sandbox: pay as a customer',
        `<table><tr><th>Pay to</th><th>Order</th><th>Amount</th><th>State</th></tr>${rows.join('')}</table>${rows.length === 0 ? '<p>Nothing to pay yet.</p>' : ''}`,
      )
    })
    scope.post('/pay/:token', hidden, async (request, reply) => {
      const order = found(charges.by('name', token(request.params)))
      const amount = positiveDecimal.safeParse(z.object({ amount: z.string() }).safeParse(request.body).data?.amount)
      if (order.charge.fixed && !amount.success) throw new Refusal(commonErrors.notFound)
      if (charges.stateOf(order) === 'OPEN')
        charges.pay(order, order.charge.fixed && amount.success ? minorOf(amount.data) : undefined)
      return reply.redirect('/pay', 303)
    })

    scope.get('/pages/:token', hidden, async (request, reply) => {
      const order = found(charges.by('page', token(request.params)))
      const state = charges.stateOf(order)
      const path = `/pages/${order.charge.page}`
      const choices =
        state === 'OPEN'
          ? `${button(`${path}/succeed`, 'Pay')} ${button(`${path}/fail`, 'Let the payment fail')}`
          : `<p>${WORDS[state]}</p>`
      return html(
        reply,
        'Sandbox payment page',
        `<p>${escape(order.placed.reference)}: ${escape(rupiahOf(order))}</p>${choices}`,
      )
    })
    const leave = (reply: FastifyReply, { charge }: ChargedOrder) =>
      reply.redirect(charge.returnUrl ?? `/pages/${charge.page}`, 303)
    scope.post('/pages/:token/succeed', hidden, async (request, reply) => {
      const order = found(charges.by('page', token(request.params)))
      if (charges.stateOf(order) === 'OPEN') charges.pay(order)
      return leave(reply, order)
    })
    scope.post('/pages/:token/fail', hidden, async (request, reply) => {
      const order = found(charges.by('page', token(request.params)))
      if (charges.stateOf(order) === 'OPEN') charges.end(order, 'DECLINED')
      return leave(reply, order)
    })
  })
}
