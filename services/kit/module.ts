// What a module is to its service, in one place: server, worker, queues and everything that lists modules are derived from it.
import type { RecordsOfModule } from './activity/actions.ts'
import { commonErrors, defineErrors, type ErrorRow } from './errors.ts'
import type { FilesOfModule } from './files/contents.ts'
import type { Server } from './http/server.ts'
import type { EventsOfModule } from './inTransaction.ts'
import type { JobDefinition } from './jobs.ts'
import type { ListExport, ListExports } from './exports/listExport.ts'
import type { SeededRoleKey } from './seededRoles.ts'

/** What ends with the worker besides the queue: `close` before the queue, to which nothing is added then; `release` after its last job. */
type Work = { close?: () => Promise<unknown>; release?: () => Promise<unknown> }

/** An event as addresses outside ask for it, what they call it, and what happened then. */
export type Webhook = { readonly key: string; readonly name: string; readonly description: string }

type ErrorTable = Readonly<Record<string, ErrorRow>>

/**
 * One module. `WorkerContext` and `RouteContext`: what the service gives to what works in the background, and to routes; `ImportKind`: what it
 * takes of a kind of file whose rows become records; `ExceptionSearch`: how it looks for what a person should look at.
 */
export type ModuleManifest<
  WorkerContext,
  RouteContext,
  ImportKind = never,
  ExceptionSearch = never,
> = EventsOfModule & {
  /** Tables of higher modules that its SQL reads where it stands. They may only get fewer. */
  readonly reads?: readonly string[]
  /** By kind of record that it keeps, what the activity log tells of it. */
  readonly records?: RecordsOfModule
  /** Its permissions, each with the roles that have it in a new organization. */
  readonly permissions?: Readonly<Record<string, readonly SeededRoleKey[]>>
  /** The letters of its codes (`BA` of U-TRSY-BA-1), with the heading that they are listed under. */
  readonly areas?: Readonly<Record<string, string>>
  /** What it answers with, by name. */
  readonly errors?: ErrorTable
  /** Of its codes those that nothing answers with: what is answered instead, or what brings them. */
  readonly silent?: Readonly<Record<string, string>>
  /** The events of the feed that it emits; one may be sent to addresses outside, under a key and a name that never change. */
  readonly feed?: Readonly<Record<string, { readonly webhook?: Webhook }>>
  /** Its lists that people keep views of, and what they hold. */
  readonly lists?: Readonly<Record<string, string>>
  /** By list, how it is exported. */
  readonly exports?: Readonly<Record<string, ListExport>>
  /** By purpose, the files that it takes. */
  readonly files?: FilesOfModule
  /** By kind, the files of records that it stores. */
  readonly imports?: Readonly<Record<string, ImportKind>>
  /** What of its records a person should look at, and how that is found. */
  readonly exceptions?: readonly ExceptionSearch[]
  /** What its human numbers begin with (`PMT` of PMT-2026-000001). */
  readonly numbers?: readonly string[]
  /** Its queues. One of dead letters stands before the one whose letters it takes. */
  readonly jobs?: readonly JobDefinition[]
  /** What works in the background; started in this order, after the modules below. */
  readonly work?: readonly ((context: WorkerContext) => Work | void | Promise<Work | void>)[]
  readonly routes?: readonly ((app: Server, context: RouteContext) => void)[]
}

/** `defineModule` of one service: it keeps the literal types of what a manifest says. */
export const manifestsOf =
  <WorkerContext, RouteContext, ImportKind = never, ExceptionSearch = never>() =>
  <const M extends ModuleManifest<WorkerContext, RouteContext, ImportKind, ExceptionSearch>>(manifest: M): M =>
    manifest

/** Refuses a name that two modules have, and says whose it is. */
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

/** Every kind of job, in the order in which queues are made. */
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

/** The code table of a service: the rows that all services share, and those of its modules. A name, a code and its letters have one owner. */
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

/** Codes that nothing answers with, by name, and why. */
export const silentCodesOf = (modules: readonly Erring[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    modules.flatMap(({ name: module, errors = {}, silent = {} }) => {
      const stray = Object.keys(silent).find(name => !(name in errors))
      if (stray !== undefined) throw new Error(`${module} has no error ${stray} to be silent about`)
      return Object.entries(silent)
    }),
  )

/** Every kind of record, by the alphabet, with what can happen to it. */
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

/** The lists that people keep views of, and what they hold. */
export const listsOf = (
  modules: readonly Pick<ModuleManifest<never, never>, 'name' | 'lists'>[],
): Map<string, string> =>
  uniqueNames(
    'the list',
    modules.flatMap(({ name, lists = {} }) =>
      Object.entries(lists).map(([list, holds]) => [list, name, holds] as const),
    ),
  )

/** How lists are exported. */
export const exportsOf = (modules: readonly Pick<ModuleManifest<never, never>, 'name' | 'exports'>[]): ListExports =>
  uniqueNames(
    'the export of',
    modules.flatMap(({ name: module, exports = {} }) =>
      Object.entries(exports).map(([list, each]) => [list, module, each] as const),
    ),
  )

/** By the key of a webhook, what it tells of. */
export const webhooksOf = (
  modules: readonly Pick<ModuleManifest<never, never>, 'name' | 'feed'>[],
): Map<string, Webhook> =>
  new Map(
    modules.flatMap(({ feed = {} }) =>
      Object.values(feed).flatMap(({ webhook }) => (webhook ? [[webhook.key, webhook] as const] : [])),
    ),
  )

/** The files that a service takes, by purpose. */
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

/** What is looked for in all modules, the lowest first. */
export const exceptionsOf = <ExceptionSearch>(
  modules: readonly Pick<ModuleManifest<never, never, never, ExceptionSearch>, 'name' | 'exceptions'>[],
): ExceptionSearch[] => modules.flatMap(({ exceptions = [] }) => exceptions)

/** What human numbers begin with, by the alphabet. */
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

/** Starts what works in the background, the lowest module first; it ends in the opposite order. */
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
