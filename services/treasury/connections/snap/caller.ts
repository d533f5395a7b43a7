// Calls to a bank's services: token, signatures, headers, and the meaning of the response.
import { createHash, randomInt } from 'node:crypto'
import type { z } from 'zod'
import type { Clock } from '../../../kit/clock.ts'
import { BankFault } from '../bankConnection.ts'
import { privateKeyOf, type SnapCredentials } from './credentials.ts'
import type { Line, Outcome } from './line.ts'
import { faultReasonOf, type Meaning, meaningOf } from './responseCodes.ts'
import { type Answer, answer, tokenAnswer } from './shapes.ts'
import { type SignatureEncoding, signRequest, signTokenRequest, timestampOf } from './signatures.ts'
import type { GrantedToken, Tokens } from './tokens.ts'

/** The services that are called, with their codes in the standard. */
export const SERVICES = {
  token: { code: '73', path: '/access-token/b2b' },
  balance: { code: '11', path: '/balance-inquiry' },
  statement: { code: '14', path: '/bank-statement' },
  inquireInternal: { code: '15', path: '/account-inquiry-internal' },
  inquireExternal: { code: '16', path: '/account-inquiry-external' },
  intrabank: { code: '17', path: '/transfer-intrabank' },
  interbank: { code: '18', path: '/transfer-interbank' },
  rtgs: { code: '22', path: '/transfer-rtgs' },
  skn: { code: '23', path: '/transfer-skn' },
  status: { code: '36', path: '/transfer/status' },
} as const
export type Service = (typeof SERVICES)[keyof typeof SERVICES]

/** The result of a call. `answer` is only complete if there was a response. */
export type Result = {
  meaning: Meaning | { kind: 'notSent' }
  /** Of the response; null without one. */
  status: number | null
  code: string | null
  message: string
  answer: Answer | null
}

export type Place = {
  /** Scheme, host and port. */
  origin: string
  /** The prefix of every path: the address's own path, and the version. */
  basePath: string
  encoding: SignatureEncoding
}

type Surroundings = { place: Place; line: Line; tokens: Tokens; clock: Clock; credentials: SnapCredentials }

export type Caller = ReturnType<typeof openCaller>

/** Digits that are unique among the day's calls. */
const newExternalId = (clock: Clock): string =>
  `${clock.now().epochMilliseconds}${String(randomInt(1e12)).padStart(12, '0')}`

export function openCaller({ place, line, tokens, clock, credentials }: Surroundings) {
  const { clientId, clientSecret, channelId, partnerId } = credentials
  const privateKey = privateKeyOf(credentials.privateKey)
  // New credentials get a new token: the one of replaced credentials is not used any more.
  const owner = createHash('sha256')
    .update(JSON.stringify([place, credentials]))
    .digest('base64')

  async function grant(): Promise<GrantedToken> {
    const timestamp = timestampOf(clock.now())
    const outcome = await line.call({
      path: place.basePath + SERVICES.token.path,
      headers: {
        'x-timestamp': timestamp,
        'x-client-key': clientId,
        'x-signature': signTokenRequest(privateKey, clientId, timestamp),
      },
      body: JSON.stringify({ grantType: 'client_credentials' }),
    })
    const result = resultOf(outcome, SERVICES.token)
    const granted = result.meaning.kind === 'done' ? tokenAnswer.safeParse(result.answer).data : undefined
    if (granted) return granted
    throw faultOf(result)
  }

  async function send(service: Service, body: string, externalId: string, token: string, mostBytes?: number) {
    const path = place.basePath + service.path
    const timestamp = timestampOf(clock.now())
    const outcome = await line.call({
      path,
      headers: {
        authorization: `Bearer ${token}`,
        'x-timestamp': timestamp,
        'x-signature': signRequest(clientSecret, { method: 'POST', path, body, timestamp }, token, place.encoding),
        'x-partner-id': partnerId,
        'x-external-id': externalId,
        'channel-id': channelId,
      },
      body,
      ...(mostBytes !== undefined && { mostBytes }),
    })
    return resultOf(outcome, service)
  }

  type CallOptions = { externalId?: string; mostBytes?: number }

  /** Calls a service; if the bank refuses the token, once more with a new one. Throws a `BankFault` if there is no token. */
  async function call(service: Service, content: object, options: CallOptions = {}): Promise<Result> {
    const { externalId = newExternalId(clock), mostBytes } = options
    const body = JSON.stringify(content)
    const token = await tokens.tokenOf(owner, grant)
    const first = await send(service, body, externalId, token, mostBytes)
    if (first.meaning.kind !== 'token') return first
    await tokens.forget(owner, token)
    const second = await send(service, body, externalId, await tokens.tokenOf(owner, grant), mostBytes)
    if (second.meaning.kind !== 'token') return second
    return { ...second, meaning: { kind: 'refused', reason: 'CREDENTIALS' } }
  }

  /** A request that can be repeated; throws a `BankFault` without a usable response. */
  async function read<Shape extends z.ZodType>(
    service: Service,
    content: object,
    shape: Shape,
    mostBytes?: number,
  ): Promise<z.output<Shape>> {
    const result = await call(service, content, { ...(mostBytes !== undefined && { mostBytes }) })
    if (result.meaning.kind !== 'done') throw faultOf(result)
    const parsed = shape.safeParse(result.answer)
    if (!parsed.success) throw new BankFault('NONSENSE', 'the answer lacks what it should have', result.code)
    return parsed.data
  }

  return { call, read }
}

function resultOf(outcome: Outcome, service: Service): Result {
  if (outcome.kind !== 'answered') {
    const meaning = { kind: outcome.kind === 'lost' ? 'unknown' : 'notSent' } as const
    return { meaning, status: null, code: null, message: outcome.why, answer: null }
  }
  const parsed = answer.safeParse(outcome.text).data
  const code = parsed?.responseCode ?? null
  return {
    meaning: meaningOf(code, outcome.status, service.code),
    status: outcome.status,
    code,
    message: parsed?.responseMessage ?? `HTTP ${outcome.status}, and no answer of the standard`,
    answer: parsed ?? null,
  }
}

/** Why a request has no usable response. */
export function faultOf({ meaning, status, code, message }: Result): BankFault {
  switch (meaning.kind) {
    case 'refused':
      return new BankFault(faultReasonOf(meaning.reason), message, code)
    case 'token':
      return new BankFault('CREDENTIALS', message, code)
    case 'busy':
      return new BankFault('BUSY', message, code)
    case 'notFound':
      return new BankFault('REFUSED', message, code)
    case 'notSent':
      return new BankFault('UNREACHABLE', message, code)
    default:
      return new BankFault(status === null || status >= 500 ? 'UNREACHABLE' : 'NONSENSE', message, code)
  }
}
