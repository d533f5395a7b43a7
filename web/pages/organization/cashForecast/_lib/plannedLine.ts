import type { PlannedLines_organization$data } from '../../../../__generated__/PlannedLines_organization.graphql.ts'

/** A planned line, with the fields of its list and dialog. */
export type PlannedLine = PlannedLines_organization$data['plannedLines'][number]
