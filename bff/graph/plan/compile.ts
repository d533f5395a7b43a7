// From a validated operation to the selections of its plan. Which fields an object has is asked of graphql-js itself.
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
  isLeafType,
  isListType,
  isNonNullType,
  type OperationDefinitionNode,
  visit,
} from 'graphql'
import { collectFields, collectSubfields } from 'graphql/execution/collectFields.js'
import { isBatchResolver } from '../relation.ts'
import { abstract, type Form, leaf, list, nonNull, object, shared, toColumn } from './forms.ts'
import { makerOf, type Property } from './maker.ts'
import { fromProperty, fromRelation, fromResolver, type ReadArguments } from './reads.ts'
import { Unplanned } from './run.ts'
import type { Field, Selection } from './selection.ts'

type Fields = ReadonlyMap<string, readonly FieldNode[]>

/** What a plan is made for: `variables` are those that `@include` and `@skip` ask for. */
export type Compilation = {
  schema: GraphQLSchema
  operation: OperationDefinitionNode
  fragments: Record<string, FragmentDefinitionNode>
  variables: Readonly<Record<string, unknown>>
}

/** The root selection. Throws `Unplanned` when there is something in it that a plan does not do. */
export function compile(compilation: Compilation): Selection {
  const { schema, operation, fragments, variables } = compilation
  const root = schema.getRootType(operation.operation)
  if (!root) throw new Unplanned('An operation without a type')
  return selectionOf(compilation, root, collectFields(schema, fragments, variables, root, operation.selectionSet))
}

function selectionOf(compilation: Compilation, type: GraphQLObjectType, selected: Fields): Selection {
  if (type.isTypeOf) throw new Unplanned(`${type.name} looks at its sources`)
  const properties: Property[] = []
  const fields: Field[] = []
  for (const [key, nodes] of selected) {
    // It would set the prototype of the answer's objects.
    if (key === '__proto__') throw new Unplanned('A field named __proto__')
    const compiled = fieldOf(compilation, type, key, nodes)
    if ('read' in compiled) fields.push(compiled)
    properties.push('read' in compiled ? { key, constant: null } : compiled)
  }
  return { make: makerOf(properties), fields }
}

/** A property that every object is made with, or a field that is filled in. */
function fieldOf(
  compilation: Compilation,
  type: GraphQLObjectType,
  key: string,
  nodes: readonly FieldNode[],
): Property | Field {
  const [node] = nodes
  if (node?.name.value === '__typename') return { key, constant: type.name }
  const definition = node && type.getFields()[node.name.value]
  if (!definition) throw new Unplanned('Introspection')
  const { resolve, name } = definition
  const form = formOf(compilation, definition.type, nodes)
  if (!resolve || resolve === defaultFieldResolver) {
    return 'value' in form
      ? { key, property: name, form: form.value }
      : { key, read: fromProperty(name), form: form.column }
  }
  const args = argumentsOf(definition, node)
  if (isBatchResolver(resolve)) return { key, read: fromRelation(resolve, args), form: shared(toColumn(form)) }
  return { key, read: fromResolver(resolve, args, listDepthOf(definition.type)), form: toColumn(form) }
}

function formOf(compilation: Compilation, type: GraphQLOutputType, nodes: readonly FieldNode[]): Form {
  if (isNonNullType(type)) return nonNull(formOf(compilation, type.ofType, nodes))
  if (isListType(type)) return list(formOf(compilation, type.ofType, nodes))
  if (isLeafType(type)) return leaf(type)
  const selectionFor = (objectType: GraphQLObjectType) => {
    const { schema, fragments, variables } = compilation
    return selectionOf(compilation, objectType, collectSubfields(schema, fragments, variables, objectType, nodes))
  }
  return isAbstractType(type) ? abstract(compilation.schema, type, once(selectionFor)) : object(selectionFor(type))
}

/** Only the types that are met are compiled: an interface may have many. */
function once(selectionFor: (type: GraphQLObjectType) => Selection): (type: GraphQLObjectType) => Selection {
  const known = new Map<GraphQLObjectType, Selection>()
  return type => {
    const selection = known.get(type) ?? selectionFor(type)
    known.set(type, selection)
    return selection
  }
}

function listDepthOf(outer: GraphQLOutputType): number {
  const type = getNullableType(outer)
  return isListType(type) ? 1 + listDepthOf(type.ofType) : 0
}

/** Arguments without variables are the same in every run. */
function argumentsOf(definition: GraphQLField<unknown, unknown>, node: FieldNode): ReadArguments {
  if (usesVariables(node)) return run => getArgumentValues(definition, node, run.variables)
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
