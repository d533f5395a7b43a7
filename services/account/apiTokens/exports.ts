// The export of API tokens: columns named as on the screen. The secret is not stored.
import { eq, sql } from 'drizzle-orm'
import { instant, text, word, type Words } from '../../kit/exports/columns.ts'
import type { RecordExport } from '../../kit/exports/listExport.ts'
import { person } from '../people/public.ts'
import { apiTokenList, type ApiTokenStatus, status } from './list.ts'
import { apiToken } from './table.ts'

const STATUS: Readonly<Record<ApiTokenStatus, Words>> = {
  ACTIVE: { en: 'Active', id: 'Aktif' },
  EXPIRED: { en: 'Expired', id: 'Kedaluwarsa' },
  REVOKED: { en: 'Revoked', id: 'Dicabut' },
}

export const apiTokenExport: RecordExport = {
  name: { en: 'API tokens', id: 'Token API' },
  permission: 'account.apiTokens.manage',
  list: apiTokenList,
  columns: {
    name: text({ en: 'Name', id: 'Nama' }, apiToken.name),
    status: word({ en: 'Status', id: 'Status' }, status, STATUS),
    permissions: text({ en: 'Permissions', id: 'Izin' }, sql`array_to_string(${apiToken.permissions}, ', ')`),
    createdBy: text({ en: 'Created by', id: 'Dibuat oleh' }, person.fullName),
    createdAt: instant({ en: 'Created', id: 'Dibuat' }, apiToken.createdAt),
    expiresAt: instant({ en: 'Expires', id: 'Kedaluwarsa' }, apiToken.expiresAt),
    lastUsedAt: instant({ en: 'Last used', id: 'Terakhir dipakai' }, apiToken.lastUsedAt),
    revokedAt: instant({ en: 'Revoked', id: 'Dicabut' }, apiToken.revokedAt),
  },
  select: (tx, fields) => tx.select(fields).from(apiToken).innerJoin(person, eq(person.id, apiToken.personId)),
}
