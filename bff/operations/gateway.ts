// Apollo's only public place for an executor of one's own is its `gateway` option, made for federation.
import type { ApolloServerOptions } from '@apollo/server'
import type { GraphQLSchema } from 'graphql'
import { Context } from '../context.ts'
import type { Executor } from './executor.ts'

type Gateway = NonNullable<ApolloServerOptions<Context>['gateway']>

/** Gives Apollo our schema, and runs its operations through `executor`. */
export function executorGateway(schema: GraphQLSchema, executor: Executor): Gateway {
  return {
    onSchemaLoadOrUpdate(callback) {
      callback({ apiSchema: schema, coreSupergraphSdl: '' })
      return () => {}
    },
    load: () =>
      Promise.resolve({
        executor: async ({ document, request, context }) => {
          if (!(context instanceof Context)) throw new TypeError('The operation has no context')
          const { operationName, variables } = request
          const { data, errors } = await executor({ document, operationName, variables, context })
          return { ...(data !== undefined && { data }), ...(errors && { errors }) }
        },
      }),
    stop: () => Promise.resolve(),
  }
}
