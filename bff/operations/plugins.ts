// What we add to Apollo's handling of a request.
import type { ApolloServerPlugin } from '@apollo/server'
import { GraphQLError } from 'graphql'
import type { Context } from '../context.ts'
import { codeOf, presentErrors } from '../graph/errors.ts'
import { type Admission, badRequest } from './admission.ts'

const REQUEST_ERRORS = new Set(['GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED', 'BAD_USER_INPUT'])

/**
 * GraphQL over HTTP: a client that only takes `application/json` is answered 200 when its document or its variables are wrong,
 * since such a client may not read the body of another status. Apollo answers 400 to all.
 */
export const statusPlugin: ApolloServerPlugin<Context> = {
  requestDidStart: () =>
    Promise.resolve({
      willSendResponse({ request, response: { body, http } }) {
        if (http.status === 400 && body.kind === 'single') {
          const accept = request.http?.headers.get('accept') ?? ''
          const { data, errors = [] } = body.singleResult
          const isRequestError = errors.every(error => REQUEST_ERRORS.has(String(error.extensions?.code)))
          if (data === undefined && isRequestError && !accept.includes('application/graphql-response+json')) {
            http.status = 200
          }
        }
        return Promise.resolve()
      },
    }),
}

/** Weighs every operation before it runs. */
export function limitsPlugin(admission: Admission): ApolloServerPlugin<Context> {
  return {
    requestDidStart: () =>
      Promise.resolve({
        didResolveOperation({ document, request, contextValue }) {
          try {
            admission.weigh(document, request.operationName, request.variables, contextValue.caller)
          } catch (error) {
            // What is thrown here becomes the answer.
            throw error instanceof GraphQLError ? badRequest(error) : error
          }
          return Promise.resolve()
        },
      }),
  }
}

/** Puts the errors of execution into the words, codes and language of graph/errors.ts, whichever executor met them. */
export const errorsPlugin: ApolloServerPlugin<Context> = {
  requestDidStart: () =>
    Promise.resolve({
      willSendResponse({ errors, response: { body }, contextValue }) {
        if (errors && body.kind === 'single' && body.singleResult.data !== undefined) {
          const formatted = body.singleResult.errors ?? []
          // What is left as it was keeps Apollo's own form.
          const asApollo = new Map(errors.map((error, index) => [error, formatted[index]]))
          body.singleResult.errors = presentErrors(errors, contextValue).map(
            error => asApollo.get(error) ?? error.toJSON(),
          )
        }
        return Promise.resolve()
      },
    }),
}

/** A line for each operation: what ran, for whom, how long, and how it failed. Never what was asked for, or answered. */
export const logPlugin: ApolloServerPlugin<Context> = {
  requestDidStart: ({ contextValue }) => {
    const began = performance.now()
    return Promise.resolve({
      willSendResponse({ operation, operationName, errors }) {
        contextValue.services.log.info(
          {
            requestId: contextValue.requestId,
            operation: operationName?.slice(0, 100) ?? null,
            type: operation?.operation ?? null,
            caller: contextValue.caller,
            gear: contextValue.gear ?? null,
            ms: Math.round(performance.now() - began),
            ...(errors && { codes: [...new Set(errors.map(error => codeOf(error.originalError ?? error)))] }),
          },
          'operation',
        )
        return Promise.resolve()
      },
    })
  },
}
