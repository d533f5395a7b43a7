import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { workConfirm } from '../../../../services/treasury/reconciliation/workConfirm.ts'
import { abandonRun, workRun } from '../../../../services/treasury/reconciliation/workRun.ts'
import {
  RUN_ACTIONS,
  RUN_LIFECYCLE,
  type RunAction,
  type RunStatus,
} from '../../../../services/treasury/reconciliation/runLifecycle.ts'
import { RUN_STATUSES } from '../../../../services/treasury/reconciliation/table.ts'
import { openTreasuryApi } from '../support/api.ts'
import { openDesk, type ListBody, type RunBody } from './support.ts'

const api = await openTreasuryApi()
const desk = await openDesk(api)
const counterpartyId = await desk.counterparty('PT Tirta Segar')
await desk.expected({ counterpartyId, externalId: 'INV-2026-004711' })
await desk.line({ description: 'TRF INV-2026-004711 PT TIRTA SEGAR' })

/** How each action is requested. BEGIN continues to FINISH or ASK_REVIEW automatically, depending on the run's mode. */
const ask: Record<RunAction, (id: string) => Promise<unknown>> = {
  BEGIN: id => workRun({ database: api.database }, { organizationId: desk.organizationId, runId: id }),
  ASK_REVIEW: id => workRun({ database: api.database }, { organizationId: desk.organizationId, runId: id }),
  FINISH: id => workConfirm({ database: api.database }, { organizationId: desk.organizationId, runId: id }),
  CONFIRM: id => desk.admin.post(`/v1/reconciliation-runs/${id}/confirm`, {}),
  CANCEL: id => desk.maker.post(`/v1/reconciliation-runs/${id}/cancel`, {}),
  FAIL: id => abandonRun({ database: api.database }, { organizationId: desk.organizationId, runId: id }),
}

/** The resulting status, once the work stops. */
function outcome(action: RunAction, from: RunStatus): RunStatus {
  const next = RUN_LIFECYCLE[action][from]
  if (action === 'BEGIN' || action === 'ASK_REVIEW')
    return RUN_LIFECYCLE.BEGIN[from] ? RUN_LIFECYCLE.ASK_REVIEW.RUNNING! : from
  // Confirming finishes only a run that is being confirmed.
  if (action === 'FINISH') return from === 'CONFIRMING' ? next! : from
  return next ?? from
}

test.each(RUN_ACTIONS.flatMap(action => RUN_STATUSES.map(from => [action, from] as const)))(
  '%s of a run that is %s',
  async (action, from) => {
    const id = await api.database.inOrganization(desk.organizationId, null, async tx => {
      await tx.execute(sql`update reconciliation_run set status = 'CANCELLED'`)
      const { rows } = await tx.execute<{ id: string }>(sql`
        insert into reconciliation_run (organization_id, id, bank_account_id, mode, status)
        values (${desk.organizationId}, gen_random_uuid(), ${desk.account}, 'AUTOMATIC', ${from}) returning id`)
      return rows[0]!.id
    })
    await ask[action](id)
    const { body } = await desk.maker.get<ListBody<RunBody>>(`/v1/reconciliation-runs?ids=${id}`)
    expect(body.items[0]!.status).toBe(outcome(action, from))
  },
)
