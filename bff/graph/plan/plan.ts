// An operation as a plan: compiled once, run breadth first. Each level of the response reads a relation for all records at once, by
// distinct keys, and the response is built as plain objects. See docs/decisions/0070.
import {
  type DirectiveNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  getVariableValues,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  visit,
} from 'graphql'
import type { Context } from '../../context.ts'
import { Effect } from './effect.ts'
import { compile } from './compile.ts'
import { type Make, Run, type Target } from './run.ts'
import { Unplanned } from './unplanned.ts'

type Variables = Readonly<Record<string, unknown>>

/** Each combination of `@include` and `@skip` variables is a selection of its own; with more, other executors are better. */
const MAX_VARIANTS = 32

export class Plan {
  readonly #schema: GraphQLSchema
  readonly #operation: OperationDefinitionNode
  readonly #fragments: Record<string, FragmentDefinitionNode> = Object.create(null)
  /** The variables that decide which fields are selected. */
  readonly #switches: readonly string[]
  readonly #variants = new Map<string, Make>()

  /** Throws `Unplanned` if the operation can't be planned, as far as that is known without variables. */
  constructor(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode) {
    this.#schema = schema
    this.#operation = operation
    for (const definition of document.definitions) {
      if (definition.kind === Kind.FRAGMENT_DEFINITION) this.#fragments[definition.name.value] = definition
    }
    this.#switches = switchesIn(document)
    if (this.#switches.length === 0) this.prepare({})
  }

  /** Compiles for these values of the variables in `@include` and `@skip`. */
  prepare(variables: Variables): void {
    this.#variant(variables)
  }

  /** `data` of the response. Throws `Unplanned`, or the first error. */
  async run(context: Context, variables: Variables, rootValue?: unknown): Promise<Target> {
    const { coerced, errors } = getVariableValues(this.#schema, this.#operation.variableDefinitions ?? [], variables)
    if (errors) throw errors[0]
    const make = this.#variant(coerced)
    if (this.#operation.operation === 'mutation') context.effect = new Effect()
    let data: Target | undefined
    await new Run(context, coerced).toEnd(pass => {
      data = make(rootValue, pass)
    })
    if (!data) throw new Error('A run without an answer')
    return data
  }

  #variant(variables: Variables): Make {
    const key = this.#switches.map(name => (variables[name] === true ? '1' : '0')).join('')
    let make = this.#variants.get(key)
    if (!make) {
      if (this.#variants.size === MAX_VARIANTS) throw new Unplanned('Too many variants')
      make = compile({ schema: this.#schema, operation: this.#operation, fragments: this.#fragments, variables })
      this.#variants.set(key, make)
    }
    return make
  }
}

/** The variables in the directives of fields and fragments. Only `@include` and `@skip` are allowed there. */
function switchesIn(document: DocumentNode): string[] {
  const names = new Set<string>()
  const collect = ({ arguments: given = [] }: DirectiveNode) => {
    for (const { value } of given) if (value.kind === Kind.VARIABLE) names.add(value.name.value)
  }
  visit(document, { Directive: collect })
  return [...names]
}
