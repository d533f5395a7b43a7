// A mutation acts once. Its plan may fail afterwards, while the response is built: the operation then runs again in graphql-js, whose
// resolver must return the first outcome instead of acting again.
import { defaultFieldResolver, type GraphQLSchema } from 'graphql'
import type { Context } from '../../context.ts'
import { NO_INFO } from './noInfo.ts'

const prepared = new WeakSet<GraphQLSchema>()

/** Makes the resolvers of mutations check for an earlier outcome first. None of them gets `info`, in any strategy: a plan has none. */
export function actOnce(schema: GraphQLSchema): void {
  if (prepared.has(schema)) return
  prepared.add(schema)
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const resolve = field.resolve ?? defaultFieldResolver
    field.resolve = (root: unknown, args: Record<string, unknown>, context: Context) => {
      const act = async (): Promise<unknown> => resolve(root, args, context, NO_INFO)
      return context.effect ? context.effect.once(act) : act()
    }
  }
}
