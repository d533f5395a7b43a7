import { RequestFailed } from '../../../relay/operation.ts'
import { LINK_INVALID, type OpenRequest, submitAccount, submitRequest } from './calls.ts'
import { type RequestValues, toAccountInput, toInput } from './_public/requestValues.ts'

/** The result of sending: errors of fields by path, and errors of no field. */
export type Outcome =
  | { state: 'SENT' }
  | { state: 'EXPIRED' }
  | { state: 'REFUSED'; problems: Readonly<Record<string, string>>; message: string | null; isUnreachable: boolean }

/** Submits the link's form. Never rejects. */
export async function sendRequest({ token, form }: OpenRequest, values: RequestValues): Promise<Outcome> {
  try {
    const answer =
      form === 'REQUEST'
        ? await submitRequest(toInput(token, values))
        : await submitAccount(toAccountInput(token, values))
    const errors = answer?.userErrors ?? []
    if (errors.length === 0) return { state: 'SENT' }
    if (errors.some(({ code }) => code === LINK_INVALID)) return { state: 'EXPIRED' }
    const atFields = errors.flatMap(({ field, message }) =>
      field && field.length > 0 ? [[field.join('.'), message] as const] : [],
    )
    const other = errors.find(({ field }) => !field || field.length === 0)
    return {
      state: 'REFUSED',
      problems: Object.fromEntries(atFields),
      message: other?.message ?? null,
      isUnreachable: false,
    }
  } catch (error) {
    const message = error instanceof RequestFailed && error.message !== '' ? error.message : null
    return { state: 'REFUSED', problems: {}, message, isUnreachable: message === null }
  }
}
