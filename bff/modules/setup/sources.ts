import type { components } from '../../rest/account.generated.ts'

export type SetupLinkSource = components['schemas']['SetupLink']
