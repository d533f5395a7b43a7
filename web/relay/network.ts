import { type FetchFunction, type GraphQLResponse, Observable } from 'relay-runtime'
import { executeOperation } from './operation.ts'

/** Relay's way to the BFF, in the name of an organization. Unsubscribing aborts the request. */
export function fetchFrom(organization: string | null): FetchFunction {
  return (parameters, variables) =>
    Observable.create<GraphQLResponse>(sink => {
      const abort = new AbortController()
      executeOperation(parameters, variables, { organization, signal: abort.signal }).then(
        answer => {
          sink.next(answer as GraphQLResponse)
          sink.complete()
        },
        (error: Error) => {
          if (!abort.signal.aborted) sink.error(error)
        },
      )
      return () => abort.abort()
    })
}
