// How a module's list is put to the service that exports it.
import type { ExportedList as ListName, ExportedRowsInput } from '../__generated__/resolverTypes.ts'
import type { OrganizationScope } from '../context.ts'
import type { ServiceName } from '../rest/restError.ts'

export type ExportedList = {
  service: ServiceName
  /** The list's filter and order, as the parameters of the service's own list. */
  toQuery: (
    scope: OrganizationScope,
    rows: ExportedRowsInput,
  ) => Readonly<Record<string, string | number | boolean | null | undefined>>
}

/** By list; what is not named can't be exported. */
export type ExportedLists = Readonly<Partial<Record<ListName, ExportedList>>>
