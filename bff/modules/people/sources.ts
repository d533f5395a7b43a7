import type { components } from '../../rest/account.generated.ts'

export type OpenInvitationSource = components['schemas']['OpenInvitation']
