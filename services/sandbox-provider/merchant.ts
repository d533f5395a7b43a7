// The merchants, and the credentials of both sides.

export const SANDBOX_PROVIDERS = ['XENDIT', 'MIDTRANS', 'DOKU'] as const
export type SandboxProvider = (typeof SANDBOX_PROVIDERS)[number]

/** The one merchant of each provider. */
export const MERCHANTS = {
  XENDIT: { clientId: null, secretKey: 'xnd_development_sandbox_key', webhookToken: 'sandbox-callback-token' },
  MIDTRANS: { clientId: null, secretKey: 'SB-Mid-server-sandbox', webhookToken: null },
  DOKU: { clientId: 'MCH-SANDBOX-1', secretKey: 'SK-sandbox-secret', webhookToken: null },
} as const satisfies Record<SandboxProvider, object>

/** The payer's name on bank statements. */
export const BANK_NAMES: Readonly<Record<SandboxProvider, string>> = {
  XENDIT: 'SINAR DIGITAL TERD',
  MIDTRANS: 'MIDTRANS',
  DOKU: 'NUSA SATU INTI ARTHA',
}
