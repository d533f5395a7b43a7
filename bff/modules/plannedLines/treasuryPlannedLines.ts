// The treasury service's planned lines.
import type { OrganizationScope } from '../../context.ts'
import type { operations } from '../../rest/treasury.generated.ts'

type CreateBody = operations['createPlannedLine']['requestBody']['content']['application/json']
type UpdateBody = operations['updatePlannedLine']['requestBody']['content']['application/json']

const path = '/v1/analysis/planned-lines'

export const listPlannedLines = (scope: OrganizationScope) => scope.treasury.get(path, {})

export const getPlannedLine = (scope: OrganizationScope, id: string) =>
  scope.treasury.get(`${path}/{id}`, { path: { id } })

export const createPlannedLine = (scope: OrganizationScope, body: CreateBody, key: string | null | undefined) =>
  scope.treasury.post(path, { body, headers: key ? { 'idempotency-key': key } : {} })

export const updatePlannedLine = (scope: OrganizationScope, id: string, body: UpdateBody) =>
  scope.treasury.put(`${path}/{id}`, { path: { id }, body })

export const deletePlannedLine = (scope: OrganizationScope, id: string, version: number) =>
  scope.treasury.post(`${path}/{id}/delete`, { path: { id }, body: { version } })
