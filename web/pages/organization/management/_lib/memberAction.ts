/** Actions that ask for confirmation. */
export type ConfirmedAction = 'SET_ROLE' | 'CANCEL' | 'DEACTIVATE' | 'ACTIVATE' | 'REMOVE' | 'RESTORE'

export type MemberAction = ConfirmedAction | 'RESEND'
