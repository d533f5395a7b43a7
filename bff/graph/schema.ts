// Builds one executable schema from the modules' SDL and resolvers.
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

/** The modules' resolvers have the types of our SDL; those of test schemas don't. */
type AnyResolvers = BffModule['resolvers'] | NonNullable<Parameters<typeof makeExecutableSchema>[0]['resolvers']>

/** The parts of a schema; tests pass smaller ones. */
export type SchemaParts = {
  modules: readonly { name: string; resolvers: AnyResolvers }[]
  nodes: NodeFinders
  /** Omitted where the schema exports nothing. */
  exportedLists?: ExportedLists
  /** By mutation; omitted where the services use the graph's names. */
  inputNames?: Readonly<Record<string, InputNames>>
  typeDefs: string[]
}

/** Fails at start if a resolver has no field. */
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
