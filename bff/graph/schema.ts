// One executable schema out of the modules' SDL and resolvers.
import { readdirSync, readFileSync } from 'node:fs'
import { makeExecutableSchema } from '@graphql-tools/schema'
import type { GraphQLSchema } from 'graphql'
import type { Module } from '../modules.ts'
import { baseResolvers } from '../modules/base/resolvers.ts'
import type { NodeFinders } from './node.ts'

const MODULES = new URL('../modules/', import.meta.url)

/** The SDL of all modules, sorted by path. */
export function readTypeDefs(): string[] {
  return readdirSync(MODULES, { recursive: true, encoding: 'utf8' })
    .filter(path => path.endsWith('.graphql'))
    .toSorted()
    .map(path => readFileSync(new URL(path, MODULES), 'utf8'))
}

/** Fails at start when a resolver has no field. */
export function makeSchema(modules: readonly Module[], typeDefs = readTypeDefs()): GraphQLSchema {
  const finders: NodeFinders = Object.assign({}, ...modules.map(module => module.nodes))
  return makeExecutableSchema({
    typeDefs,
    resolvers: [baseResolvers(finders), ...modules.flatMap(module => module.resolvers)],
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
  })
}
