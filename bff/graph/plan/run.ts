// One run of a plan: what its fields are given, and the reads that it still waits for.
import type { GraphQLResolveInfo } from 'graphql'
import type { Context } from '../../context.ts'

/** The plan cannot take this operation; another executor can. Everything else that is thrown is an error of the operation. */
export class Unplanned extends Error {
  override readonly name = 'Unplanned'
}

export class Run {
  readonly context: Context
  readonly variables: Readonly<Record<string, unknown>>
  #waiting = 0
  #isOver = false
  readonly #end = Promise.withResolvers<void>()

  constructor(context: Context, variables: Readonly<Record<string, unknown>>) {
    this.context = context
    this.variables = variables
  }

  /** Runs `start` and all that follows from it. The first error ends the run: what is still on its way leads to nothing more. */
  async toEnd(start: () => void): Promise<void> {
    try {
      start()
    } catch (error) {
      this.#isOver = true
      throw error
    }
    if (this.#waiting > 0) await this.#end.promise
  }

  /** Goes on with `use` when the value is there. */
  later<Value>(coming: Promise<Value>, use: (value: Value) => void): void {
    this.#waiting++
    void this.#follow(coming, use)
  }

  async #follow<Value>(coming: Promise<Value>, use: (value: Value) => void): Promise<void> {
    try {
      const value = await coming
      if (this.#isOver) return
      use(value)
      if (--this.#waiting === 0) this.#end.resolve()
    } catch (error) {
      if (this.#isOver) return
      this.#isOver = true
      this.#end.reject(error)
    }
  }
}

/** What resolvers get for `info`. A plan works on many places at once, so whoever asks for one is left to another executor. */
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
