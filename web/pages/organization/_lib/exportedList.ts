import type {
  CreateExportInput,
  useCreateExportMutation,
} from '../../../__generated__/useCreateExportMutation.graphql.ts'
import type { ListInSight } from '../../../ui/list/ListPage.tsx'

/** A list as it is exported: which one, its filter and order, and what the screen shows of it. */
export type ExportedList = {
  list: useCreateExportMutation['variables']['input']['list']
  rows: NonNullable<CreateExportInput['rows']>
} & ListInSight
