// The result of submitting a form on these pages: a success, or errors at fields or above the form.
import type { IntlShape } from 'react-intl'
import { RequestFailed } from '../../relay/operation.ts'

type UserError = {
  readonly code: string
  readonly message: string
  readonly field?: readonly string[] | null | undefined
}

export type Outcome<Answer> =
  { ok: true; answer: Answer } | { ok: false; fields: Record<string, string>; message: string | null; codes: string[] }

type Payload = { readonly userErrors: readonly UserError[] } | null | undefined

/** Runs a mutation. Errors of a field in the form are shown there, all others above the form. Never rejects. */
export async function attempt<Answer extends Payload>(
  run: () => Promise<Answer>,
  { formatMessage, fields }: { formatMessage: IntlShape['formatMessage']; fields: readonly string[] },
): Promise<Outcome<NonNullable<Answer>>> {
  try {
    const answer = await run()
    if (!answer) return failed(formatMessage({ id: 'error.server' }))
    const { userErrors } = answer
    if (userErrors.length === 0) return { ok: true, answer }
    const atField = userErrors.filter(({ field }) => field?.[0] !== undefined && fields.includes(field[0]))
    const other = userErrors.find(error => !atField.includes(error))
    return {
      ok: false,
      fields: Object.fromEntries(atField.map(({ field, message }) => [field?.[0] ?? '', message])),
      message: other?.message ?? null,
      codes: userErrors.map(({ code }) => code),
    }
  } catch (error) {
    const { code, message } = error instanceof RequestFailed ? error : new RequestFailed('', null)
    return failed(message || formatMessage({ id: code === null ? 'request.unreachable' : 'error.server' }))
  }
}

const failed = (message: string): Outcome<never> => ({ ok: false, fields: {}, message, codes: [] })
