// What resolvers get for `info`. A plan resolves many places at once, so a resolver that reads it moves the operation to another executor.
import type { GraphQLResolveInfo } from 'graphql'
import { Unplanned } from './unplanned.ts'

class NoInfo implements GraphQLResolveInfo {
  get fieldName(): never {
    return refuse()
  }
  get fieldNodes(): never {
    return refuse()
  }
  get returnType(): never {
    return refuse()
  }
  get parentType(): never {
    return refuse()
  }
  get path(): never {
    return refuse()
  }
  get schema(): never {
    return refuse()
  }
  get fragments(): never {
    return refuse()
  }
  get rootValue(): never {
    return refuse()
  }
  get operation(): never {
    return refuse()
  }
  get variableValues(): never {
    return refuse()
  }
}

function refuse(): never {
  throw new Unplanned('A resolver reads `info`')
}

export const NO_INFO: GraphQLResolveInfo = new NoInfo()
