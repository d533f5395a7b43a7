// Each export is kept by the service of its list. Both services use the same shapes.
import type { OrganizationScope } from '../../context.ts'
import { codeOf } from '../../graph/errors.ts'
import { owned } from '../../graph/owned.ts'
import { SERVICES, type ServiceName } from '../../rest/restError.ts'
import type { operations } from '../../rest/treasury.generated.ts'
import type { ExportBody, ExportSource } from './sources.ts'

export type NewExport = operations['createExport']['requestBody']['content']['application/json']

const WITHOUT_TREASURY = 'U-ACC-OG-3'

const showIn = (scope: OrganizationScope, service: ServiceName, body: ExportBody): ExportSource =>
  Object.assign(owned(scope, body), { service })

export async function readColumns(scope: OrganizationScope, service: ServiceName, list: string) {
  const query = { list }
  const { items } = await (service === 'account'
    ? scope.account.get('/v1/exports/columns', { query })
    : scope.treasury.get('/v1/exports/columns', { query }))
  return items
}

export async function startExport(
  scope: OrganizationScope,
  service: ServiceName,
  body: NewExport,
  key: string | null | undefined,
): Promise<ExportSource> {
  const ask = { body, headers: key ? { 'idempotency-key': key } : {} }
  const started = await (service === 'account'
    ? scope.account.post('/v1/exports', ask)
    : scope.treasury.post('/v1/exports', ask))
  return showIn(scope, service, started)
}

export async function cancelExport(scope: OrganizationScope, { service, id }: ExportSource): Promise<ExportSource> {
  const path = { id }
  const canceled = await (service === 'account'
    ? scope.account.post('/v1/exports/{id}/cancel', { path })
    : scope.treasury.post('/v1/exports/{id}/cancel', { path }))
  return showIn(scope, service, canceled)
}

/** The viewer's exports in both services, newest first. */
export async function readExports(scope: OrganizationScope): Promise<ExportSource[]> {
  const [account, treasury] = await Promise.all([
    scope.account.get('/v1/exports', {}),
    scope.treasury.get('/v1/exports', {}).catch(noneWithoutTreasury),
  ])
  return [
    ...account.items.map(each => showIn(scope, 'account', each)),
    ...treasury.items.map(each => showIn(scope, 'treasury', each)),
  ].toSorted((one, other) => (one.createdAt < other.createdAt ? 1 : -1))
}

/** An organization without treasury has none there. */
function noneWithoutTreasury(error: unknown): { items: ExportBody[] } {
  if (codeOf(error) !== WITHOUT_TREASURY) throw error
  return { items: [] }
}

/** An export's id doesn't say which service keeps it, so both are tried. Not found if neither has it. */
export async function readExport(scope: OrganizationScope, id: string): Promise<ExportSource | null> {
  const found = await Promise.all(SERVICES.map(service => readIn(scope, service, id)))
  return found.find(each => each !== null) ?? null
}

async function readIn(scope: OrganizationScope, service: ServiceName, id: string): Promise<ExportSource | null> {
  const path = { id }
  try {
    const body = await (service === 'account'
      ? scope.account.get('/v1/exports/{id}', { path })
      : scope.treasury.get('/v1/exports/{id}', { path }))
    return showIn(scope, service, body)
  } catch (error) {
    if (codeOf(error) === 'G-7' || codeOf(error) === WITHOUT_TREASURY) return null
    throw error
  }
}
