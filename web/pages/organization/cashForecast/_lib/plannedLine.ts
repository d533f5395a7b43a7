import type { PlannedLines_organization$data } from '../../../../__generated__/PlannedLines_organization.graphql.ts'

/** Money that is planned for, as the list of them shows it and its dialog changes it. */
export type PlannedLine = PlannedLines_organization$data['plannedLines'][number]
