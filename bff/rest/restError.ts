// A service's refusal, and what replaces it when the service doesn't respond.

export const SERVICES = ['account', 'treasury'] as const
export type ServiceName = (typeof SERVICES)[number]

/** One field of a request that the service refused; `path` uses dots. */
export type FieldProblem = { path: string; code: string; message: string }

/** RFC 9457, as both services write it; `title` is in the language of the request. */
export type Problem = {
  status: number
  code: string
  title: string
  errors?: FieldProblem[]
  /** The digest that the proof must cover, where one is required. */
  proofOf?: string
  /** Seconds after which the same request may succeed. */
  retryAfter?: number
}

/** A REST call failed: the service refused it, or didn't respond (then `cause` says why). */
export class RestError extends Error {
  override readonly name = 'RestError'
  readonly service: ServiceName
  readonly problem: Problem

  constructor(service: ServiceName, problem: Problem, cause?: unknown) {
    super(`${service}: ${problem.status} ${problem.code}`, { cause })
    this.service = service
    this.problem = problem
  }
}

/** Reads a problem document; any other body with an error status is a server fault. */
export function toProblem(status: number, body: unknown): Problem {
  if (!isProblem(body)) return { status, code: 'G-1', title: '' }
  const { code, title, errors, proofOf, retryAfter } = body
  return {
    status,
    code,
    title,
    ...(errors && { errors }),
    ...(proofOf !== undefined && { proofOf }),
    ...(retryAfter !== undefined && { retryAfter }),
  }
}

function isProblem(body: unknown): body is Problem {
  return (
    typeof body === 'object' &&
    body !== null &&
    'code' in body &&
    typeof body.code === 'string' &&
    'title' in body &&
    typeof body.title === 'string' &&
    (!('errors' in body) || Array.isArray(body.errors)) &&
    (!('proofOf' in body) || typeof body.proofOf === 'string') &&
    (!('retryAfter' in body) || typeof body.retryAfter === 'number')
  )
}
