// What an HTTP answer of a provider means, before it is read.
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

/** Why an answer is of no use; undefined when it is. */
function faultOfStatus(status: number): ProviderFault | undefined {
  if (status >= 200 && status < 300) return undefined
  const reason = REASONS[status] ?? (status >= 500 ? 'UNREACHABLE' : 'REFUSED')
  return new ProviderFault(reason, `HTTP ${status}`)
}

/** Reads an answer of this form; throws a `ProviderFault` of any other one. */
export function readAnswer<Form extends z.ZodType>({ status, text }: HttpAnswer, form: Form): z.output<Form> {
  const fault = faultOfStatus(status)
  if (fault) throw fault
  const parsed = rawJson.pipe(form).safeParse(text)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new ProviderFault('NONSENSE', `${issue?.path.join('.') || 'the answer'}: ${issue?.message ?? 'not readable'}`)
}

/** The same where a record that is not known is an answer too. */
export const readFound = <Form extends z.ZodType>(answer: HttpAnswer, form: Form): z.output<Form> | undefined =>
  answer.status === 404 ? undefined : readAnswer(answer, form)

/** `Basic user:password`. */
export const basicAuth = (user: string, password = ''): string =>
  `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`
