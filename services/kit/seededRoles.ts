// The roles that each new organization begins with; a manifest names those that have a permission of its module.
export const SEEDED_ROLE_KEYS = ['OWNER', 'ADMIN', 'MAKER', 'APPROVER', 'MAKER_APPROVER', 'VIEWER'] as const
export type SeededRoleKey = (typeof SEEDED_ROLE_KEYS)[number]

/** Seeing records. */
export const EVERY_ROLE = SEEDED_ROLE_KEYS
/** Creating and changing records. */
export const MAKERS = ['OWNER', 'ADMIN', 'MAKER', 'MAKER_APPROVER'] as const
/** Moving money on the work of others. Admins give this away and can't do it themselves. */
export const APPROVERS = ['OWNER', 'APPROVER', 'MAKER_APPROVER'] as const
/** Deciding on what moves no money. */
export const REVIEWERS = ['OWNER', 'ADMIN', 'APPROVER', 'MAKER_APPROVER'] as const
export const ADMINISTRATORS = ['OWNER', 'ADMIN'] as const
