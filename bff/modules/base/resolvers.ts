import type { Resolvers } from '../../__generated__/resolverTypes.ts'
import { Refused } from '../../graph/errors.ts'
import { findNode, type NodeFinders } from '../../graph/node.ts'
import { MAX_IDS } from '../../graph/loader.ts'
import { scalars } from '../../graph/scalars.ts'

/** The scalars, `node` and `nodes`, over the finders of all modules. */
export function baseResolvers(finders: NodeFinders) {
  return {
    ...scalars,
    Node: { __resolveType: source => source.__typename },
    Query: {
      node: (_root, { id }, context) => findNode(finders, context, id),
      nodes: (_root, { ids }, context) => {
        if (ids.length > MAX_IDS) {
          throw new Refused(
            'G-2',
            { en: `At most ${MAX_IDS} ids at a time.`, id: `Paling banyak ${MAX_IDS} id sekaligus.` },
            { code: 'TOO_MANY', path: ['ids'] },
          )
        }
        return ids.map(id => findNode(finders, context, id))
      },
    },
  } satisfies Resolvers
}
