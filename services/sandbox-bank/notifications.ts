// Notifies partners when an order has ended. It tries a few times and then gives up; partners poll if they need to know.
import { createHash, createSign } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { request } from 'undici'
import type { Log } from '../kit/http/log.ts'
import type { Bank } from './bank.ts'
import type { Faults } from './faults.ts'
import type { Transfer } from './ledger.ts'
import { statusOf } from './services.ts'

const PAUSES_MS = [0, 1_000, 5_000]

type Options = { bank: Bank; faults: Faults; origin: string; log: Log }

/** The signed notification about an order. */
export function notificationOf({ clock, keys }: Pick<Bank, 'clock' | 'keys'>, transfer: Transfer) {
  const path = `/v1/bank-notifications/${transfer.bankCode}`
  const body = JSON.stringify(statusOf(transfer))
  const timestamp = clock.now().toZonedDateTimeISO('+07:00').toString({ smallestUnit: 'second', timeZoneName: 'never' })
  const hash = createHash('sha256').update(body).digest('hex')
  const signature = createSign('RSA-SHA256').update(`POST:${path}:${hash}:${timestamp}`).sign(keys.privateKey, 'base64')
  const headers = { 'content-type': 'application/json', 'x-timestamp': timestamp, 'x-signature': signature }
  return { path, headers, body }
}

/** Notifies `origin` of every order that ends. */
export function openNotifications({ bank, faults, origin, log }: Options) {
  const stopping = new AbortController()

  async function post(transfer: Transfer) {
    const { path, headers, body } = notificationOf(bank, transfer)
    const { statusCode, body: answer } = await request(origin + path, {
      method: 'POST',
      headers,
      body,
      headersTimeout: 5_000,
      bodyTimeout: 5_000,
      signal: stopping.signal,
    })
    await answer.dump()
    if (statusCode >= 300) throw new Error(`a notification was answered with ${statusCode}`)
  }

  async function tell(transfer: Transfer) {
    const fault = faults.take('notification', transfer.bankCode)
    if (fault?.kind === 'LOST_BEFORE' || fault?.kind === 'NEVER') return
    if (fault?.ms) await sleep(fault.ms, undefined, { signal: stopping.signal })
    const times = fault?.kind === 'TWICE' ? 2 : 1
    for (let time = 0; time < times; time++) await post(transfer)
  }

  async function keepTelling(transfer: Transfer) {
    for (const pause of PAUSES_MS)
      try {
        await sleep(pause, undefined, { signal: stopping.signal })
        return await tell(transfer)
      } catch (error) {
        if (stopping.signal.aborted) return
        log.warn({ err: error, reference: transfer.reference }, 'a notification did not arrive')
      }
  }

  bank.onEnd(transfer => void keepTelling(transfer))
  return { close: async () => stopping.abort() }
}
