// Maps a module's list to the service that exports it.
import type { ExportedList as ListName, ExportedRowsInput } from '../__generated__/resolverTypes.ts'
import type { OrganizationScope } from '../context.ts'
import type { ServiceName } from '../rest/restError.ts'

export type ExportedList = {
  service: ServiceName
  /** The list's filter and order, as query parameters of the service's list. */
  toQuery: (
    scope: OrganizationScope,
    rows: ExportedRowsInput,
  ) => Readonly<Record<string, string | number | boolean | null | undefined>>
}

/** By list; a list that is not named can't be exported. */
export type ExportedLists = Readonly<Partial<Record<ListName, ExportedList>>>
