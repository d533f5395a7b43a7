import { type FetchFunction, type GraphQLResponse, Observable } from 'relay-runtime'
import { type Answer, type AnswerError, executeOperation, failureOf, RequestFailed } from './operation.ts'

/** The BFF gives a service up after 10 seconds: whoever waits three times as long waits for nobody. */
const PATIENCE_MS = 30_000

/**
 * Relay's way to the BFF, in the name of an organization. Unsubscribing aborts the request. `onFieldErrors` is called after an answer
 * that lacks a part is in the store.
 */
export function fetchFrom(organization: string | null, onFieldErrors: () => void): FetchFunction {
  return (parameters, variables) =>
    Observable.create<GraphQLResponse>(sink => {
      const abort = new AbortController()
      const isQuery = parameters.operationKind === 'query'
      // A mutation is not given up: what became of it is known from its answer alone.
      const patience = isQuery ? setTimeout(() => sink.error(new RequestFailed('', null)), PATIENCE_MS) : undefined
      executeOperation(parameters, variables, { organization, signal: abort.signal }).then(
        answer => {
          const failedRoot = isQuery ? failedRootOf(answer) : undefined
          if (failedRoot) return sink.error(failureOf(failedRoot))
          sink.next(answer as GraphQLResponse)
          if (answer.errors?.length) onFieldErrors()
          sink.complete()
        },
        (error: Error) => {
          if (!abort.signal.aborted) sink.error(error)
        },
      )
      return () => {
        clearTimeout(patience)
        abort.abort()
      }
    })
}

/** Why a root field is null. In the store it would take from the frame and from other screens what they have read of it. */
const failedRootOf = ({ data, errors = [] }: Answer): AnswerError | undefined =>
  errors.find(({ path: [root] = [] }) => root !== undefined && data?.[root] === null)
