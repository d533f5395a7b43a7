// The modules of this service, lowest first: each imports only those before it (docs/architecture.md, "Layers").
export const LAYERS = {
  platform: ['files', 'permissions', 'callers', 'mail', 'throttle', 'securityLog'],
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
  access: ['apiTokens', 'exchange', 'exports', 'recordImports', 'webhooks', 'projection', 'positionEmails'],
  // An area with layers of its own (invoicing/layers.ts).
  invoicing: ['invoicing'],
  // What is published already of modules that are to come.
  coming: ['planned'],
} as const
