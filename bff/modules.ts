// Every module of the schema, once. A module is a folder `bff/modules/<name>` with its SDL, and what it exports here.
import type { Resolvers } from './__generated__/resolverTypes.ts'
import type { NodeFinders } from './graph/node.ts'

export type Module = {
  /** The folder. */
  name: string
  resolvers: Resolvers
  /** How the module's nodes are found by their uuid. */
  nodes?: NodeFinders
}

export const modules: readonly Module[] = []
