import type {
  CreateExportInput,
  useCreateExportMutation,
} from '../../../__generated__/useCreateExportMutation.graphql.ts'
import type { ListInSight } from '../../../ui/list/ListPage.tsx'

/** A list to export: its kind, filter and order, and the visible rows and columns. */
export type ExportedList = {
  list: useCreateExportMutation['variables']['input']['list']
  rows: NonNullable<CreateExportInput['rows']>
} & ListInSight
