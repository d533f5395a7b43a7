// What a module of the graph declares: a folder `bff/modules/<name>` with its SDL and a `module.ts` with the rest.
import type { Permission } from './__generated__/permissions.ts'
import type { Resolvers } from './__generated__/resolverTypes.ts'
import type { ExportedLists } from './graph/exportedList.ts'
import type { InputNames } from './graph/inputNames.ts'
import type { NodeFinders } from './graph/node.ts'

/**
 * Who may read a field. `anyone`: signed in or not. `signedIn`: any user or API token. `member`: an active member of the organization,
 * which the token exchange has checked before its fields are reached. Otherwise the required permission.
 */
export type Rule = 'anyone' | 'signedIn' | 'member' | Permission

type GuardedType = 'Query' | 'Mutation' | 'Subscription' | 'Organization'
type FieldOf<Type extends GuardedType> = Exclude<keyof NonNullable<Resolvers[Type]> & string, '__isTypeOf'>
type MutationName = FieldOf<'Mutation'>
/** Every root field and every field of an organization. */
export type GuardedField = { [Type in GuardedType]: `${Type}.${FieldOf<Type>}` }[GuardedType]

/** Written with `as const satisfies BffModule`: a rule or node that no module declares is then a type error (bff/modules.ts). */
export type BffModule = {
  /** The folder's name. */
  name: string
  resolvers: Resolvers
  /** How the Node types of its SDL are found by uuid. */
  nodes?: NodeFinders
  /** How its lists are exported. */
  exports?: ExportedLists
  /** For its mutations: the service's names of input parts that differ from the SDL. */
  inputNames?: Partial<Record<MutationName, InputNames>>
  /** The rules of the guarded fields of its SDL. */
  rules: Partial<Record<GuardedField, Rule>>
  /**
   * Fields of its SDL, by type, that one execution may resolve for many subscribers: their value depends on the record, the permissions and
   * the language, never on the user. Any other field is executed for each subscriber.
   */
  shareable?: Readonly<Record<string, string>>
}

type Declared<Module, Key extends keyof BffModule> = Module extends { [K in Key]: infer Part } ? Part : never
type Together<Part> = (Part extends unknown ? (part: Part) => void : never) extends (all: infer All) => void
  ? All
  : never

/** The modules' `nodes` or `rules` as one table. An entry that two modules declare is refused, with their names. */
export function together<Module extends BffModule, Key extends 'nodes' | 'rules'>(
  modules: readonly Module[],
  key: Key,
): Together<Declared<Module, Key>> {
  const owners = new Map<string, string>()
  const entries = modules.flatMap(({ name, [key]: part = {} }) => {
    for (const entry of Object.keys(part)) claim(owners, entry, name, key)
    return Object.entries(part)
  })
  // One table of all parts: the parts' types hold for the whole.
  return Object.fromEntries(entries) as Together<Declared<Module, Key>>
}

/** The services' names of input parts, by mutation: each mutation has one module. */
export const inputNamesOf = (modules: readonly BffModule[]): Readonly<Record<string, InputNames>> =>
  Object.assign({}, ...modules.map(({ inputNames }) => inputNames))

/** How lists are exported. A list that two modules declare is refused, with their names. */
export function exportedListsOf(modules: readonly BffModule[]): ExportedLists {
  const owners = new Map<string, string>()
  for (const { name, exports = {} } of modules)
    for (const list of Object.keys(exports)) claim(owners, list, name, 'exports')
  return Object.assign({}, ...modules.map(({ exports }) => exports))
}

/** The shareable fields of all modules by type: a type may have fields of several modules, a field belongs to one. */
export function shareableOf(modules: readonly BffModule[]): Readonly<Record<string, string>> {
  const owners = new Map<string, string>()
  const types = new Map<string, string[]>()
  for (const { name, shareable = {} } of modules) {
    for (const [type, fields] of Object.entries(shareable)) {
      for (const field of fields.split(' ')) claim(owners, `${type}.${field}`, name, 'shareable')
      types.set(type, [...(types.get(type) ?? []), fields])
    }
  }
  return Object.fromEntries([...types].map(([type, fields]) => [type, fields.join(' ')]))
}

function claim(owners: Map<string, string>, entry: string, name: string, key: string): void {
  const other = owners.get(entry)
  if (other !== undefined)
    throw new Error(
      `${entry} is in \`${key}\` of the modules ${other} and ${name} of the graph: leave it to one of them`,
    )
  owners.set(entry, name)
}
