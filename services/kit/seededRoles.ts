// The roles of each new organization; a manifest names those that have its module's permissions.
export const SEEDED_ROLE_KEYS = ['OWNER', 'ADMIN', 'MAKER', 'APPROVER', 'MAKER_APPROVER', 'VIEWER'] as const
export type SeededRoleKey = (typeof SEEDED_ROLE_KEYS)[number]

/** May see records. */
export const EVERY_ROLE = SEEDED_ROLE_KEYS
/** May create and change records. */
export const MAKERS = ['OWNER', 'ADMIN', 'MAKER', 'MAKER_APPROVER'] as const
/** May approve others' work that moves money. Admins grant this role and can't approve themselves. */
export const APPROVERS = ['OWNER', 'APPROVER', 'MAKER_APPROVER'] as const
/** May decide on what moves no money. */
export const REVIEWERS = ['OWNER', 'ADMIN', 'APPROVER', 'MAKER_APPROVER'] as const
export const ADMINISTRATORS = ['OWNER', 'ADMIN'] as const
