// The providers' webhooks to a shop, signed as each does. They try a few times and then give up; shops poll if they need to know.
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { request } from 'undici'
import type { Clock } from '../kit/clock.ts'
import type { Log } from '../kit/http/log.ts'
import { dokuHeaders, dokuStatus } from './doku.ts'
import type { Faults } from './faults.ts'
import { MERCHANTS, type SandboxProvider } from './merchant.ts'
import { midtransStatus } from './midtrans.ts'
import type { Order, Shop } from './shop.ts'

const PAUSES_MS = [0, 500, 2_000]
const TIMEOUT_MS = 5_000

type Letter = { body: string; headers: Record<string, string> }

/** A provider's notification of an order's current status. */
function letterOf(provider: SandboxProvider, order: Order, path: string, clock: Clock): Letter {
  if (provider === 'XENDIT') {
    const said = {
      id: randomUUID(),
      external_id: order.placed.reference,
      status: order.moves.length > 0 ? 'PAID' : 'PENDING',
    }
    return { body: JSON.stringify(said), headers: { 'x-callback-token': MERCHANTS.XENDIT.webhookToken } }
  }
  if (provider === 'MIDTRANS') return { body: JSON.stringify(midtransStatus(order, false, clock)), headers: {} }
  const body = JSON.stringify(dokuStatus(order, false, clock))
  return { body, headers: dokuHeaders(randomUUID(), clock.now().toString({ smallestUnit: 'second' }), path, body) }
}

/** The same with an invalid signature. */
const forged = ({ body, headers }: Letter): Letter => ({
  body: body.replace(/"signature_key":"[^"]*"/, '"signature_key":"00"'),
  headers: Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      name === 'x-callback-token' || name === 'signature' ? 'forged' : value,
    ]),
  ),
})

export type Notifications = ReturnType<typeof openNotifications>

export function openNotifications({
  shop,
  faults,
  clock,
  log,
  hookOrigin,
}: {
  shop: Shop
  faults: Faults
  clock: Clock
  log: Log
  /** The shop's current origin, whatever it was when it registered its path. */
  hookOrigin?: string | undefined
}) {
  const stopping = new AbortController()
  const held = new Map<SandboxProvider, Letter>()
  const underWay = new Set<Promise<void>>()

  async function post(url: string, { body, headers }: Letter): Promise<void> {
    for (const pause of PAUSES_MS)
      try {
        await sleep(pause, undefined, { signal: stopping.signal })
        const { statusCode, body: answer } = await request(url, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body,
          headersTimeout: TIMEOUT_MS,
          bodyTimeout: TIMEOUT_MS,
          signal: stopping.signal,
        })
        await answer.dump()
        if (statusCode < 500 && statusCode !== 429) return
      } catch (error) {
        if (stopping.signal.aborted) return
        log.warn({ err: error }, 'a notification did not arrive')
      }
  }

  async function tell(provider: SandboxProvider, order: Order, url: string): Promise<void> {
    const letter = letterOf(provider, order, new URL(url).pathname, clock)
    const fault = faults.take('DUPLICATE', 'OUT_OF_ORDER', 'LOST', 'BAD_PROOF')
    if (fault?.kind === 'LOST') return
    if (fault?.kind === 'OUT_OF_ORDER') return void held.set(provider, letter)
    await post(url, fault?.kind === 'BAD_PROOF' ? forged(letter) : letter)
    if (fault?.kind === 'DUPLICATE') await post(url, letter)
    const late = held.get(provider)
    held.delete(provider)
    if (late) await post(url, late)
  }

  return {
    /** Sends an order's status to the shop's webhook. */
    tell(provider: SandboxProvider, order: Order): void {
      const hook = shop.hook(provider)
      if (hook === undefined) return
      const url = hookOrigin === undefined ? hook : new URL(new URL(hook).pathname, hookOrigin).href
      const telling = tell(provider, order, url).finally(() => underWay.delete(telling))
      underWay.add(telling)
    },
    close: async () => {
      stopping.abort()
      await Promise.allSettled(underWay)
    },
  }
}
