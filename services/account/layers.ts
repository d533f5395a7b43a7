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
  // An area with its own layers (invoicing/layers.ts).
  invoicing: ['invoicing'],
  // What is already published of modules to come.
  coming: ['planned'],
} as const
