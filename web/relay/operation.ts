// Sends one GraphQL operation over HTTP. Independent of Relay's runtime, so that the sign-in screen doesn't load it.
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime'
import { noteFeedPosition } from './feedPosition.ts'

/** The part of a compiled operation that this module needs: the artifact's `params`. */
export type OperationParameters = { readonly id: string | null; readonly name: string; readonly text: string | null }

/** A GraphQL error in the BFF's format. */
export type AnswerError = {
  message: string
  path?: readonly (string | number)[]
  extensions?: { code?: string; requestId?: string; retryAfter?: number }
}

export type Answer = { data: Record<string, unknown> | null; errors?: readonly AnswerError[] }

/** Error codes that the interface handles itself. */
export const codes = {
  serverProblem: 'G-1',
  stale: 'G-3',
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

/** The BFF refused the operation, or could not be reached (`code` null). The message can be shown to users. */
export class RequestFailed extends Error {
  override readonly name = 'RequestFailed'
  readonly code: string | null
  readonly requestId: string | null
  /** The server or a service behind it is unavailable: the same request may soon succeed. */
  readonly isTemporary: boolean

  constructor(message: string, code: string | null, requestId: string | null = null, isTemporary = code === null) {
    super(message)
    this.code = code
    this.requestId = requestId
    this.isTemporary = isTemporary
  }
}

const RELOADED = 'arus.loadedAnew'
const LOADED_LATELY_MS = 60_000

/** Reloads the document for missing code. Automatically only once: if the code is still missing then, further reloads won't help. */
export function reloadDocument(): void {
  sessionStorage.setItem(RELOADED, String(Date.now()))
  location.reload()
}

const wasReloaded = (): boolean => Date.now() - Number(sessionStorage.getItem(RELOADED) ?? 0) < LOADED_LATELY_MS

/** A screen's code could not be fetched. Most browsers cache that failure until the document is reloaded, and don't fetch again. */
export class CodeUnreachable extends RequestFailed {
  constructor() {
    super('', null, null, !wasReloaded())
  }
}

const LED_AWAY: ReadonlySet<string | null | undefined> = new Set([
  codes.notSignedIn,
  codes.noOrganization,
  ...FACTOR_WANTED,
])

/** A failure that navigates the user to a page where they can act: the page they leave is not broken, and no error is shown. */
export const leadsAway = (error: unknown): boolean => error instanceof RequestFailed && LED_AWAY.has(error.code)

/** The user is not a member of the requested organization. */
export const isOrganizationLost = (error: unknown): boolean =>
  error instanceof RequestFailed && error.code === codes.noOrganization

/** A RequestFailed from an error of an answer. */
export function failureOf(error: AnswerError): RequestFailed {
  const { code = codes.serverProblem, requestId } = error.extensions ?? {}
  return new RequestFailed(error.message, code, requestId, isTemporary(error))
}

/** Whether the server says that the same request may soon succeed. Rate-limited requests are not retried. */
export const isTemporary = ({ extensions }: AnswerError): boolean =>
  extensions?.retryAfter !== undefined && extensions.code !== codes.tooManyRequests

/** Whether part of the answer is missing because a service is unavailable. */
export const isAway = (answer: Answer): boolean => answer.errors?.some(isTemporary) === true

let onSessionEnd: () => void = () => {}
let onOrganizationLost: () => void = () => {}
let onSecondFactorWanted: (hasOne: boolean) => void = () => {}

/** Registers a handler for answers that say that the session is over. */
export function whenSessionEnds(react: () => void): void {
  onSessionEnd = react
}

/** Registers a handler for organizations that require a second factor; `hasOne`: it is set up but not verified yet. */
export function whenSecondFactorIsWanted(react: (hasOne: boolean) => void): void {
  onSecondFactorWanted = react
}

/** Registers a handler for when the user no longer belongs to the tab's organization. */
export function whenOrganizationIsLost(react: () => void): void {
  onOrganizationLost = react
}

/** Notifies the application that an administrator removed the user from the organization. */
export function organizationLost(): void {
  onOrganizationLost()
}

/** Notifies the application that the session is over; the websocket detects it by a close code. */
export function sessionEnded(): void {
  onSessionEnd()
}

/**
 * Sends an operation by its persisted id. Throws RequestFailed when the whole request failed; errors with a path stay in the answer, since
 * the rest of the data is usable.
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
  // A factor required by a mutation is among its user errors; as a top-level error it is the organization's requirement.
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
 * Runs a `graphql` document without an environment, for operations before there is one. Nothing is cached, and any error of the answer is
 * thrown.
 */
export async function runOperation<T extends OperationType>(
  document: GraphQLTaggedNode,
  variables: T['variables'],
  organization: string | null = null,
): Promise<T['response']> {
  if (!('params' in document)) throw new TypeError('not a compiled operation')
  const { id = null, name, text } = document.params
  const { data, errors } = await executeOperation({ id, name, text }, variables, { organization })
  const error = errors?.[0]
  if (error) throw failureOf(error)
  return data
}

async function post(body: string, organization: string | null | undefined, signal?: AbortSignal): Promise<Response> {
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    accept: 'application/graphql-response+json, application/json',
    'accept-language': document.documentElement.lang,
    // Forces a preflight on every request: another site can't send it with the session's cookie.
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
  // Either an answer was cut off, or a proxy answered for an unavailable server.
  throw new RequestFailed('', codes.serverProblem, requestId, response.ok || PROXY_STATUS.has(response.status))
}

const PROXY_STATUS: ReadonlySet<number> = new Set([502, 503, 504])

function isAnswer(value: unknown): value is Answer {
  return typeof value === 'object' && value !== null && ('data' in value || 'errors' in value)
}
