/** Actions that ask for confirmation. */
export type AskedAction = 'SET_ROLE' | 'CANCEL' | 'DEACTIVATE' | 'ACTIVATE' | 'REMOVE' | 'RESTORE'

export type MemberAction = AskedAction | 'RESEND'
