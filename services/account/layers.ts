// The modules of this service, lowest first: each imports only those before it (docs/architecture.md, "Layers").
export const LAYERS = {
  platform: ['permissions', 'callers', 'mail', 'throttle', 'securityLog'],
  identity: [
    'people',
    'sessions',
    'secondFactor',
    'signIn',
    'social',
    'passwordReset',
    'setup',
    'approvalProofs',
    'protectedActions',
  ],
  organizations: ['organizations', 'members', 'profile', 'controls', 'orderSettings', 'savedViews'],
  access: ['apiTokens', 'exchange', 'webhooks', 'projection'],
} as const

/** Tables of higher modules that the SQL of a module reads where it stands. It may only get shorter. */
export const READS = {
  people: ['membership', 'passkey', 'setup_link', 'social_identity'],
  sessions: ['controls', 'membership'],
  setup: ['membership'],
} as const
