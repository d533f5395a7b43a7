// What a mutation does is done once. Its plan may fail after that, when the answer is built: then the operation runs again in graphql-js,
// whose resolver must not act again but give what came of the first time.
import { defaultFieldResolver, type GraphQLSchema } from 'graphql'
import type { Context } from '../../context.ts'
import { NO_INFO } from './noInfo.ts'

const prepared = new WeakSet<GraphQLSchema>()

/** Lets the resolvers of mutations look for such an outcome first. None of them gets `info`, in no strategy: a plan has none to give. */
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
