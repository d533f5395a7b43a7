// One signed request to an external server: limited in time and response size, and without redirects.
import { lookup } from 'node:dns/promises'
import { Agent, request } from 'undici'
import { cappedText } from '../../kit/http/cappedText.ts'
import { signatureOf } from './signature.ts'
import type { DeliveryFailure } from './table.ts'
import { AddressRefused, checkedLookup, isAllowedAddress, literalOf, type Resolve, type TargetRules } from './target.ts'

export type Sending = {
  url: string
  secrets: readonly string[]
  eventId: string
  /** The event's public name. */
  event: string
  body: string
}

export type SendOutcome = {
  failure: DeliveryFailure | null
  responseStatus: number | null
  responseExcerpt: string | null
  durationMs: number
}

export type Sender = ReturnType<typeof openSender>

type SenderOptions = TargetRules & { resolve?: Resolve; timeoutMs?: number }

const MAX_MS = 10_000
/** Enough of a response to see what went wrong. */
const EXCERPT_BYTES = 1_000

const resolveByDns: Resolve = hostname => lookup(hostname, { all: true })

export function openSender({ allowLoopback, resolve = resolveByDns, timeoutMs = MAX_MS }: SenderOptions) {
  const rules = { allowLoopback }
  const agent = new Agent({ connect: { lookup: checkedLookup(resolve, rules) }, connections: 4 })

  async function post({ url, secrets, eventId, event, body }: Sending) {
    const literal = literalOf(new URL(url))
    if (literal !== null && !isAllowedAddress(literal, rules)) throw new AddressRefused()
    // Undici follows no redirects by default: a 3xx is a response like any other.
    const { statusCode, body: answer } = await request(url, {
      method: 'POST',
      dispatcher: agent,
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Arus-Webhooks/1',
        'arus-event': event,
        'arus-event-id': eventId,
        'arus-signature': signatureOf(secrets, Math.floor(Date.now() / 1_000), body),
      },
      body,
    })
    return { responseStatus: statusCode, responseExcerpt: await beginningOf(answer) }
  }

  return {
    /** Sends one delivery; every failure becomes an outcome. */
    async send(sending: Sending): Promise<SendOutcome> {
      const began = performance.now()
      const took = () => Math.round(performance.now() - began)
      try {
        const answer = await post(sending)
        const isTaken = answer.responseStatus >= 200 && answer.responseStatus < 300
        return { ...answer, failure: isTaken ? null : 'STATUS', durationMs: took() }
      } catch (error) {
        return { failure: failureOf(error), responseStatus: null, responseExcerpt: null, durationMs: took() }
      }
    },
    close: () => agent.destroy(),
  }
}

function failureOf(error: unknown): DeliveryFailure {
  if (error instanceof AddressRefused) return 'ADDRESS_REFUSED'
  return error instanceof Error && error.name === 'TimeoutError' ? 'TIMEOUT' : 'UNREACHABLE'
}

/** The beginning of a response, as text that can be stored. */
async function beginningOf(body: AsyncIterable<unknown>): Promise<string | null> {
  const { text } = await cappedText(body, EXCERPT_BYTES)
  return text === '' ? null : text.replaceAll('\0', '')
}
