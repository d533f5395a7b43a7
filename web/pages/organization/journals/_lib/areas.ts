import type { Permission } from '../../../../permissions.generated.ts'

export const areas = ['INVOICING', 'TREASURY'] as const
/** Each posts its own records, and is exported separately. */
export type Area = (typeof areas)[number]

type Place = { path: string; view: Permission; manage: Permission }
const PLACES: Readonly<Record<Area, Place>> = {
  INVOICING: { path: '/journals', view: 'INVOICING_JOURNALS_VIEW', manage: 'INVOICING_JOURNALS_MANAGE' },
  TREASURY: { path: '/journals/treasury', view: 'TREASURY_JOURNALS_VIEW', manage: 'TREASURY_JOURNALS_MANAGE' },
}

/** The path of an area's journals, and the permissions to see and export them. */
export const placeOf = (area: Area): Place => PLACES[area]
