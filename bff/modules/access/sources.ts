import type { components } from '../../rest/account.generated.ts'

type Schemas = components['schemas']

export type SecondFactorSource = Schemas['SecondFactor']
export type LinkedProviderSource = Schemas['LinkedProvider']
export type UserSessionSource = Schemas['UserSession']
export type AuthenticatorSetupSource = Schemas['AuthenticatorSetup']
