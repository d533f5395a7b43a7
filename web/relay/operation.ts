// One GraphQL operation over HTTP. It knows nothing of Relay's runtime, so that the sign-in screen can do without it.
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime'
import { noteFeedPosition } from './feedPosition.ts'

/** What this module needs of a compiled operation: the artifact's `params`. */
export type OperationParameters = { readonly id: string | null; readonly name: string; readonly text: string | null }

/** A GraphQL error as the BFF answers it. */
export type AnswerError = {
  message: string
  path?: readonly (string | number)[]
  extensions?: { code?: string; requestId?: string; retryAfter?: number }
}

export type Answer = { data: Record<string, unknown> | null; errors?: readonly AnswerError[] }

/** Codes of the error table on which the interface acts by itself. */
export const codes = {
  serverProblem: 'G-1',
  notFound: 'G-7',
  notSignedIn: 'G-10',
  forbidden: 'G-20',
  noOrganization: 'G-21',
  tooManyRequests: 'R-3',
  secondFactorSetUp: 'U-ACC-AU-43',
  secondFactorRequired: 'U-ACC-AU-44',
  passwordRequired: 'U-ACC-AU-34',
} as const

const FACTOR_WANTED: ReadonlySet<string | undefined> = new Set([codes.secondFactorSetUp, codes.secondFactorRequired])

/** The BFF refused the operation, or could not be reached (`code` null). The message is fit for people. */
export class RequestFailed extends Error {
  override readonly name = 'RequestFailed'
  readonly code: string | null
  readonly requestId: string | null
  /** The server, or something behind it, is away: the same request may succeed in a moment. */
  readonly isTemporary: boolean

  constructor(message: string, code: string | null, requestId: string | null = null, isTemporary = code === null) {
    super(message)
    this.code = code
    this.requestId = requestId
    this.isTemporary = isTemporary
  }
}

const LOADED_ANEW = 'arus.loadedAnew'
const LOADED_LATELY_MS = 60_000

/** Loads the document anew for code that is missing. By itself that happens once: code that is still missing then won't come by asking. */
export function loadDocumentAnew(): void {
  sessionStorage.setItem(LOADED_ANEW, String(Date.now()))
  location.reload()
}

const wasLoadedAnew = (): boolean => Date.now() - Number(sessionStorage.getItem(LOADED_ANEW) ?? 0) < LOADED_LATELY_MS

/** A screen's code could not be fetched. Most browsers remember that until the document is loaded anew, and don't ask again. */
export class CodeUnreachable extends RequestFailed {
  constructor() {
    super('', null, null, !wasLoadedAnew())
  }
}

const LED_AWAY: ReadonlySet<string | null | undefined> = new Set([
  codes.notSignedIn,
  codes.noOrganization,
  ...FACTOR_WANTED,
])

/** A failure on which the person is led to where something can be done: no part of the page they leave is broken, and nothing is to be told. */
export const leadsAway = (error: unknown): boolean => error instanceof RequestFailed && LED_AWAY.has(error.code)

/** The person is no member of the organization that was asked for. */
export const isOrganizationLost = (error: unknown): boolean =>
  error instanceof RequestFailed && error.code === codes.noOrganization

/** A RequestFailed from an error of an answer. */
export function failureOf(error: AnswerError): RequestFailed {
  const { code = codes.serverProblem, requestId } = error.extensions ?? {}
  return new RequestFailed(error.message, code, requestId, isTemporary(error))
}

/** Whether the server says of an error that the same request may succeed in a moment. Who asks too much is not asked to come back. */
export const isTemporary = ({ extensions }: AnswerError): boolean =>
  extensions?.retryAfter !== undefined && extensions.code !== codes.tooManyRequests

/** Whether something that was asked for is away. */
export const isAway = (answer: Answer): boolean => answer.errors?.some(isTemporary) === true

let onSessionEnd: () => void = () => {}
let onOrganizationLost: () => void = () => {}
let onSecondFactorWanted: (hasOne: boolean) => void = () => {}

/** Says what happens when an answer tells that nobody is signed in any more. */
export function whenSessionEnds(react: () => void): void {
  onSessionEnd = react
}

/** Says what happens when an organization lets nobody in without a second factor; `hasOne`: it is set up, and has not been shown. */
export function whenSecondFactorIsWanted(react: (hasOne: boolean) => void): void {
  onSecondFactorWanted = react
}

/** Says what happens when the person belongs to the tab's organization no more. */
export function whenOrganizationIsLost(react: () => void): void {
  onOrganizationLost = react
}

/** Tells the application that an administrator has taken the person out of the organization. */
export function organizationLost(): void {
  onOrganizationLost()
}

/** Tells the application that the session is over; the websocket learns it by a close code. */
export function sessionEnded(): void {
  onSessionEnd()
}

/**
 * Sends an operation by its persisted id. Throws RequestFailed when the whole request failed; errors with a path stay in the
 * answer, since the rest of the data is good.
 */
export async function executeOperation(
  { id, name, text }: OperationParameters,
  variables: Record<string, unknown>,
  { organization, signal }: { organization?: string | null; signal?: AbortSignal } = {},
): Promise<Answer> {
  const document = id === null ? { query: text } : { id }
  const response = await post(JSON.stringify({ ...document, operationName: name, variables }), organization, signal)
  const answer = await readAnswer(response)

  const errors = answer.errors ?? []
  const signedOut = errors.find(error => error.extensions?.code === codes.notSignedIn)
  if (signedOut) {
    sessionEnded()
    throw failureOf(signedOut)
  }
  // What a mutation wants is among its user errors; as an error of the answer it is what the organization wants.
  const wanted = errors.find(error => FACTOR_WANTED.has(error.extensions?.code))
  if (wanted) {
    onSecondFactorWanted(wanted.extensions?.code === codes.secondFactorRequired)
    throw failureOf(wanted)
  }
  const whole = errors.find(error => error.path === undefined) ?? (answer.data === null ? errors[0] : undefined)
  if (whole) throw failureOf(whole)
  return answer
}

/**
 * Runs a `graphql` document without an environment: for what happens before there is one. Nothing is cached, and any error of
 * the answer is thrown.
 */
export async function runOperation<T extends OperationType>(
  document: GraphQLTaggedNode,
  variables: T['variables'],
): Promise<T['response']> {
  if (!('params' in document)) throw new TypeError('not a compiled operation')
  const { id = null, name, text } = document.params
  const { data, errors } = await executeOperation({ id, name, text }, variables)
  const error = errors?.[0]
  if (error) throw failureOf(error)
  return data
}

async function post(body: string, organization: string | null | undefined, signal?: AbortSignal): Promise<Response> {
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    accept: 'application/graphql-response+json, application/json',
    'accept-language': document.documentElement.lang,
    // Makes every request a preflighted one: another site can't send it with the session's cookie.
    'apollo-require-preflight': 'true',
  }
  if (organization) headers['x-organization-id'] = organization
  try {
    return await fetch('/graphql', { method: 'POST', headers, body, ...(signal ? { signal } : {}) })
  } catch (error) {
    if (signal?.aborted) throw error
    throw new RequestFailed('', null)
  }
}

async function readAnswer(response: Response): Promise<Answer> {
  noteFeedPosition(response.headers.get('x-feed-position'))
  const requestId = response.headers.get('x-request-id')
  const answer: unknown = await response.json().catch(() => null)
  if (isAnswer(answer)) return answer
  if (response.status === 401) {
    sessionEnded()
    throw new RequestFailed('', codes.notSignedIn, requestId)
  }
  // Either an answer was cut off, or a proxy answers for a server that is away.
  throw new RequestFailed('', codes.serverProblem, requestId, response.ok || PROXY_STATUS.has(response.status))
}

const PROXY_STATUS: ReadonlySet<number> = new Set([502, 503, 504])

function isAnswer(value: unknown): value is Answer {
  return typeof value === 'object' && value !== null && ('data' in value || 'errors' in value)
}
