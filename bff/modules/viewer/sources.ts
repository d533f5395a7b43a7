import type { components } from '../../rest/account.generated.ts'

export type ViewerSource = components['schemas']['Me']
