// The meaning of a provider's HTTP status, before its body is read.
import type { z } from 'zod'
import { ProviderFault, type ProviderFaultReason } from './providerFault.ts'
import { rawJson } from './rules/rawJson.ts'

type HttpAnswer = { status: number; text: string }

const REASONS: Readonly<Record<number, ProviderFaultReason>> = {
  401: 'CREDENTIALS',
  403: 'NOT_PERMITTED',
  408: 'UNREACHABLE',
  429: 'BUSY',
}

/** Why a response is unusable; undefined if it is usable. */
function faultOfStatus(status: number): ProviderFault | undefined {
  if (status >= 200 && status < 300) return undefined
  const reason = REASONS[status] ?? (status >= 500 ? 'UNREACHABLE' : 'REFUSED')
  return new ProviderFault(reason, `HTTP ${status}`)
}

/** Parses a response in this form; throws a `ProviderFault` for any other. */
export function readAnswer<Form extends z.ZodType>({ status, text }: HttpAnswer, form: Form): z.output<Form> {
  const fault = faultOfStatus(status)
  if (fault) throw fault
  const parsed = rawJson.pipe(form).safeParse(text)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new ProviderFault('NONSENSE', `${issue?.path.join('.') || 'the answer'}: ${issue?.message ?? 'not readable'}`)
}

/** The same where not-found is a valid response. */
export const readFound = <Form extends z.ZodType>(answer: HttpAnswer, form: Form): z.output<Form> | undefined =>
  answer.status === 404 ? undefined : readAnswer(answer, form)

/** `Basic user:password`. */
export const basicAuth = (user: string, password = ''): string =>
  `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`
