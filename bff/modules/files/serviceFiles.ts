// Files are kept by the service that their purpose belongs to.
import { FILE_KEEPERS } from '../../__generated__/filePurposes.ts'
import type { FilePurpose } from '../../__generated__/resolverTypes.ts'
import type { OrganizationScope } from '../../context.ts'
import type { ServiceName } from '../../rest/restError.ts'

export type NewFile = { purpose: FilePurpose; name: string; size: number; contentType: string }

/** Announces a file to the service that keeps it. */
export async function announceFile(
  scope: OrganizationScope,
  body: NewFile,
  key: string | null | undefined,
): Promise<{ id: string; service: ServiceName }> {
  const service = FILE_KEEPERS[body.purpose]
  const ask = { body, headers: key ? { 'idempotency-key': key } : {} }
  const { id } = await (service === 'account'
    ? scope.account.post('/v1/files', ask)
    : scope.treasury.post('/v1/files', ask))
  return { id, service }
}
