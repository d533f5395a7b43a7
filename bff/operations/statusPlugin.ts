import type { ApolloServerPlugin } from '@apollo/server'
import type { Context } from '../context.ts'

const REQUEST_ERRORS = new Set(['GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED', 'BAD_USER_INPUT'])

/**
 * GraphQL over HTTP: a client that only takes `application/json` is answered 200 when its document or its variables are wrong,
 * since such a client may not read the body of another status. Apollo answers 400 to all.
 */
export const statusPlugin: ApolloServerPlugin<Context> = {
  requestDidStart: () =>
    Promise.resolve({
      willSendResponse({ request, response }) {
        const accept = request.http?.headers.get('accept') ?? ''
        if (response.body.kind === 'single' && !accept.includes('application/graphql-response+json')) {
          const { data, errors } = response.body.singleResult
          const isRequestError = errors?.every(error => REQUEST_ERRORS.has(String(error.extensions?.code)))
          if (data === undefined && isRequestError && response.http.status === 400) response.http.status = 200
        }
        return Promise.resolve()
      },
    }),
}
