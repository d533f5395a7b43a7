import type { OrganizationScope } from '../../context.ts'
import { batchById } from '../../graph/batchById.ts'
import { owned } from '../../graph/owned.ts'
import type { PlannedLineBody, PlannedLineSource } from './sources.ts'
import { listPlannedLines } from './treasuryPlannedLines.ts'

export const toPlannedLine = (scope: OrganizationScope, line: PlannedLineBody): PlannedLineSource => owned(scope, line)

/** One page holds all of an organization, so the requested ones are picked from it. */
export const plannedLineLoaders = (scope: OrganizationScope) => ({
  byId: batchById(async ids =>
    (await listPlannedLines(scope)).items.filter(({ id }) => ids.includes(id)).map(line => toPlannedLine(scope, line)),
  ),
})
