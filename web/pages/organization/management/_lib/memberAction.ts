/** What asks before it happens. */
export type AskedAction = 'SET_ROLE' | 'CANCEL' | 'DEACTIVATE' | 'ACTIVATE' | 'REMOVE' | 'RESTORE'

export type MemberAction = AskedAction | 'RESEND'
