// Upper bound of an operation's response size: its fields, with a page's fields multiplied by the page size. The selection is compiled once
// into a small formula over the variables, so that a repeated document costs almost nothing to evaluate.
import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  getNamedType,
  getNullableType,
  GraphQLError,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLSchema,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql'
import { MAX_ROWS } from '../graph/connection.ts'
import { limitError, operationOf } from './limits.ts'

export type Variables = Readonly<Record<string, unknown>>
/** A number, or a function of the request's variables. Throws if a page is too long. */
type Formula = number | ((variables: Variables) => number)

/** Number of items assumed for a list without `first`. */
const DEFAULT_LIST = 5

export type CostEstimator = (
  document: DocumentNode,
  operationName: string | null | undefined,
  variables: Variables | null | undefined,
) => number

/** Documents must have passed validation. */
export function costEstimator(schema: GraphQLSchema): CostEstimator {
  const known = new WeakMap<OperationDefinitionNode, Formula>()
  return (document, operationName, variables) => {
    const operation = operationOf(document, operationName)
    if (!operation) return 0
    let formula = known.get(operation)
    if (formula === undefined) {
      formula = new Reader(schema, document, operation).read()
      known.set(operation, formula)
    }
    return evaluate(formula, variables ?? {})
  }
}

const evaluate = (formula: Formula, variables: Variables): number =>
  typeof formula === 'number' ? formula : formula(variables)

function sum(parts: readonly Formula[]): Formula {
  const constant = parts.reduce<number>((total, part) => (typeof part === 'number' ? total + part : total), 0)
  const variable = parts.filter(part => typeof part === 'function')
  if (variable.length === 0) return constant
  return variables => variable.reduce((total, part) => total + part(variables), constant)
}

/** The field itself, plus its selection times its size. */
function field(size: Formula, selection: Formula): Formula {
  if (typeof size === 'number' && typeof selection === 'number') return 1 + size * selection
  return variables => 1 + evaluate(size, variables) * evaluate(selection, variables)
}

class Reader {
  readonly #schema: GraphQLSchema
  readonly #operation: OperationDefinitionNode
  readonly #fragments = new Map<string, FragmentDefinitionNode>()
  /** A fragment is read once, however often it is spread; otherwise nested spreads would grow exponentially. */
  readonly #read = new Map<string, Formula>()

  constructor(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode) {
    this.#schema = schema
    this.#operation = operation
    for (const definition of document.definitions) {
      if (definition.kind === Kind.FRAGMENT_DEFINITION) this.#fragments.set(definition.name.value, definition)
    }
  }

  read(): Formula {
    const root = this.#schema.getRootType(this.#operation.operation)
    return root ? this.#selection(this.#operation.selectionSet, root, undefined) : 0
  }

  /** `page` is the page size if the selection is a connection's. */
  #selection(selections: SelectionSetNode, parent: GraphQLCompositeType, page: Formula | undefined): Formula {
    return sum(
      selections.selections.map(selection => {
        if (selection.kind === Kind.FIELD) return this.#field(selection, parent, page)
        if (selection.kind === Kind.FRAGMENT_SPREAD) return this.#spread(selection.name.value, page)
        const type = selection.typeCondition ? this.#typeNamed(selection.typeCondition.name.value) : parent
        return type ? this.#selection(selection.selectionSet, type, page) : 0
      }),
    )
  }

  #spread(name: string, page: Formula | undefined): Formula {
    const fragment = this.#fragments.get(name)
    const type = fragment && this.#typeNamed(fragment.typeCondition.name.value)
    if (!fragment || !type) return 0
    // On a connection the cost depends on the surrounding page, so the fragment is read again; connections nest only a few levels.
    if (page !== undefined) return this.#selection(fragment.selectionSet, type, page)
    let formula = this.#read.get(name)
    if (formula === undefined) {
      formula = this.#selection(fragment.selectionSet, type, undefined)
      this.#read.set(name, formula)
    }
    return formula
  }

  #field(node: FieldNode, parent: GraphQLCompositeType, page: Formula | undefined): Formula {
    const name = node.name.value
    // Introspection is limited by graphql-js, and off outside of local mode.
    if (name.startsWith('__')) return 0
    const definition = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[name] : undefined
    if (!definition) return 1
    const type = getNamedType(definition.type)
    const ownSize = this.#sizeByArguments(node, definition)
    if (!isCompositeType(type) || !node.selectionSet) return 1
    if (isListType(getNullableType(definition.type))) {
      const pageSize = name === 'edges' || name === 'nodes' ? page : undefined
      return field(ownSize ?? pageSize ?? DEFAULT_LIST, this.#selection(node.selectionSet, type, undefined))
    }
    return field(1, this.#selection(node.selectionSet, type, ownSize))
  }

  /** The number of items that the arguments `first` or `ids` request; undefined without them. */
  #sizeByArguments(node: FieldNode, definition: GraphQLField<unknown, unknown>): Formula | undefined {
    for (const argument of definition.args) {
      if (argument.name !== 'first' && argument.name !== 'ids') continue
      const given = node.arguments?.find(({ name }) => name.value === argument.name)?.value
      return this.#size(`${definition.name}(${argument.name})`, given, argument.defaultValue)
    }
    return undefined
  }

  #size(place: string, given: ValueNode | undefined, otherwise: unknown): Formula {
    if (given?.kind !== Kind.VARIABLE) return bounded(place, given === undefined ? otherwise : literalSize(given))
    const name = given.name.value
    const variable = this.#operation.variableDefinitions?.find(({ variable }) => variable.name.value === name)
    const fallback = variable?.defaultValue ? literalSize(variable.defaultValue) : otherwise
    return variables => bounded(place, variables[name] === undefined ? fallback : variables[name])
  }

  #typeNamed(name: string): GraphQLCompositeType | undefined {
    const type = this.#schema.getType(name)
    return isCompositeType(type) ? type : undefined
  }
}

function literalSize(value: ValueNode): unknown {
  if (value.kind === Kind.INT) return Number(value.value)
  if (value.kind === Kind.LIST) return value.values
  return null
}

/** The size that a value requests. An invalid size is refused later, by graphql-js or by the resolver. */
function bounded(place: string, value: unknown): number {
  const size = Array.isArray(value) ? value.length : typeof value === 'number' ? value : DEFAULT_LIST
  if (size > MAX_ROWS) throw limitError(`\`${place}\` takes at most ${MAX_ROWS}.`)
  return Math.max(size, 0)
}

/** Throws if the operation may return more than `most` fields. */
export function checkCost(cost: number, most: number): void {
  if (cost > most) {
    throw new GraphQLError(`The operation costs ${cost}; at most ${most}. Ask for fewer rows or fields.`, {
      extensions: { code: 'OPERATION_LIMIT', cost, limit: most },
    })
  }
}
