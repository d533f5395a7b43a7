// What a module of the graph declares: a folder `bff/modules/<name>` with its SDL and a `module.ts` with the rest.
import type { Permission } from './__generated__/permissions.ts'
import type { Resolvers } from './__generated__/resolverTypes.ts'
import type { ExportedLists } from './graph/exportedList.ts'
import type { InputNames } from './graph/inputNames.ts'
import type { NodeFinders } from './graph/node.ts'

/**
 * Who may ask for a field. `anyone`: also who is not signed in. `signedIn`: any person or program. `member`: who is active in the
 * organization, which the token exchange has found out by the time its fields are reached. Otherwise the permission that it takes.
 */
export type Rule = 'anyone' | 'signedIn' | 'member' | Permission

type GuardedType = 'Query' | 'Mutation' | 'Subscription' | 'Organization'
type FieldOf<Type extends GuardedType> = Exclude<keyof NonNullable<Resolvers[Type]> & string, '__isTypeOf'>
type MutationName = FieldOf<'Mutation'>
/** Every root field and every field of an organization. */
export type GuardedField = { [Type in GuardedType]: `${Type}.${FieldOf<Type>}` }[GuardedType]

/** Written with `as const satisfies BffModule`: what the modules leave out together is then an error of types (bff/modules.ts). */
export type BffModule = {
  /** The folder. */
  name: string
  resolvers: Resolvers
  /** How the types of its SDL that implement Node are found by their uuid. */
  nodes?: NodeFinders
  /** How its lists are exported. */
  exports?: ExportedLists
  /** Of its mutations: what the service calls a part of the input otherwise than the SDL does. */
  inputNames?: Partial<Record<MutationName, InputNames>>
  /** Who may ask for the guarded fields of its SDL. */
  rules: Partial<Record<GuardedField, Rule>>
  /**
   * Fields of its SDL, by their type, that one execution may answer for many subscribers: their value depends on the record, on the
   * permissions and on the language, and never on the person who asks. What is not named is executed for each subscriber alone.
   */
  shareable?: Readonly<Record<string, string>>
}

type Declared<Module, Key extends keyof BffModule> = Module extends { [K in Key]: infer Part } ? Part : never
type Together<Part> = (Part extends unknown ? (part: Part) => void : never) extends (all: infer All) => void
  ? All
  : never

/** What the modules declare as `nodes` or `rules`, as one table. What two of them declare is refused with their names. */
export function together<Module extends BffModule, Key extends 'nodes' | 'rules'>(
  modules: readonly Module[],
  key: Key,
): Together<Declared<Module, Key>> {
  const owners = new Map<string, string>()
  const entries = modules.flatMap(({ name, [key]: part = {} }) => {
    for (const entry of Object.keys(part)) claim(owners, entry, name, key)
    return Object.entries(part)
  })
  // One table of all parts: what the parts' types say of each entry holds for the whole.
  return Object.fromEntries(entries) as Together<Declared<Module, Key>>
}

/** What services call parts of inputs, by mutation: each has one module. */
export const inputNamesOf = (modules: readonly BffModule[]): Readonly<Record<string, InputNames>> =>
  Object.assign({}, ...modules.map(({ inputNames }) => inputNames))

/** How lists are exported. A list that two modules declare is refused with their names. */
export function exportedListsOf(modules: readonly BffModule[]): ExportedLists {
  const owners = new Map<string, string>()
  for (const { name, exports = {} } of modules)
    for (const list of Object.keys(exports)) claim(owners, list, name, 'exports')
  return Object.assign({}, ...modules.map(({ exports }) => exports))
}

/** The shareable fields of all modules by their type: a type may have fields of several modules, a field has one. */
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
