// The export of members: columns named as on the screen.
import { eq } from 'drizzle-orm'
import { instant, text, word, type Words } from '../../kit/exports/columns.ts'
import type { RecordExport } from '../../kit/exports/listExport.ts'
import { person } from '../people/public.ts'
import { memberList, preferredName, sameRole, shownName, status } from './list.ts'
import { role } from './roles/table.ts'
import { membership, type MembershipStatus } from './table.ts'

const STATUS: Readonly<Record<MembershipStatus, Words>> = {
  ACTIVE: { en: 'Active', id: 'Aktif' },
  INVITED: { en: 'Invited', id: 'Diundang' },
  EXPIRED: { en: 'Expired', id: 'Kedaluwarsa' },
  DEACTIVATED: { en: 'Deactivated', id: 'Dinonaktifkan' },
  REMOVED: { en: 'Removed', id: 'Dihapus' },
}

export const memberExport: RecordExport = {
  name: { en: 'Users', id: 'Pengguna' },
  permission: 'account.members.view',
  list: memberList,
  columns: {
    name: text({ en: 'Name', id: 'Nama' }, shownName),
    preferredName: text({ en: 'Preferred name', id: 'Nama panggilan' }, preferredName),
    email: text({ en: 'Email', id: 'Email' }, person.email),
    role: text({ en: 'Role', id: 'Peran' }, role.name),
    createdAt: instant({ en: 'Added', id: 'Ditambahkan' }, membership.createdAt),
    status: word({ en: 'Status', id: 'Status' }, status, STATUS),
  },
  select: (tx, fields) =>
    tx.select(fields).from(membership).innerJoin(role, sameRole).innerJoin(person, eq(person.id, membership.personId)),
}
