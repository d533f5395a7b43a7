import { PERMISSION_KEYS } from '../../__generated__/permissions.ts'
import type { BffModule } from '../../module.ts'

export const baseModule = {
  name: 'base',
  // The schema adds the scalars, `node` and `nodes`, because it knows the nodes of all modules (graph/schema.ts).
  resolvers: { Permission: PERMISSION_KEYS },
  rules: {
    'Query.node': 'signedIn',
    'Query.nodes': 'signedIn',
    'Query.organization': 'signedIn',
    'Query.viewer': 'anyone',
  },
  shareable: {
    KeyValue: 'key value',
    Money: 'amount currency',
    PageInfo: 'endCursor hasNextPage hasPreviousPage startCursor',
    Person: 'fullName uuid',
  },
} as const satisfies BffModule
