import {
  type FetchFunction,
  type GraphQLResponse,
  Observable,
  type RequestParameters,
  type Variables,
} from 'relay-runtime'
import { type Answer, type AnswerError, executeOperation, failureOf, isAway, RequestFailed } from './operation.ts'
import { doesReportFailure } from './persistentQueries.ts'

/** The BFF times out on a service after 10 seconds: after three times as long no answer will come. */
const TIMEOUT_MS = 30_000

/**
 * Relay's network layer to the BFF, for an organization. Unsubscribing aborts the request. While the server is unavailable, queries are
 * retried until they succeed and the shown data stays; mutations are sent once. `onFieldErrors` is called after a partial answer is in the
 * store.
 */
export function fetchFrom(organization: string | null, onFieldErrors: () => void): FetchFunction {
  const scope = {}
  return (parameters, variables, cacheConfig) =>
    Observable.create<GraphQLResponse>(sink => {
      const abort = new AbortController()
      const isQuery = parameters.operationKind === 'query'
      let leave = () => {}
      const ask = (signal: AbortSignal) =>
        isQuery
          ? askQuery(parameters, variables, organization, signal)
          : executeOperation(parameters, variables, { organization, signal })
      const fail = (error: Error) => sink.error(error)
      const answer = (given: Answer) => {
        const failedRoot = isQuery ? failedRootOf(given) : undefined
        if (failedRoot) return fail(failureOf(failedRoot))
        sink.next(given as GraphQLResponse)
        if (given.errors?.length) onFieldErrors()
        sink.complete()
      }
      /** `settle` runs where the query is not retried, or can't be. */
      const persist = (settle: () => void) => {
        if (!isQuery || doesReportFailure(cacheConfig)) return settle()
        import('./reconnecting.ts').then(({ askAgain }) => {
          const key = parameters.name + JSON.stringify(variables)
          if (!abort.signal.aborted) leave = askAgain(scope, key, ask, { answer, fail })
        }, settle)
      }

      ask(abort.signal).then(
        given => {
          if (isAway(given)) persist(() => answer(given))
          else answer(given)
        },
        (error: Error) => {
          if (abort.signal.aborted) return
          if (error instanceof RequestFailed && error.isTemporary) persist(() => fail(error))
          else fail(error)
        },
      )
      return () => {
        abort.abort()
        leave()
      }
    })
}

/** Fails when no answer comes in time. A mutation never times out: only its answer says what happened. */
async function askQuery(
  parameters: RequestParameters,
  variables: Variables,
  organization: string | null,
  signal: AbortSignal,
): Promise<Answer> {
  const abort = new AbortController()
  const end = () => abort.abort()
  const patience = setTimeout(end, TIMEOUT_MS)
  signal.addEventListener('abort', end)
  try {
    return await executeOperation(parameters, variables, { organization, signal: abort.signal })
  } catch (error) {
    throw abort.signal.aborted && !signal.aborted ? new RequestFailed('', null) : error
  } finally {
    clearTimeout(patience)
    signal.removeEventListener('abort', end)
  }
}

/** The error behind a null root field. Storing that null would remove what the frame and other screens have read of the field. */
const failedRootOf = ({ data, errors = [] }: Answer): AnswerError | undefined =>
  errors.find(({ path: [root] = [] }) => root !== undefined && data?.[root] === null)
