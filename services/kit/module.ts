// A module's manifest: server, worker, queues and everything that lists modules are derived from it.
import type { RecordsOfModule } from './activity/actions.ts'
import { commonErrors, defineErrors, type ErrorRow } from './errors.ts'
import type { FilesOfModule } from './files/contents.ts'
import type { Server } from './http/server.ts'
import type { EventsOfModule } from './inTransaction.ts'
import type { JobDefinition } from './jobs.ts'
import type { ListExport, ListExports } from './exports/listExport.ts'
import type { SeededRoleKey } from './seededRoles.ts'

/**
 * Shutdown hooks of background work: `close` runs before the queue stops and no job can be added any more; `release` after its last job.
 */
type Work = { close?: () => Promise<unknown>; release?: () => Promise<unknown> }

/** A webhook event: the key that subscribers use, its name and its meaning. */
export type Webhook = { readonly key: string; readonly name: string; readonly description: string }

type ErrorTable = Readonly<Record<string, ErrorRow>>

/**
 * One module. `WorkerContext` and `RouteContext`: what the service passes to background work and to routes. `ImportKind`: how it imports a
 * kind of file whose rows become records. `ExceptionSearch`: how it detects what needs a user's attention.
 */
export type ModuleManifest<
  WorkerContext,
  RouteContext,
  ImportKind = never,
  ExceptionSearch = never,
> = EventsOfModule & {
  /** Tables of higher modules that its SQL reads directly. The list may only shrink. */
  readonly reads?: readonly string[]
  /** The kinds of record that it owns, with their activity. */
  readonly records?: RecordsOfModule
  /** Its permissions, each with the roles that have it in a new organization. */
  readonly permissions?: Readonly<Record<string, readonly SeededRoleKey[]>>
  /** The letters in its codes (`BA` of U-TRSY-BA-1), with the heading of their list. */
  readonly areas?: Readonly<Record<string, string>>
  /** Its errors, by name. */
  readonly errors?: ErrorTable
  /** Errors that are never returned, with the reason: what replaces them, or where they come from. */
  readonly silent?: Readonly<Record<string, string>>
  /** The feed events that it emits. An event may be sent as a webhook, under a key and a name that never change. */
  readonly feed?: Readonly<Record<string, { readonly webhook?: Webhook }>>
  /** Its lists with saved views, and what they contain. */
  readonly lists?: Readonly<Record<string, string>>
  /** Its exports, by list. */
  readonly exports?: Readonly<Record<string, ListExport>>
  /** Its files, by purpose. */
  readonly files?: FilesOfModule
  /** The files of records that it imports, by kind. */
  readonly imports?: Readonly<Record<string, ImportKind>>
  /** Which of its records need a user's attention, and how they are detected. */
  readonly exceptions?: readonly ExceptionSearch[]
  /** The prefixes of its record numbers (`PMT` of PMT-2026-000001). */
  readonly numbers?: readonly string[]
  /** Its queues. A dead letter queue comes before the queue that uses it. */
  readonly jobs?: readonly JobDefinition[]
  /** Its background work; started in this order, after the modules below. */
  readonly work?: readonly ((context: WorkerContext) => Work | void | Promise<Work | void>)[]
  readonly routes?: readonly ((app: Server, context: RouteContext) => void)[]
}

/** `defineModule` of one service: it keeps the literal types of a manifest. */
export const manifestsOf =
  <WorkerContext, RouteContext, ImportKind = never, ExceptionSearch = never>() =>
  <const M extends ModuleManifest<WorkerContext, RouteContext, ImportKind, ExceptionSearch>>(manifest: M): M =>
    manifest

/** Throws for a name that two modules declare, and names both. */
export function uniqueNames<T>(
  what: string,
  entries: Iterable<readonly [name: string, module: string, value: T]>,
): Map<string, T> {
  const owners = new Map<string, string>()
  const values = new Map<string, T>()
  for (const [name, module, value] of entries) {
    const owner = owners.get(name)
    if (owner !== undefined) throw new Error(`${what} ${name} is declared by both ${owner} and ${module}`)
    owners.set(name, module)
    values.set(name, value)
  }
  return values
}

type Jobful = Pick<ModuleManifest<never, never>, 'name' | 'jobs'>

/** Every kind of job, in the order in which queues are created. */
export const jobsOf = (modules: readonly Jobful[]): JobDefinition[] => [
  ...uniqueNames(
    'the job',
    modules.flatMap(({ name, jobs = [] }) => jobs.map(job => [job.name, name, job] as const)),
  ).values(),
]

type Erring = Pick<ModuleManifest<never, never>, 'name' | 'areas' | 'errors' | 'silent'>
type ErrorsIn<Module> = Module extends { readonly errors: infer Errors } ? Errors : never
type Together<Tables> = (Tables extends unknown ? (table: Tables) => void : never) extends (all: infer All) => void
  ? All
  : never

/** The error table of a service: the shared errors, and those of its modules. A name, a code and its letters have one owner. */
export function errorsOf<Module extends Erring>(
  modules: readonly Module[],
): typeof commonErrors & Together<ErrorsIn<Module>>
export function errorsOf(modules: readonly Erring[]): ErrorTable {
  const areas = errorAreasOf(modules)
  const rows = modules.flatMap(({ name: module, errors = {} }) =>
    Object.entries(errors).map(([name, row]) => [name, module, row] as const),
  )
  for (const [name, module, { code }] of rows) {
    const letters = /^U-\w+-([A-Z]{2})-/.exec(code)?.[1]
    if (letters === undefined || !areas.has(letters))
      throw new Error(`${name} of ${module}: no module has the letters of ${code}`)
  }
  return defineErrors({ ...commonErrors, ...Object.fromEntries(uniqueNames('the error', rows)) })
}

/** Headings of the codes' letters. */
export const errorAreasOf = (modules: readonly Erring[]): Map<string, string> =>
  uniqueNames(
    'the area',
    modules.flatMap(({ name, areas = {} }) =>
      Object.entries(areas).map(([letters, heading]) => [letters, name, heading] as const),
    ),
  )

/** Errors that are never returned, by name, with the reason. */
export const silentCodesOf = (modules: readonly Erring[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    modules.flatMap(({ name: module, errors = {}, silent = {} }) => {
      const stray = Object.keys(silent).find(name => !(name in errors))
      if (stray !== undefined) throw new Error(`${module} has no error ${stray} to be silent about`)
      return Object.entries(silent)
    }),
  )

/** Every kind of record with its actions, in alphabetical order. */
export const recordsOf = (
  modules: readonly Pick<ModuleManifest<never, never>, 'name' | 'records'>[],
): RecordsOfModule =>
  Object.fromEntries(
    [
      ...uniqueNames(
        'the kind of record',
        modules.flatMap(({ name, records = {} }) =>
          Object.entries(records).map(([type, record]) => [type, name, record] as const),
        ),
      ),
    ].sort(([one], [other]) => (one < other ? -1 : 1)),
  )

/** The lists with saved views, and what they contain. */
export const listsOf = (
  modules: readonly Pick<ModuleManifest<never, never>, 'name' | 'lists'>[],
): Map<string, string> =>
  uniqueNames(
    'the list',
    modules.flatMap(({ name, lists = {} }) =>
      Object.entries(lists).map(([list, holds]) => [list, name, holds] as const),
    ),
  )

/** The exports of all lists. */
export const exportsOf = (modules: readonly Pick<ModuleManifest<never, never>, 'name' | 'exports'>[]): ListExports =>
  uniqueNames(
    'the export of',
    modules.flatMap(({ name: module, exports = {} }) =>
      Object.entries(exports).map(([list, each]) => [list, module, each] as const),
    ),
  )

/** The webhooks by key. */
export const webhooksOf = (
  modules: readonly Pick<ModuleManifest<never, never>, 'name' | 'feed'>[],
): Map<string, Webhook> =>
  new Map(
    modules.flatMap(({ feed = {} }) =>
      Object.values(feed).flatMap(({ webhook }) => (webhook ? [[webhook.key, webhook] as const] : [])),
    ),
  )

/** The files that a service accepts, by purpose. */
export const filesOf = (modules: readonly Pick<ModuleManifest<never, never>, 'name' | 'files'>[]): FilesOfModule =>
  Object.fromEntries(
    uniqueNames(
      'the purpose of files',
      modules.flatMap(({ name, files = {} }) =>
        Object.entries(files).map(([purpose, rule]) => [purpose, name, rule] as const),
      ),
    ),
  )

/** The kinds of files whose rows become records. */
export const importsOf = <ImportKind>(
  modules: readonly Pick<ModuleManifest<never, never, ImportKind>, 'name' | 'imports'>[],
): Map<string, ImportKind> =>
  uniqueNames(
    'the kind of import',
    modules.flatMap(({ name, imports = {} }) =>
      Object.entries(imports).map(([kind, each]) => [kind, name, each] as const),
    ),
  )

/** The exception searches of all modules, lowest module first. */
export const exceptionsOf = <ExceptionSearch>(
  modules: readonly Pick<ModuleManifest<never, never, never, ExceptionSearch>, 'name' | 'exceptions'>[],
): ExceptionSearch[] => modules.flatMap(({ exceptions = [] }) => exceptions)

/** The prefixes of record numbers, in alphabetical order. */
export const numbersOf = (modules: readonly Pick<ModuleManifest<never, never>, 'name' | 'numbers'>[]): string[] =>
  [
    ...uniqueNames(
      'the number series',
      modules.flatMap(({ name, numbers = [] }) => numbers.map(prefix => [prefix, name, prefix] as const)),
    ).keys(),
  ].toSorted()

/** By module, the tables of higher ones that it reads. */
export const readsOf = (
  modules: readonly Pick<ModuleManifest<never, never>, 'name' | 'reads'>[],
): Record<string, readonly string[]> =>
  Object.fromEntries(modules.flatMap(({ name, reads }) => (reads ? [[name, reads] as const] : [])))

/** Declares the routes of all modules. */
export function declareRoutes<RouteContext>(
  modules: readonly Pick<ModuleManifest<never, RouteContext>, 'name' | 'routes'>[],
  app: Server,
  context: RouteContext,
): void {
  for (const { routes = [] } of modules) for (const declare of routes) declare(app, context)
}

/** Starts background work, the lowest module first; stops it in the opposite order. */
export async function startWork<WorkerContext>(
  modules: readonly Pick<ModuleManifest<WorkerContext, never>, 'name' | 'work'>[],
  context: WorkerContext,
): Promise<Required<Work>> {
  const started: Work[] = []
  for (const { work = [] } of modules)
    for (const start of work) {
      const working = await start(context)
      if (working) started.unshift(working)
    }
  return {
    close: async () => {
      for (const { close } of started) await close?.()
    },
    release: async () => {
      for (const { release } of started) await release?.()
    },
  }
}
