// One executable schema out of the modules' SDL and resolvers.
import { readdirSync, readFileSync } from 'node:fs'
import { makeExecutableSchema } from '@graphql-tools/schema'
import type { GraphQLSchema } from 'graphql'
import type { BffModule } from '../module.ts'
import { exportedLists, inputNames, modules, nodes } from '../modules.ts'
import { baseResolvers } from '../modules/base/resolvers.ts'
import { createExportResolvers } from '../modules/exports/createExport.ts'
import type { ExportedLists } from './exportedList.ts'
import { type InputNames, nameInputs } from './inputNames.ts'
import type { NodeFinders } from './node.ts'

const MODULES = new URL('../modules/', import.meta.url)

/** The SDL of all modules, sorted by path. */
export function readTypeDefs(): string[] {
  return readdirSync(MODULES, { recursive: true, encoding: 'utf8' })
    .filter(path => path.endsWith('.graphql'))
    .toSorted()
    .map(path => readFileSync(new URL(path, MODULES), 'utf8'))
}

/** Resolvers of the modules have the types of our SDL; those of a schema that tests make have no such types. */
type AnyResolvers = BffModule['resolvers'] | NonNullable<Parameters<typeof makeExecutableSchema>[0]['resolvers']>

/** What a schema is made of; tests put a smaller one in its place. */
export type SchemaParts = {
  modules: readonly { name: string; resolvers: AnyResolvers }[]
  nodes: NodeFinders
  /** Left out where the schema exports nothing. */
  exportedLists?: ExportedLists
  /** By mutation; left out where the services name everything as the graph does. */
  inputNames?: Readonly<Record<string, InputNames>>
  typeDefs: string[]
}

/** Fails at start when a resolver has no field. */
export function makeSchema(
  { modules, nodes, exportedLists: lists, inputNames: names = {}, typeDefs }: SchemaParts = ourParts(),
): GraphQLSchema {
  const schema = makeExecutableSchema({
    typeDefs,
    resolvers: [
      baseResolvers(nodes),
      ...(lists ? [createExportResolvers(lists)] : []),
      ...modules.flatMap(module => module.resolvers),
    ],
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
  })
  nameInputs(schema, names)
  return schema
}

const ourParts = (): SchemaParts => ({ modules, nodes, exportedLists, inputNames, typeDefs: readTypeDefs() })
