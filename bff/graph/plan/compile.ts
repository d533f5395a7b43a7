// Compiles a validated operation into the selections of its plan. graphql-js itself collects the fields of an object.
import {
  BREAK,
  defaultFieldResolver,
  type FieldNode,
  type FragmentDefinitionNode,
  getArgumentValues,
  getNullableType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isAbstractType,
  isCompositeType,
  isLeafType,
  isListType,
  isNonNullType,
  type OperationDefinitionNode,
  visit,
} from 'graphql'
import { collectFields, collectSubfields } from 'graphql/execution/collectFields.js'
import { type BatchResolver, isBatchResolver } from '../relation.ts'
import { abstract, leaf, list, nonNull, object, type ReadArguments, resolved } from './forms.ts'
import { makerOf, type Part } from './maker.ts'
import type { Form, Make, Relation } from './run.ts'
import { Unplanned } from './unplanned.ts'

type Fields = ReadonlyMap<string, readonly FieldNode[]>

/** What a plan is compiled for: `variables` are those that `@include` and `@skip` read. */
export type Compilation = {
  schema: GraphQLSchema
  operation: OperationDefinitionNode
  fragments: Record<string, FragmentDefinitionNode>
  variables: Readonly<Record<string, unknown>>
}

/** The function that builds the response of the root value. Throws `Unplanned` for anything that plans don't support. */
export function compile(compilation: Compilation): Make {
  const { schema, operation, fragments, variables } = compilation
  const root = schema.getRootType(operation.operation)
  if (!root) throw new Unplanned('An operation without a type')
  const selected = collectFields(schema, fragments, variables, root, operation.selectionSet)
  // Mutations run one after the other, and after a failure it must be known what each has done.
  if (operation.operation === 'mutation' && selected.size > 1) throw new Unplanned('Several mutations')
  return makeOf(compilation, root, selected)
}

function makeOf(compilation: Compilation, type: GraphQLObjectType, selected: Fields): Make {
  if (type.isTypeOf) throw new Unplanned(`${type.name} looks at its sources`)
  return makerOf([...selected].map(([key, nodes]) => partOf(compilation, type, key, nodes)))
}

function partOf(compilation: Compilation, type: GraphQLObjectType, key: string, nodes: readonly FieldNode[]): Part {
  // It would set the prototype of the response's objects.
  if (key === '__proto__') throw new Unplanned('A field named __proto__')
  const [node] = nodes
  if (node?.name.value === '__typename') return { key, constant: type.name }
  const definition = node && type.getFields()[node.name.value]
  if (!definition) throw new Unplanned('Introspection')
  const { resolve, name } = definition
  const form = formOf(compilation, definition.type, nodes)
  if (!resolve || resolve === defaultFieldResolver) return { key, property: name, form }
  const args = argumentsOf(definition, node)
  return isBatchResolver(resolve)
    ? { key, relation: relationOf(key, resolve, args, form, definition.type) }
    : { key, resolved: resolved(key, resolve, args, form) }
}

function relationOf(
  key: string,
  resolver: BatchResolver,
  args: ReadArguments,
  form: Form,
  type: GraphQLOutputType,
): Relation {
  return {
    key,
    read: (sources, run) => resolver.batch(sources, args(run), run.context),
    form,
    // Lists are built again for each record.
    repeats: isCompositeType(getNullableType(type)),
  }
}

function formOf(compilation: Compilation, type: GraphQLOutputType, nodes: readonly FieldNode[]): Form {
  if (isNonNullType(type)) return nonNull(formOf(compilation, type.ofType, nodes))
  if (isListType(type)) return list(formOf(compilation, type.ofType, nodes))
  if (isLeafType(type)) return leaf(type)
  const makeFor = (objectType: GraphQLObjectType) => {
    const { schema, fragments, variables } = compilation
    return makeOf(compilation, objectType, collectSubfields(schema, fragments, variables, objectType, nodes))
  }
  return isAbstractType(type) ? abstract(compilation.schema, type, once(makeFor)) : object(makeFor(type))
}

/** Compiles only types that occur: an interface may have many. */
function once(makeFor: (type: GraphQLObjectType) => Make): (type: GraphQLObjectType) => Make {
  const known = new Map<GraphQLObjectType, Make>()
  return type => {
    const make = known.get(type) ?? makeFor(type)
    known.set(type, make)
    return make
  }
}

/** Arguments without variables are the same in every run. */
function argumentsOf(definition: GraphQLField<unknown, unknown>, node: FieldNode): ReadArguments {
  if (usesVariables(node)) {
    const read: ReadArguments = run => run.argumentsOf(read, () => getArgumentValues(definition, node, run.variables))
    return read
  }
  const constant = getArgumentValues(definition, node)
  return () => constant
}

function usesVariables({ arguments: given = [] }: FieldNode): boolean {
  let found = false
  const onVariable = () => {
    found = true
    return BREAK
  }
  for (const argument of given) visit(argument, { Variable: onVariable })
  return found
}
