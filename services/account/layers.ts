// The modules of this service, lowest first: each imports only those before it (docs/architecture.md, "Layers").
export const LAYERS = {
  platform: ['mail', 'securityLog'],
  identity: ['people', 'sessions', 'secondFactor', 'signIn', 'social', 'passwordReset', 'approvalProofs'],
  organizations: [
    'organizations',
    'protectedActions',
    'members',
    'roles',
    'invitations',
    'ownership',
    'profile',
    'controls',
    'orderSettings',
    'savedViews',
    'setup',
  ],
  access: ['apiTokens', 'exchange', 'webhooks', 'projection'],
} as const
