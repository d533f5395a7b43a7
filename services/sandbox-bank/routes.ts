// The bank's API for partners: `/{bank code}/{version}/{service}`.
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Server } from '../kit/http/server.ts'
import { answerOf, Refused, type SnapAnswer, success } from './answers.ts'
import { type BankRequest, openAuthentication } from './authenticate.ts'
import type { Bank } from './bank.ts'
import type { Delivery, Faults, FaultTarget } from './faults.ts'
import { SANDBOX_BANKS } from './partners.ts'
import { balance, type Fate, inquire, type ServiceContext, statement, status, transfer } from './services.ts'

type Service = { path: string; code: string; target: FaultTarget; run: (context: ServiceContext) => SnapAnswer }

const SERVICES: readonly Service[] = [
  { path: 'balance-inquiry', code: '11', target: 'balance', run: balance },
  { path: 'bank-statement', code: '14', target: 'statement', run: statement },
  { path: 'account-inquiry-internal', code: '15', target: 'inquiry', run: context => inquire(context, '15') },
  { path: 'account-inquiry-external', code: '16', target: 'inquiry', run: context => inquire(context, '16') },
  { path: 'transfer-intrabank', code: '17', target: 'transfer', run: context => transfer(context, '17') },
  { path: 'transfer-interbank', code: '18', target: 'transfer', run: context => transfer(context, '18') },
  { path: 'transfer-rtgs', code: '22', target: 'transfer', run: context => transfer(context, '22') },
  { path: 'transfer-skn', code: '23', target: 'transfer', run: context => transfer(context, '23') },
  { path: 'transfer/status', code: '36', target: 'status', run: status },
]

const TOKEN = { path: 'access-token/b2b', code: '73', target: 'token' } as const

export async function bankRoutes(app: Server, { bank, faults }: { bank: Bank; faults: Faults }) {
  const authentication = openAuthentication(bank.keys.partners, bank.clock)
  await app.register(async scope => {
    // Signatures cover the exact bytes received.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    for (const bankCode of SANDBOX_BANKS) {
      const at = (path: string) => `/${bankCode}/v1.0/${path}`
      scope.post(at(TOKEN.path), { schema: { hide: true } }, async (request, reply) => {
        const asked = requestOf(bankCode, request)
        const grant = () => success(TOKEN.code, authentication.grant(asked))
        return deliver(
          await faults.deliver({ ...TOKEN, bankCode, service: TOKEN.code }, () => guarded(TOKEN.code, grant)),
          reply,
        )
      })
      for (const { path, code, target, run } of SERVICES)
        scope.post(at(path), { schema: { hide: true } }, async (request, reply) => {
          const asked = requestOf(bankCode, request)
          const execute = (fate: Fate = {}) =>
            guarded(code, () => run({ bank, partner: authentication.authenticate(asked), request: asked, fate }))
          return deliver(await faults.deliver({ target, bankCode, service: code }, execute), reply)
        })
    }
  })
}

const requestOf = (bankCode: string, request: FastifyRequest): BankRequest => ({
  bankCode,
  path: request.url,
  header: name => String(request.headers[name] ?? ''),
  body: typeof request.body === 'string' ? request.body : '',
})

/** A refusal is a normal response. */
function guarded(service: string, work: () => SnapAnswer): SnapAnswer {
  try {
    return work()
  } catch (error) {
    if (error instanceof Refused) return answerOf(service, error.status, error.inCase, error.detail)
    throw error
  }
}

/** Sends a response, or breaks the connection as decided. */
function deliver(delivery: Delivery, reply: FastifyReply): unknown {
  switch (delivery.kind) {
    case 'answer':
      return reply
        .code(delivery.answer.status)
        .headers(delivery.headers ?? {})
        .type('application/json')
        .send(JSON.stringify(delivery.answer.body))
    case 'text':
      return reply.code(delivery.status).type('text/html').send(delivery.text)
    case 'drop':
      reply.hijack()
      reply.raw.socket?.resetAndDestroy()
      return reply
    case 'never':
      reply.hijack()
      return reply
    case 'cut': {
      const text = JSON.stringify(delivery.answer.body)
      begin(reply, text, delivery.answer.status)
      reply.raw.write(text.slice(0, text.length / 2), () => reply.raw.destroy())
      return reply
    }
    case 'drip': {
      const text = JSON.stringify(delivery.answer.body)
      begin(reply, text, delivery.answer.status)
      drip(reply, text, delivery.ms)
      return reply
    }
  }
}

function begin(reply: FastifyReply, text: string, code: number) {
  reply.hijack()
  reply.raw.writeHead(code, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) })
}

function drip(reply: FastifyReply, text: string, ms: number) {
  let at = 0
  const timer = setInterval(() => {
    if (at >= text.length || reply.raw.destroyed) {
      clearInterval(timer)
      reply.raw.end()
      return
    }
    reply.raw.write(text[at])
    at++
  }, ms)
  timer.unref()
}
