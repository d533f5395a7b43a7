// A job's progress as a subscription: its current state, then its state after each event, until it is final.
import type { OrganizationScope } from '../context.ts'
import { notFound } from '../graph/errors.ts'
import type { ScopedType } from '../graph/globalId.ts'
import { live } from './live.ts'

type ProgressDeclaration<Arguments, Source> = {
  type: ScopedType
  /** The global id among the arguments. */
  idOf(args: Arguments): string
  events: readonly string[]
  /** The record in its current state; null if there is none. */
  read(scope: OrganizationScope, uuid: string): Promise<Source | null>
  isLast(source: Source): boolean
}

/** The resolver of a subscription field that follows one record of an organization. */
export function progress<Arguments, Source>(declared: ProgressDeclaration<Arguments, Source>) {
  const { type, idOf, events, read, isLast } = declared

  const readNow = async (scope: OrganizationScope, uuid: string): Promise<Source> => {
    const source = await read(scope, uuid)
    if (source === null) throw notFound()
    return source
  }

  return live({
    events,
    // The content depends on permissions, in which subscribers must agree anyway.
    shareable: true,
    open: async (args: Arguments, scope) => {
      const uuid = scope.uuidOf(type, idOf(args))
      await readNow(scope, uuid)
      return { uuid }
    },
    accepts: ({ subjectId }, { uuid }) => subjectId === uuid,
    read: (_event, { uuid }, scope) => read(scope, uuid),
    first: ({ uuid }, scope) => readNow(scope, uuid),
    isLast,
  })
}
