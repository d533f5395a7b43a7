// Maps events of the treasury service to changes of the reconciliation workspace.
import type { OrganizationScope } from '../../context.ts'
import type { FeedEvent } from '../../subscriptions/event.ts'
import { readRecordImport } from '../recordImports/relations.ts'
import { statementImportLoaders } from '../statementTransactions/loaders.ts'
import type { StatementImportSource } from '../statementTransactions/sources.ts'
import { reconciliationLoaders } from './loaders.ts'
import type { ReconciliationChangeSource } from './sources.ts'

type Change = Omit<ReconciliationChangeSource, 'organizationId' | 'actorId'>
type Reader = (scope: OrganizationScope, id: string) => Promise<Change | null>

const nothingElse = {
  reconciliation: null,
  statementTransactionIds: [],
  expectedTransactionIds: [],
  run: null,
  statementImport: null,
} satisfies Omit<Change, 'kind'>

const reconciliationChange =
  (kind: 'RECONCILED' | 'REMOVED'): Reader =>
  async (scope, id) => {
    const reconciliation = await scope.loaders(reconciliationLoaders).reconciliation.load(id)
    if (!reconciliation) return null
    const { statementTransactionIds, expectedTransactionIds } = reconciliation
    return { ...nothingElse, kind, reconciliation, statementTransactionIds, expectedTransactionIds }
  }

const runChange: Reader = async (scope, id) => {
  const run = await scope.loaders(reconciliationLoaders).run.load(id)
  return run && { ...nothingElse, kind: 'RUN_CHANGED', run }
}

/** The subject is one recommendation, or a run that made many: then the lines are not listed. */
const recommendationsChange: Reader = async (scope, id) => {
  const recommendation = await scope.loaders(reconciliationLoaders).recommendation.load(id)
  const statementTransactionIds = recommendation?.statementTransactionIds ?? []
  return { ...nothingElse, kind: 'RECOMMENDATIONS_CHANGED', statementTransactionIds }
}

const importChange: Reader = async (scope, id) => {
  const statementImport = await scope.loaders(statementImportLoaders).byId.load(id)
  const kind = statementImport && IMPORT_KINDS[statementImport.status]
  return kind ? { ...nothingElse, kind, statementImport } : null
}

/** An import that waits for its owner or failed changes nothing for others. */
const IMPORT_KINDS: Readonly<Partial<Record<StatementImportSource['status'], Change['kind']>>> = {
  CHECKING: 'IMPORT_STARTED',
  IMPORTING: 'IMPORT_STARTED',
  IMPORTED: 'IMPORTED',
  UNDONE: 'IMPORT_UNDONE',
}

/** Expected transactions imported from a file; too many to list. */
const recordImportChange: Reader = async (scope, id) => {
  const { kind, status } = await readRecordImport(scope, id)
  return kind === 'EXPECTED_TRANSACTIONS' && status === 'IMPORTED' ? { ...nothingElse, kind: 'EXPECTED_CHANGED' } : null
}

const statementsChange: Reader = (_scope, id) =>
  Promise.resolve({ ...nothingElse, kind: 'STATEMENTS_CHANGED', statementTransactionIds: [id] })

const expectedChange: Reader = (_scope, id) =>
  Promise.resolve({ ...nothingElse, kind: 'EXPECTED_CHANGED', expectedTransactionIds: [id] })

const READERS: Readonly<Record<string, Reader>> = {
  'reconciliation.created': reconciliationChange('RECONCILED'),
  'reconciliation.removed': reconciliationChange('REMOVED'),
  'recommendations.changed': recommendationsChange,
  'run.changed': runChange,
  'run.progress': runChange,
  'statement-import.changed': importChange,
  'record-import.changed': recordImportChange,
  'statement.changed': statementsChange,
  'expected.changed': expectedChange,
  'expected.deleted': expectedChange,
}

/** The events that change what the workspace shows. */
export const changingEvents = Object.keys(READERS)

/** What an event changed; null if it doesn't concern the workspace. */
export async function readChange(
  event: FeedEvent,
  scope: OrganizationScope,
): Promise<ReconciliationChangeSource | null> {
  const change = await READERS[event.type]?.(scope, event.subjectId)
  return change ? { ...change, organizationId: scope.organizationId, actorId: event.actorId } : null
}
