/** Our WebAuthn identity: passkeys are bound to our host, and responses must come from our origin. */
export function relyingParty(publicOrigin: string) {
  const { origin, hostname } = new URL(publicOrigin)
  return { name: 'Arus', id: hostname, origin }
}
