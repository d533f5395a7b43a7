// The id of a file names its service and organization: a download link carries no header, and either service keeps files.
import { SERVICES, type ServiceName } from '../rest/restError.ts'
import { notFound } from './errors.ts'

export type FileId = { service: ServiceName; organizationId: string; uuid: string }

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export function encodeFileId(service: ServiceName, organizationId: string, uuid: string): string {
  return Buffer.from(`File:${service}:${organizationId}:${uuid}`).toString('base64url')
}

/** The parts of a file's id; a damaged or forged one is not found. */
export function decodeFileId(id: string): FileId {
  const [type, service, organizationId = '', uuid = '', ...more] = Buffer.from(id, 'base64url').toString().split(':')
  const known = SERVICES.find(name => name === service)
  if (type !== 'File' || !known || !UUID.test(organizationId) || !UUID.test(uuid) || more.length > 0) throw notFound()
  return { service: known, organizationId, uuid }
}
