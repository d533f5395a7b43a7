// A plugin of GraphQL Code Generator: writes the names of all types that implement Node, for files that must not import resolvers.
import { type GraphQLSchema, isInterfaceType } from 'graphql'

export function plugin(schema: GraphQLSchema): string {
  const node = schema.getType('Node')
  if (!isInterfaceType(node)) throw new Error('the schema has no interface Node')
  const names = schema.getPossibleTypes(node).map(({ name }) => `  | '${name}'`)
  return `/** Every type of the schema that implements Node. */\nexport type NodeType =\n${names.toSorted().join('\n')}\n`
}
