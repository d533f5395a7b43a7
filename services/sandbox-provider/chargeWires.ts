// The APIs that create charges, as documented by each provider.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Clock } from '../kit/clock.ts'
import type { Server } from '../kit/http/server.ts'
import { type Answer, jsonAnswer, send } from './answers.ts'
import type { Charges } from './charges.ts'
import type { ChargedOrder } from './chargeState.ts'
import { dokuHeaders } from './doku.ts'
import type { Faults } from './faults.ts'
import { MERCHANTS } from './merchant.ts'

type Parts = { charges: Charges; faults: Faults; clock: Clock }

const rupiah = z.int().min(1)
const minorOf = (amount: number) => BigInt(amount) * 100n
const basic = (key: string) => `Basic ${Buffer.from(`${key}:`).toString('base64')}`
const say = (answer: object, status = 200): Answer => jsonAnswer(JSON.stringify(answer), status)
const pageOf = (request: FastifyRequest, page: string | null) => `http://${request.headers.host}/pages/${page}`

export function chargeWires(app: Server, parts: Parts) {
  void app.register(async scope => {
    // Signatures cover the exact bytes of a body.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    xenditWire(scope, parts)
    midtransWire(scope, parts)
    dokuWire(scope, parts)
  })
}

type Scope = Pick<Server, 'get' | 'post' | 'patch'>
const hidden = { schema: { hide: true } }

/** Answers a call that creates a charge; a fault may lose the call or its response. */
async function answering(reply: FastifyReply, faults: Faults, make: () => Answer) {
  const lost = faults.take('LOST_CALL', 'LOST_ANSWER')
  if (!lost) return send(reply, faults, make)
  if (lost.kind === 'LOST_ANSWER') make()
  reply.hijack()
  reply.raw.destroy()
  return reply
}

const readBody = <Form extends z.ZodType>(request: FastifyRequest, form: Form): z.output<Form> | undefined => {
  try {
    return form.safeParse(JSON.parse(z.string().parse(request.body))).data
  } catch {
    return undefined
  }
}
const nameIn = (request: FastifyRequest) => z.object({ name: z.string() }).parse(request.params).name
const queryOf = (request: FastifyRequest) => new URL(request.url, 'http://sandbox').searchParams

const xenditMethod = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('VIRTUAL_ACCOUNT'),
    virtual_account: z.object({
      channel_code: z.enum(['BCA', 'MANDIRI', 'BNI', 'BRI', 'CIMB', 'PERMATA']),
      channel_properties: z.object({
        customer_name: z.string().regex(/^[A-Za-z0-9 ]+$/),
        expires_at: z.iso.datetime(),
      }),
    }),
  }),
  z.object({
    type: z.literal('QR_CODE'),
    qr_code: z.object({ channel_properties: z.object({ expires_at: z.iso.datetime() }) }),
  }),
])
const xenditRequest = z.object({
  reference_id: z.string().min(1),
  currency: z.literal('IDR'),
  amount: rupiah,
  payment_method: xenditMethod,
})
const xenditInvoice = z.object({
  external_id: z.string().min(1),
  amount: rupiah,
  invoice_duration: z.int().min(1),
  success_redirect_url: z.url().optional(),
  payment_methods: z.array(z.string()).min(1),
})

const xenditFixed = z.object({
  external_id: z.string().min(1),
  bank_code: z.enum(['BCA', 'MANDIRI', 'BNI', 'BRI', 'CIMB', 'PERMATA']),
  name: z.string().regex(/^[A-Za-z0-9 ]+$/),
  is_closed: z.literal(false),
  is_single_use: z.literal(false),
  expiration_date: z.iso.datetime(),
})

function xenditWire(app: Scope, { charges, faults, clock }: Parts) {
  const refusedKey = () => say({ error_code: 'INVALID_API_KEY', message: 'API key is not valid' }, 401)
  const isOurs = (request: FastifyRequest) => request.headers.authorization === basic(MERCHANTS.XENDIT.secretKey)
  const refused = (message: string) => say({ error_code: 'API_VALIDATION_ERROR', message }, 400)

  const showRequest = ({ placed, charge }: ChargedOrder) => ({
    id: `pr-${charge.name}`,
    reference_id: placed.reference,
    currency: 'IDR',
    amount: Number(BigInt(placed.amountMinor) / 100n),
    status: 'PENDING',
    payment_method: {
      id: charge.name,
      type: charge.qr === null ? 'VIRTUAL_ACCOUNT' : 'QR_CODE',
      ...(charge.qr === null
        ? {
            virtual_account: {
              channel_code: charge.bank,
              channel_properties: { virtual_account_number: charge.number, expires_at: charge.expiresAt },
            },
          }
        : { qr_code: { channel_code: 'QRIS', channel_properties: { qr_string: charge.qr } } }),
    },
  })
  const showInvoice = (request: FastifyRequest, { placed, charge }: ChargedOrder) => ({
    id: charge.name,
    external_id: placed.reference,
    status: 'PENDING',
    amount: Number(BigInt(placed.amountMinor) / 100n),
    invoice_url: pageOf(request, charge.page),
    expiry_date: charge.expiresAt,
  })

  app.post('/xendit/payment_requests', hidden, (request, reply) =>
    answering(reply, faults, () => {
      if (!isOurs(request)) return refusedKey()
      const asked = readBody(request, xenditRequest)
      if (!asked) return refused('the request is not as documented')
      const { reference_id: reference, payment_method: method, amount } = asked
      const isQr = method.type === 'QR_CODE'
      const { expires_at: expires } = isQr
        ? method.qr_code.channel_properties
        : method.virtual_account.channel_properties
      const made = charges.make({
        provider: 'XENDIT',
        reference,
        channel: isQr ? 'QRIS' : 'VIRTUAL_ACCOUNT',
        bank: isQr ? undefined : method.virtual_account.channel_code,
        amountMinor: minorOf(amount),
        expiresAt: Temporal.Instant.from(expires),
      })
      return say(showRequest(made), 201)
    }),
  )
  app.get('/xendit/payment_requests', hidden, (request, reply) =>
    send(reply, faults, () => {
      if (!isOurs(request)) return refusedKey()
      const found = charges.find('XENDIT', queryOf(request).get('reference_id') ?? '')
      return say({ data: found ? [showRequest(found)] : [], has_more: false })
    }),
  )
  app.post('/xendit/v2/invoices', hidden, (request, reply) =>
    answering(reply, faults, () => {
      if (!isOurs(request)) return refusedKey()
      const asked = readBody(request, xenditInvoice)
      if (!asked) return refused('the invoice is not as documented')
      const made = charges.make({
        provider: 'XENDIT',
        reference: asked.external_id,
        channel: asked.payment_methods.includes('CREDIT_CARD') ? 'CARD' : 'EWALLET',
        amountMinor: minorOf(asked.amount),
        expiresAt: clock.now().add({ seconds: asked.invoice_duration }),
        returnUrl: asked.success_redirect_url,
      })
      return say(showInvoice(request, made))
    }),
  )
  app.get('/xendit/v2/invoices', hidden, (request, reply) =>
    send(reply, faults, () => {
      if (!isOurs(request)) return refusedKey()
      const found = charges.find('XENDIT', queryOf(request).get('external_id') ?? '')
      return say(found ? [showInvoice(request, found)] : [])
    }),
  )
  const showFixed = ({ placed, charge }: ChargedOrder, status: string) => ({
    id: charge.name,
    external_id: placed.reference,
    bank_code: charge.bank,
    account_number: charge.number,
    is_closed: false,
    is_single_use: false,
    status,
    expiration_date: charge.expiresAt,
  })
  app.post('/xendit/callback_virtual_accounts', hidden, (request, reply) =>
    answering(reply, faults, () => {
      if (!isOurs(request)) return refusedKey()
      const asked = readBody(request, xenditFixed)
      if (!asked) return refused('the virtual account is not as documented')
      const made = charges.make({
        provider: 'XENDIT',
        reference: asked.external_id,
        channel: 'VIRTUAL_ACCOUNT',
        bank: asked.bank_code,
        amountMinor: null,
        expiresAt: Temporal.Instant.from(asked.expiration_date),
      })
      return say(showFixed(made, 'PENDING'))
    }),
  )
  app.patch('/xendit/callback_virtual_accounts/:name', hidden, (request, reply) =>
    send(reply, faults, () => {
      if (!isOurs(request)) return refusedKey()
      const found = charges.by('name', nameIn(request))
      const asked = readBody(request, z.object({ expiration_date: z.iso.datetime() }))
      if (!found) return say({ error_code: 'CALLBACK_VIRTUAL_ACCOUNT_NOT_FOUND_ERROR' }, 404)
      if (!asked) return refused('the change is not as documented')
      if (charges.stateOf(found) !== 'OPEN') return say({ error_code: 'INACTIVE_VIRTUAL_ACCOUNT_ERROR' }, 400)
      charges.end(found, 'CANCELED')
      return say(showFixed(found, 'INACTIVE'))
    }),
  )
  for (const path of ['/xendit/v2/payment_methods/:name/expire', '/xendit/invoices/:name/expire!'])
    app.post(path, hidden, (request, reply) =>
      send(reply, faults, () => {
        if (!isOurs(request)) return refusedKey()
        const found = charges.by('name', nameIn(request))
        if (!found) return say({ error_code: 'DATA_NOT_FOUND' }, 404)
        if (charges.stateOf(found) !== 'OPEN') return refused('it is over')
        charges.end(found, 'CANCELED')
        return say({ id: found.charge.name, status: 'EXPIRED' })
      }),
    )
}

const midtransCharge = z.object({
  payment_type: z.enum(['bank_transfer', 'permata', 'qris', 'gopay']),
  transaction_details: z.object({ order_id: z.string().regex(/^[\w.~-]{1,50}$/), gross_amount: rupiah }),
  bank_transfer: z.object({ bank: z.enum(['bca', 'bni', 'bri', 'cimb']) }).optional(),
  gopay: z.object({ callback_url: z.url().optional() }).optional(),
  custom_expiry: z.object({ expiry_duration: z.int().min(1), unit: z.literal('minute') }),
})

function midtransWire(app: Scope, { charges, faults, clock }: Parts) {
  const isOurs = (request: FastifyRequest) => request.headers.authorization === basic(MERCHANTS.MIDTRANS.secretKey)
  const told = (code: string, message: string, more: object = {}) =>
    say({ status_code: code, status_message: message, ...more }, code === '201' ? 200 : Number(code))

  app.post('/midtrans/v2/charge', hidden, (request, reply) =>
    answering(reply, faults, () => {
      if (!isOurs(request)) return told('401', 'Access denied')
      const asked = readBody(request, midtransCharge)
      if (!asked) return told('400', 'One or more parameters in the payload is invalid.')
      const { order_id: reference, gross_amount: amount } = asked.transaction_details
      if (charges.find('MIDTRANS', reference))
        return told('406', 'The request could not be completed due to a conflict')
      const channels = {
        bank_transfer: 'VIRTUAL_ACCOUNT',
        permata: 'VIRTUAL_ACCOUNT',
        qris: 'QRIS',
        gopay: 'EWALLET',
      } as const
      const made = charges.make({
        provider: 'MIDTRANS',
        reference,
        channel: channels[asked.payment_type],
        bank: asked.bank_transfer?.bank ?? (asked.payment_type === 'permata' ? 'permata' : undefined),
        amountMinor: minorOf(amount),
        expiresAt: clock.now().add({ minutes: asked.custom_expiry.expiry_duration }),
        returnUrl: asked.gopay?.callback_url,
      })
      const { charge } = made
      return told('201', 'Success, transaction is created', {
        order_id: reference,
        transaction_status: 'pending',
        ...(charge.number !== null &&
          (charge.bank === 'permata'
            ? { permata_va_number: charge.number }
            : { va_numbers: [{ bank: charge.bank, va_number: charge.number }] })),
        ...(charge.qr !== null && { qr_string: charge.qr }),
        ...(charge.page !== null && {
          actions: [{ name: 'deeplink-redirect', method: 'GET', url: pageOf(request, charge.page) }],
        }),
      })
    }),
  )
  app.post('/midtrans/v2/:name/cancel', hidden, (request, reply) =>
    send(reply, faults, () => {
      if (!isOurs(request)) return told('401', 'Access denied')
      const found = charges.find('MIDTRANS', nameIn(request))
      if (!found) return told('404', "Transaction doesn't exist.")
      if (charges.stateOf(found) !== 'OPEN') return told('412', 'Transaction status cannot be updated.')
      charges.end(found, 'CANCELED')
      return told('200', 'Success, transaction is canceled', { transaction_status: 'cancel' })
    }),
  )
}

const dokuOrder = z.object({ invoice_number: z.string().min(1).max(64), amount: z.int().min(10_000) })
const dokuCode = z.object({
  order: dokuOrder,
  virtual_account_info: z.object({ billing_type: z.literal('FIX_BILL'), expired_time: z.int().min(1) }),
})
const dokuCheckout = z.object({
  order: dokuOrder.extend({ callback_url: z.url().optional() }),
  payment: z.object({ payment_due_date: z.int().min(1), payment_method_types: z.array(z.string()).min(1) }),
})

function dokuWire(app: Scope, { charges, faults, clock }: Parts) {
  function isOurs(request: FastifyRequest): boolean {
    const { 'request-id': requestId, 'request-timestamp': timestamp, signature } = request.headers
    const path = request.url.replace(/^\/doku/, '')
    return (
      signature === dokuHeaders(String(requestId), String(timestamp), path, z.string().parse(request.body)).signature
    )
  }
  const refused = (message: string, status = 400) => say({ error: { code: 'invalid_parameter', message } }, status)

  app.post('/doku/:name/v2/payment-code', hidden, (request, reply) =>
    answering(reply, faults, () => {
      if (!isOurs(request)) return say({ error: { code: 'invalid_signature' } }, 401)
      const bank = /^(bca|mandiri|bni|bri|cimb|permata)-virtual-account$/.exec(nameIn(request))?.[1]
      const asked = readBody(request, dokuCode)
      if (!asked || bank === undefined) return refused('the order is not as documented')
      const { invoice_number: reference, amount } = asked.order
      if (charges.find('DOKU', reference)) return refused('INVOICE NUMBER ALREADY USED')
      const { charge } = charges.make({
        provider: 'DOKU',
        reference,
        channel: 'VIRTUAL_ACCOUNT',
        bank,
        amountMinor: minorOf(amount),
        expiresAt: clock.now().add({ minutes: asked.virtual_account_info.expired_time }),
      })
      return say({
        order: { invoice_number: reference },
        virtual_account_info: { virtual_account_number: charge.number, expired_date_utc: charge.expiresAt },
      })
    }),
  )
  app.post('/doku/checkout/v1/payment', hidden, (request, reply) =>
    answering(reply, faults, () => {
      if (!isOurs(request)) return say({ error: { code: 'invalid_signature' } }, 401)
      const asked = readBody(request, dokuCheckout)
      if (!asked) return refused('the order is not as documented')
      const { invoice_number: reference, amount, callback_url: returnUrl } = asked.order
      if (charges.find('DOKU', reference)) return refused('INVOICE NUMBER ALREADY USED')
      const { charge } = charges.make({
        provider: 'DOKU',
        reference,
        channel: asked.payment.payment_method_types.includes('CREDIT_CARD') ? 'CARD' : 'EWALLET',
        amountMinor: minorOf(amount),
        expiresAt: clock.now().add({ minutes: asked.payment.payment_due_date }),
        returnUrl,
      })
      return say({
        message: ['SUCCESS'],
        response: { order: asked.order, payment: { url: pageOf(request, charge.page), token_id: charge.page } },
      })
    }),
  )
}
