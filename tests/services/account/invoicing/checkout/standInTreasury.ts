// An in-memory treasury for checkout: charges by key, transactions, the methods for an amount, and a feed of both.
import { randomUUID } from 'node:crypto'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SERVICE_SECRET } from '../../support.ts'
import { atFileEnd } from '../../../../support/fileEnd.ts'

type Method = 'VIRTUAL_ACCOUNT' | 'QRIS' | 'CARD' | 'E_WALLET'
type Wanted = {
  key: string
  method: Method
  amount: string
  bankCode?: string
  expiresAt: string
  entityId: string
}
export type StandInCharge = Wanted & {
  id: string
  provider: string
  status: 'PENDING' | 'SUCCEEDED' | 'FAILED' | 'EXPIRED' | 'CANCELED'
  virtualAccountNumber: string | null
  qrContent: string | null
  redirectUrl: string | null
  failureReason: string | null
}
export type StandInAccount = {
  id: string
  key: string
  bankCode: string
  provider: string
  status: 'PENDING' | 'ACTIVE' | 'FAILED' | 'EXPIRED' | 'CLOSED'
  number: string | null
  failureReason: string | null
  payoutEntityId: string | null
}
export type StandInTransaction = {
  id: string
  provider: string
  chargeKey: string | null
  reference: string
  kind: 'PAYMENT' | 'REFUND' | 'CHARGEBACK'
  method: Method | null
  amount: string
  currency: string
  status: 'SUCCESS' | 'FAILED' | 'PENDING' | 'VOIDED' | 'REVERSED'
  paidAt: string | null
  /** The payment of a refund; null while treasury isn't certain. */
  originalId: string | null
  settlement: { reference: string; status: 'PENDING' | 'SETTLED' } | null
  version: number
}

const BANKS = ['014', '008', '009', '002', '013', '022']
const QRIS_MAXIMUM = 10_000_000

export async function startStandInTreasury() {
  const charges = new Map<string, StandInCharge>()
  const transactions = new Map<string, StandInTransaction>()
  const accounts = new Map<string, StandInAccount>()
  const details = new Map<string, string | null>()
  const requests: string[] = []
  const readers = new Set<ServerResponse>()
  const events: { type: string; subjectId: string; organizationId: string }[] = []
  /** Lost answers: the charge is created all the same. */
  let lost = 0
  let refused = 0
  /** The provider's answers that treasury still waits for. */
  let awaited = 0

  function make(wanted: Wanted): StandInCharge {
    const known = charges.get(wanted.key)
    if (known) return known
    const charge: StandInCharge = {
      ...wanted,
      id: randomUUID(),
      provider: 'SANDBOX',
      status: 'PENDING',
      virtualAccountNumber:
        wanted.method === 'VIRTUAL_ACCOUNT' ? `8808${String(charges.size).padStart(12, '0')}` : null,
      qrContent: wanted.method === 'QRIS' ? '00020101021226' : null,
      redirectUrl: wanted.method === 'CARD' || wanted.method === 'E_WALLET' ? 'https://sandbox.example/pay' : null,
      failureReason: null,
    }
    charges.set(wanted.key, charge)
    const { virtualAccountNumber } = charge
    if (awaited-- > 0) charge.virtualAccountNumber = null
    else awaited = 0
    details.set(charge.id, virtualAccountNumber)
    return charge
  }
  /** The fixed virtual account of a key. */
  function openAccount({ key, bankCode }: { key: string; bankCode: string }): StandInAccount {
    const number = `8810${String(accounts.size).padStart(12, '0')}`
    const opened = accounts.get(key) ?? {
      id: randomUUID(),
      key,
      bankCode,
      provider: 'SANDBOX',
      status: 'ACTIVE' as const,
      number,
      failureReason: null,
      payoutEntityId: null,
    }
    accounts.set(key, opened)
    return opened
  }
  /** The entity whose money was asked for last. */
  let askedFor: string | null = null
  const offersOf = (amount: number) => [
    ...BANKS.map(bankCode => ({ method: 'VIRTUAL_ACCOUNT', bankCode, isPossible: true, reason: null, maximum: null })),
    {
      method: 'QRIS',
      bankCode: null,
      isPossible: amount <= QRIS_MAXIMUM,
      reason: amount <= QRIS_MAXIMUM ? null : 'ABOVE_LIMIT',
      maximum: `${QRIS_MAXIMUM}.00`,
    },
    { method: 'CARD', bankCode: null, isPossible: false, reason: 'NO_PROVIDER', maximum: null },
    { method: 'E_WALLET', bankCode: null, isPossible: true, reason: null, maximum: null },
  ]

  const frameOf = (position: number) => {
    const { type, subjectId, organizationId } = events[position - 1]!
    const data = JSON.stringify({ type, subjectId, organizationId, scopeId: null, actorId: null })
    return `id: ${position}\ndata: ${data}\n\n`
  }

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://treasury')
    const answer = (status: number, body: object) => {
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(JSON.stringify(body))
    }
    if (!request.headers.authorization?.startsWith('Bearer ')) return answer(401, {})
    if (url.pathname === '/v1/events') {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      const from = Number(request.headers['last-event-id'])
      if (Number.isNaN(from)) response.write(`id: ${events.length}\nevent: reset\ndata: {}\n\n`)
      else for (let at = from + 1; at <= events.length; at++) response.write(frameOf(at))
      readers.add(response)
      return
    }
    requests.push(`${request.method} ${url.pathname}`)
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const cancel = /^\/v1\/provider-charges\/([^/]+)\/cancel$/.exec(url.pathname)
      if (cancel) {
        const charge = [...charges.values()].find(({ id }) => id === cancel[1])
        if (!charge) return answer(404, {})
        if (charge.status !== 'PENDING') return answer(409, { status: charge.status })
        charge.status = 'CANCELED'
        return answer(200, charge)
      }
      if (url.pathname === '/v1/provider-charges/methods') {
        askedFor = url.searchParams.get('entityId')
        return answer(200, {
          items: offersOf(Number(url.searchParams.get('amount'))).map(offer => ({
            provider: 'SANDBOX',
            minimum: null,
            ...offer,
          })),
        })
      }
      if (url.pathname === '/v1/provider-charges' && request.method === 'POST') {
        if (refused-- > 0) return answer(422, { code: 'U-TRSY-PP-27' })
        refused = 0
        const charge = make(JSON.parse(Buffer.concat(chunks).toString()) as Wanted)
        if (lost-- > 0) return response.destroy()
        lost = 0
        return answer(201, charge)
      }
      const close = /^\/v1\/provider-virtual-accounts\/([^/]+)\/close$/.exec(url.pathname)
      if (close) {
        const account = [...accounts.values()].find(({ id }) => id === close[1])
        if (!account) return answer(404, {})
        if (account.status === 'ACTIVE') account.status = 'CLOSED'
        return answer(200, account)
      }
      if (url.pathname === '/v1/provider-virtual-accounts/banks')
        return answer(200, {
          items: BANKS.map(bankCode => ({ bankCode, provider: bankCode === '022' ? null : 'SANDBOX' })),
        })
      if (url.pathname === '/v1/provider-virtual-accounts' && request.method === 'POST') {
        if (refused-- > 0) return answer(422, { code: 'U-TRSY-PP-27' })
        refused = 0
        const account = openAccount(JSON.parse(Buffer.concat(chunks).toString()) as StandInAccount)
        if (lost-- > 0) return response.destroy()
        lost = 0
        return answer(201, account)
      }
      const ids = url.searchParams.get('ids')?.split(',')
      const keys = url.searchParams.get('keys')?.split(',')
      if (url.pathname === '/v1/provider-charges')
        return answer(200, {
          items: [...charges.values()].filter(({ id, key }) => ids?.includes(id) ?? keys?.includes(key)),
          next: null,
        })
      if (url.pathname === '/v1/provider-virtual-accounts')
        return answer(200, {
          items: [...accounts.values()].filter(({ id, key }) => ids?.includes(id) ?? keys?.includes(key)),
        })
      if (url.pathname === '/v1/projection/provider-transactions')
        return answer(200, {
          items: [...transactions.values()].filter(({ id }) => ids?.includes(id) ?? true),
          next: null,
        })
      answer(404, {})
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  atFileEnd(async () => {
    server.closeAllConnections()
    await new Promise(resolve => server.close(resolve))
  })

  return {
    url: `http://127.0.0.1:${port}`,
    serviceSecret: SERVICE_SECRET,
    charges,
    accounts,
    transactions,
    requests,
    askedFor: () => askedFor,
    loseAnswers: (count: number) => {
      lost = count
    },
    awaitProvider: (count: number) => {
      awaited = count
    },
    /** The provider has answered. */
    answerCharge(key: string): StandInCharge {
      const charge = charges.get(key)!
      charge.virtualAccountNumber = details.get(charge.id) ?? null
      return charge
    },
    refuse: (count: number) => {
      refused = count
    },
    /** Pays a charge, with another amount if given. */
    pay(key: string, amount?: string): StandInTransaction {
      const charge = charges.get(key)!
      const transaction: StandInTransaction = {
        id: randomUUID(),
        provider: 'SANDBOX',
        chargeKey: key,
        reference: `SBX-${transactions.size + 1}`,
        kind: 'PAYMENT',
        method: charge.method,
        amount: amount ?? charge.amount,
        currency: 'IDR',
        status: 'SUCCESS',
        paidAt: '2026-11-20T03:07:00Z',
        originalId: null,
        settlement: null,
        version: 1,
      }
      transactions.set(transaction.id, transaction)
      charge.status = 'SUCCEEDED'
      return transaction
    },
    /** A customer pays to a fixed virtual account. */
    payTo(key: string, amount: string): StandInTransaction {
      const transaction: StandInTransaction = {
        id: randomUUID(),
        provider: 'SANDBOX',
        chargeKey: key,
        reference: `SBX-${transactions.size + 1}`,
        kind: 'PAYMENT',
        method: 'VIRTUAL_ACCOUNT',
        amount,
        currency: 'IDR',
        status: 'SUCCESS',
        paidAt: '2026-11-20T03:07:00Z',
        originalId: null,
        settlement: null,
        version: 1,
      }
      transactions.set(transaction.id, transaction)
      return transaction
    },
    emit(type: string, subjectId: string, organizationId: string) {
      events.push({ type, subjectId, organizationId })
      for (const reader of readers) reader.write(frameOf(events.length))
    },
  }
}
