import { type FetchFunction, type GraphQLResponse, Observable } from 'relay-runtime'
import { executeOperation } from './operation.ts'

/**
 * Relay's way to the BFF, in the name of an organization. Unsubscribing aborts the request. `onFieldErrors` is called after an answer
 * that lacks a part is in the store.
 */
export function fetchFrom(organization: string | null, onFieldErrors: () => void): FetchFunction {
  return (parameters, variables) =>
    Observable.create<GraphQLResponse>(sink => {
      const abort = new AbortController()
      executeOperation(parameters, variables, { organization, signal: abort.signal }).then(
        answer => {
          sink.next(answer as GraphQLResponse)
          if (answer.errors?.length) onFieldErrors()
          sink.complete()
        },
        (error: Error) => {
          if (!abort.signal.aborted) sink.error(error)
        },
      )
      return () => abort.abort()
    })
}
