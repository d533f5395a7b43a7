// The one hook for mutations: awaitable, typed, with user errors split into fields and the rest.
import { useCallback, useEffect, useRef, useState } from 'react'
// oxlint-disable-next-line no-restricted-imports -- this is the wrapper that the rule points to
import { graphql, readInlineData, useRelayEnvironment } from 'react-relay/hooks'
import {
  type Environment,
  type GraphQLTaggedNode,
  type IEnvironment,
  type MutationConfig,
  type MutationParameters,
  type PayloadError,
  commitMutation,
} from 'relay-runtime'
import { useIntl } from 'react-intl'
import type { useMutation_error$key } from '../__generated__/useMutation_error.graphql.ts'
import { toast } from '../ui/toast/toast.ts'
import { type AnswerError, RequestFailed, codes, failureOf } from './operation.ts'

export type UserError = {
  readonly code: string
  readonly message: string
  readonly field?: readonly string[] | null | undefined
}

/** The fields read of each mutation's `userErrors`; read only here. */
const readError = (error: useMutation_error$key): UserError =>
  readInlineData(
    graphql`
      fragment useMutation_error on UserError @inline {
        code
        message
        field
      }
    `,
    error,
  )

/** A mutation has one field, and its payload lists `userErrors`. */
type Payload<M extends MutationParameters> = NonNullable<M['response'][keyof M['response']]>

/** The result of a mutation. `fields` is keyed by dotted path, as Formik expects; `form` has the errors of no field. */
export type Outcome<P> =
  | { ok: true; payload: P }
  | {
      ok: false
      /** Set when the server answered with a payload; bulk actions have their results in it. */
      payload: P | null
      code: string | null
      userErrors: readonly UserError[]
      fields: Record<string, string>
      form: string | null
    }

type Refusal = Extract<Outcome<unknown>, { ok: false }>

/** All errors as one text, for places without fields. */
export const wordsOf = ({ form, fields }: Pick<Refusal, 'form' | 'fields'>): string =>
  form ?? Object.values(fields).join(' ')

type Options<M extends MutationParameters> = {
  /** Shown in a toast on success. */
  success?: string | ((payload: Payload<M>) => string)
  /** Leaves failures to the caller, which shows them in place. */
  quiet?: boolean
}

type Variables<M extends MutationParameters> = Omit<
  MutationConfig<M>,
  'mutation' | 'onCompleted' | 'onError' | 'onNext' | 'onUnsubscribe'
>

/**
 * `const [createAccount, isCreating] = useMutation<Mutation>(document)`, then `const outcome = await createAccount({ variables })`.
 * Never rejects.
 */
export function useMutation<M extends MutationParameters>(
  mutation: GraphQLTaggedNode,
  options: Options<M> = {},
): readonly [commit: (config: Variables<M>) => Promise<Outcome<Payload<M>>>, isInFlight: boolean] {
  const environment = useRelayEnvironment()
  const { formatMessage } = useIntl()
  const [inFlight, setInFlight] = useState(0)
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })

  const commit = useCallback(
    async (config: Variables<M>) => {
      setInFlight(count => count + 1)
      const unreachable = formatMessage({ id: 'request.unreachable' })
      const outcome = await commitOnce<M>(environment, { ...config, mutation }, unreachable)
      setInFlight(count => count - 1)
      announce(outcome, latest.current)
      return outcome
    },
    [environment, mutation, formatMessage],
  )
  return [commit, inFlight > 0]
}

/** Commits a mutation outside of a component. Never rejects. */
export function commitOnce<M extends MutationParameters>(
  environment: IEnvironment,
  config: MutationConfig<M>,
  unreachable: string,
): Promise<Outcome<Payload<M>>> {
  return new Promise(resolve => {
    commitMutation<M>(environment as Environment, {
      ...config,
      onCompleted: (response, errors) => resolve(outcomeOf<M>(response, errors)),
      onError: error => resolve(failed(error, unreachable)),
    })
  })
}

function outcomeOf<M extends MutationParameters>(
  response: M['response'],
  errors: readonly PayloadError[] | null | undefined,
): Outcome<Payload<M>> {
  const payload = Object.values(response)[0] as
    (Payload<M> & { userErrors?: readonly useMutation_error$key[] }) | null | undefined
  const userErrors = (payload?.userErrors ?? []).map(readError)
  if (payload && userErrors.length === 0 && !errors?.length) return { ok: true, payload }
  if (userErrors.length === 0) {
    const error: AnswerError | undefined = errors?.[0]
    return failed(error ? failureOf(error) : new RequestFailed('', codes.serverProblem), '', payload ?? null)
  }
  const fields: Record<string, string> = {}
  const form: string[] = []
  for (const { field, message } of userErrors) {
    const path = field?.join('.')
    if (path) fields[path] ??= message
    else form.push(message)
  }
  return {
    ok: false,
    payload: payload ?? null,
    code: userErrors[0]?.code ?? null,
    userErrors,
    fields,
    form: form.length > 0 ? form.join(' ') : null,
  }
}

function failed<P>(error: Error, unreachable: string, payload: P | null = null): Outcome<P> {
  const code = error instanceof RequestFailed ? error.code : codes.serverProblem
  return { ok: false, payload, code, userErrors: [], fields: {}, form: error.message || unreachable }
}

function announce<M extends MutationParameters>(outcome: Outcome<Payload<M>>, options: Options<M>): void {
  const { success, quiet } = options
  if (outcome.ok) {
    if (success !== undefined) toast.success(typeof success === 'function' ? success(outcome.payload) : success)
    return
  }
  // The end of the session has its own page.
  if (quiet || outcome.code === codes.notSignedIn) return
  toast.error(wordsOf(outcome))
}
