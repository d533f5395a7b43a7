// The screens without an organization, lowest first: each imports only those before it (docs/architecture.md, "Layers").
export const LAYERS = {
  shared: ['_components', 'newPassword', 'claims'],
  entrance: ['signIn', 'logout', 'twoFactor', 'forgotPassword', 'invitation'],
  organization: ['newOrganization', 'setup', 'switch'],
  customers: ['customerRequest', 'customerPortal', 'checkout'],
  errors: ['errors'],
} as const
